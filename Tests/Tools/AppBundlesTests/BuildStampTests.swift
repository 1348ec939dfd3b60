// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Testing

@testable import AppBundles

@Suite("Seeing that nothing changed") struct BuildStampTests {
  @Test("a digest changes with any file, and not with hidden ones or a package's tests")
  func digest() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Sources/A/a.swift")
    let before = InputDigest(roots: [folder.path]).value
    try folder.write("x", to: ".build/x")
    try folder.write("x", to: "Tests/T/t.swift")
    #expect(InputDigest(roots: [folder.path]).value == before)
    try folder.write("ab", to: "Sources/A/a.swift")
    let changed = InputDigest(roots: [folder.path]).value
    #expect(changed != before)
    try folder.write("", to: "Sources/A/b.swift")
    #expect(InputDigest(roots: [folder.path]).value != changed)
  }

  @Test("a stamp holds for its wish, while its bundle and its inputs stay")
  func current() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "pkg/a.swift")
    try folder.write("", to: "out/A.app/Info.plist")
    let roots = [folder.path + "/pkg"]
    let stamp = BuildStamp(
      configuration: .release, appTarget: nil, roots: roots,
      digest: BuildStamp.digest(roots: roots, configuration: .release),
      bundle: folder.path + "/out/A.app", warnings: ["w"])
    let path = folder.path + "/stamp.json"
    stamp.write(to: path)
    #expect(BuildStamp.current(path, configuration: nil, appTarget: nil) == stamp)
    #expect(BuildStamp.current(path, configuration: .release, appTarget: nil) == stamp)
    #expect(BuildStamp.current(path, configuration: .debug, appTarget: nil) == nil)
    #expect(BuildStamp.current(path, configuration: nil, appTarget: "B") == nil)
    try folder.write("changed", to: "pkg/a.swift")
    #expect(BuildStamp.current(path, configuration: nil, appTarget: nil) == nil)
    #expect(BuildStamp.current(folder.path + "/none", configuration: nil, appTarget: nil) == nil)
  }
}
