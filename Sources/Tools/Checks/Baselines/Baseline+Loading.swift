// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Platform
package import ProjectModel

extension Baseline {
  /// Reads the earlier state that a person names: a file that was recorded, an `.app` or `.ipa`,
  /// the metadata of one, another checkout, or else a git revision of the project.
  package static func load(
    from source: String, for project: Project
  ) throws(BaselineError) -> Baseline {
    guard let stamp = FileStamp(path: source) else {
      return try RevisionReader(revision: source, project: project).read()
    }
    let name = source.split(separator: "/").last.map { "'\($0)'" } ?? source
    if source.hasSuffix(".ipa") { return try BundleReader.read(archive: source, named: name) }
    if stamp.isDirectory {
      if BundleReader.isBundle(source) { return try BundleReader.read(bundle: source, named: name) }
      do {
        return read(try ProjectReader.read(source), named: name)
      } catch {
        throw BaselineError("\(error)")
      }
    }
    return try BaselineFile.read(source, named: name)
  }
}
