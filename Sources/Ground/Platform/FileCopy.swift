// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CPlatform
internal import Glibc

/// Copies files for whoever runs this process.
///
/// `FileManager.copyItem` gives copies to the owner of the original, which only root may do.
package enum FileCopy {
  /// Copies a file, a symbolic link or a folder with all that is in it to a path where nothing is.
  package static func copy(_ source: String, to target: String) throws(SystemError) {
    var status = stat()
    guard lstat(source, &status) == 0 else { throw .last("'\(source)' could not be read") }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: try copyFolder(source, to: target, mode: status.st_mode & 0o777)
    case S_IFLNK: try copyLink(source, to: target)
    default:
      let number = oai_copy_file(source, target)
      guard number == 0 else {
        throw SystemError(
          number: number, problem: "'\(source)' could not be copied to '\(target)'")
      }
    }
  }

  private static func copyFolder(
    _ source: String, to target: String, mode: mode_t
  ) throws(SystemError) {
    guard mkdir(target, 0o700) == 0 else { throw .last("'\(target)' could not be made") }
    guard access(source, R_OK | X_OK) == 0 else { throw .last("'\(source)' could not be read") }
    for name in FileStamp.entries(of: source) {
      try copy("\(source)/\(name)", to: "\(target)/\(name)")
    }
    // Its owner has to be able to remove it again, whatever the original says.
    guard chmod(target, mode | 0o700) == 0 else { throw .last("'\(target)' could not be made") }
  }

  private static func copyLink(_ source: String, to target: String) throws(SystemError) {
    let destination = FileEntry.destination(of: source)
    guard let destination, symlink(destination, target) == 0 else {
      throw .last("'\(source)' could not be copied to '\(target)'")
    }
  }
}
