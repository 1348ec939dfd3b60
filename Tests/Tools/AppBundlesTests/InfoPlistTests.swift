// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import Testing

@testable import AppBundles

@Suite("The property list of a bundle") struct InfoPlistTests {
  static func target(_ name: String = "Acme") -> SwiftPackage.Target {
    SwiftPackage.Target(
      name: name, c99name: name, type: "executable", path: "Sources/\(name)", sources: [])
  }

  private func plist(
    _ file: [String: PropertyList]?, _ kind: BundleExecutable.Kind = .app
  ) throws(BundleBuildError) -> InfoPlist {
    try InfoPlist(
      file: file, path: "Info.plist", target: Self.target(), kind: kind,
      defaultIdentifier: "local.acme")
  }

  @Test("without a file everything that iOS expects is there")
  func defaults() throws {
    let plist = try plist(nil)
    #expect(plist.bundleIdentifier == "local.acme")
    #expect(plist.executableName == "Acme")
    #expect(plist.string("CFBundlePackageType") == "APPL")
    let appex = try self.plist(nil, .appIntentsExtension)
    #expect(appex.string("CFBundlePackageType") == "XPC!")
    #expect(InfoPlist.kind(of: appex.values) == .appIntentsExtension)
  }

  @Test("variables are replaced, in lists and dictionaries too")
  func variables() throws {
    let plist = try plist([
      "CFBundleIdentifier": .string("com.acme.$(PRODUCT_NAME:rfc1034identifier)"),
      "CFBundleExecutable": .string("${EXECUTABLE_NAME}"),
      "List": .array([.dictionary(["Name": .string("a $(TARGET_NAME) b $ c")])]),
    ])
    #expect(plist.bundleIdentifier == "com.acme.Acme")
    #expect(plist.values["List"] == .array([.dictionary(["Name": .string("a Acme b $ c")])]))
  }

  @Test("an unknown variable is named")
  func unknownVariable() {
    let error = #expect(throws: BundleBuildError.self) {
      try plist(["CFBundleName": .string("$(SECRET)")])
    }
    #expect(error?.message.contains("'$(SECRET)'") == true)
  }

  @Test(
    "an identifier that is no folder name is refused",
    arguments: ["", "a/b", "../x", "com.acme app", "com.ácme"])
  func identifier(_ text: String) {
    #expect(throws: BundleBuildError.self) {
      try plist(["CFBundleIdentifier": .string(text)])
    }
  }

  @Test("an executable by another name is refused, since none would be there")
  func executable() {
    #expect(throws: BundleBuildError.self) {
      try plist(["CFBundleExecutable": .string("Other")])
    }
  }

  @Test("values of every kind survive")
  func kinds() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <plist version="1.0"><dict><key>a</key><true/><key>b</key><integer>7</integer>
      <key>c</key><real>1.5</real><key>d</key><array><string>x</string></array>
      <key>e</key><data>AQI=</data><key>f</key><date>2026-11-30T10:00:00Z</date></dict></plist>
      """, to: "x.plist")
    let values = try #require(try PropertyList.readDictionary(folder.path + "/x.plist"))
    #expect(values["a"] == .boolean(true))
    #expect(values["b"] == .integer(7))
    #expect(values["c"] == .real(1.5))
    #expect(values["d"] == .array([.string("x")]))
    try folder.write(
      String(decoding: try PropertyList.write(values), as: UTF8.self), to: "y.plist")
    #expect(try PropertyList.readDictionary(folder.path + "/y.plist") == values)
  }

  @Test("a broken file is named")
  func broken() throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist", to: "Info.plist")
    let error = #expect(throws: BundleBuildError.self) {
      try PropertyList.readDictionary(folder.path + "/Info.plist")
    }
    #expect(error?.code == .input)
    #expect(try PropertyList.readDictionary(folder.path + "/none.plist") == nil)
  }
}
