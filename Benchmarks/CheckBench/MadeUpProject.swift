// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A classic Xcode project of a given size: twenty targets, a group for each of their folders, and
/// a reference and a build file for every source, as Xcode writes them.
struct MadeUpProject {
  private static let targets = 20
  private static let filesInFolder = 12

  private(set) var text = ""
  private(set) var fileCount = 0
  private var paths: [String] = []

  init(bytes: Int) {
    // A file takes two objects and two mentions, and its share of a group.
    let perFile = 470
    let files = bytes / perFile
    var sections: [String: [String]] = [:]
    var targetGroups: [String] = []
    for target in 0..<Self.targets {
      var folders: [String] = []
      var buildFiles: [String] = []
      let count = files / Self.targets
      for start in stride(from: 0, to: count, by: Self.filesInFolder) {
        var members: [String] = []
        let folder = "Feature\(start / Self.filesInFolder)"
        for number in start..<min(start + Self.filesInFolder, count) {
          let name = "Screen\(number)ViewModel+Actions.swift"
          let reference = Self.identifier("F", target, number)
          let build = Self.identifier("B", target, number)
          sections["PBXFileReference", default: []].append(
            "\(reference) /* \(name) */ = {isa = PBXFileReference; fileEncoding = 4; "
              + "lastKnownFileType = sourcecode.swift; path = \"\(name)\"; sourceTree = \"<group>\"; };"
          )
          sections["PBXBuildFile", default: []].append(
            "\(build) /* \(name) in Sources */ = {isa = PBXBuildFile; fileRef = \(reference) /* \(name) */; };"
          )
          members.append("\(reference) /* \(name) */")
          buildFiles.append("\(build) /* \(name) in Sources */")
          paths.append("Target\(target)/\(folder)/\(name)")
        }
        let group = Self.identifier("D", target, start)
        sections["PBXGroup", default: []].append(
          Self.group(group, path: folder, children: members))
        folders.append("\(group) /* \(folder) */")
      }
      fileCount += count
      let group = Self.identifier("E", target, 0)
      sections["PBXGroup", default: []].append(
        Self.group(group, path: "Target\(target)", children: folders))
      targetGroups.append(group)
      add(target, buildFiles: buildFiles, to: &sections)
    }
    finish(targetGroups, &sections)
  }

  private func add(_ target: Int, buildFiles: [String], to sections: inout [String: [String]]) {
    let phase = Self.identifier("A", target, 1)
    let list = Self.identifier("A", target, 2)
    let configuration = Self.identifier("A", target, 3)
    let kind = target == 0 ? "application" : target % 3 == 0 ? "app-extension" : "framework"
    sections["PBXSourcesBuildPhase", default: []].append(
      "\(phase) /* Sources */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = ("
        + buildFiles.map { "\n\t\t\t\t\($0)," }.joined() + "\n\t\t\t); };")
    sections["PBXNativeTarget", default: []].append(
      "\(Self.identifier("A", target, 0)) /* Target\(target) */ = {isa = PBXNativeTarget; "
        + "buildConfigurationList = \(list); buildPhases = (\(phase), ); dependencies = ( ); "
        + "name = Target\(target); productName = Target\(target); "
        + "productType = \"com.apple.product-type.\(kind)\"; };")
    sections["XCConfigurationList", default: []].append(
      "\(list) = {isa = XCConfigurationList; buildConfigurations = (\(configuration), ); "
        + "defaultConfigurationName = Release; };")
    sections["XCBuildConfiguration", default: []].append(
      "\(configuration) /* Release */ = {isa = XCBuildConfiguration; buildSettings = { "
        + "PRODUCT_BUNDLE_IDENTIFIER = \"com.example.target\(target)\"; PRODUCT_NAME = \"$(TARGET_NAME)\"; "
        + "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; name = Release; };")
  }

  private mutating func finish(_ groups: [String], _ sections: inout [String: [String]]) {
    let main = Self.identifier("C", 0, 0)
    let list = Self.identifier("C", 0, 1)
    let configuration = Self.identifier("C", 0, 2)
    let project = Self.identifier("C", 0, 3)
    sections["PBXGroup", default: []].append(Self.group(main, path: nil, children: groups))
    sections["XCConfigurationList", default: []].append(
      "\(list) = {isa = XCConfigurationList; buildConfigurations = (\(configuration), ); };")
    sections["XCBuildConfiguration", default: []].append(
      "\(configuration) = {isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 6.0; }; name = Release; };"
    )
    let targets = (0..<Self.targets).map { Self.identifier("A", $0, 0) }.joined(separator: ", ")
    sections["PBXProject", default: []].append(
      "\(project) = {isa = PBXProject; buildConfigurationList = \(list); developmentRegion = en; "
        + "knownRegions = (en, Base, ); mainGroup = \(main); targets = (\(targets), ); };")
    text =
      "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = 56;\n\tobjects = {\n"
    for (name, objects) in sections.sorted(by: { $0.key < $1.key }) {
      text += "\n/* Begin \(name) section */\n" + objects.map { "\t\t\($0)\n" }.joined()
      text += "/* End \(name) section */\n"
    }
    text += "\t};\n\trootObject = \(project);\n}\n"
  }

  /// The project and an empty file for each source.
  func write(to folder: URL) throws {
    let bundle = folder.appending(path: "Large.xcodeproj")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try text.write(to: bundle.appending(path: "project.pbxproj"), atomically: true, encoding: .utf8)
    for path in paths {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  private static func group(_ identifier: String, path: String?, children: [String]) -> String {
    "\(identifier) = {isa = PBXGroup; children = ("
      + children.map { "\n\t\t\t\t\($0)," }.joined() + "\n\t\t\t); "
      + (path.map { "path = \($0); " } ?? "") + "sourceTree = \"<group>\"; };"
  }

  private static func identifier(_ kind: String, _ target: Int, _ number: Int) -> String {
    let tail = String(target * 100_000 + number, radix: 16, uppercase: true)
    return kind + String(repeating: "0", count: 23 - tail.count) + tail
  }
}
