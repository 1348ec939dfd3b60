// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel

/// Where a finding about an `Info.plist` stands: the line of a key or a value, else the file that
/// declares the target.
struct PlistPlace {
  var path: String
  var line: Int

  init(_ texts: [String], of target: Target, in project: CheckedProject) {
    guard let path = target.infoPlistPath else {
      self.path = target.manifest
      line = 1
      return
    }
    self.path = path
    let lines = (project.text(ofResource: path) ?? "").sourceLines
    let found = texts.lazy.compactMap { text in
      lines.firstIndex { $0.contains(">\(text)<") }
    }.first
    line = (found ?? 0) + 1
  }
}
