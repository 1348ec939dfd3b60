// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProjectModel

@Suite("Layers of settings") struct SettingLayersTests {
  private func layers(_ layers: [(String, String)]...) -> SettingLayers {
    SettingLayers(
      layers: layers.map { layer in
        Dictionary(grouping: layer) { SettingAssignment.parse($0.0).name }.mapValues { entries in
          entries.map { key, value in
            SettingAssignment(value: value, conditions: SettingAssignment.parse(key).conditions)
          }
        }
      }, circumstances: ["sdk": "iphoneos", "config": "Release"])
  }

  @Test("inherit from the layer below")
  func inherited() {
    let layers = layers([("A", "1")], [("B", "x")], [("A", "$(inherited) 2")], [("A", "$(A) 3")])
    #expect(layers.value(of: "A") == "1 2 3")
  }

  @Test("may name settings inside of names")
  func nested() {
    let layers = layers([("NAME_Release", "r"), ("CONFIGURATION", "Release")])
    #expect(layers.expand("<$(NAME_$(CONFIGURATION))> ${NAME_Release:upper} $(NONE)") == "<r> R ")
    #expect(layers.expand("a $ b $(") == "a $ b $(")
  }

  @Test("that need themselves are empty there")
  func circle() {
    let layers = layers([("A", "a$(B)"), ("B", "b$(A)")])
    #expect(layers.value(of: "A") == "ab")
  }

  @Test("apply when all conditions match")
  func conditions() {
    let layers = layers([
      ("A", "any"), ("A[sdk=iphone*]", "phone"), ("A[sdk=iphone*][config=Debug]", "debug"),
      ("B[sdk=macosx*]", "mac"),
    ])
    #expect(layers.value(of: "A") == "phone")
    #expect(layers.value(of: "B") == nil)
  }
}

@Suite("Configuration files") struct ConfigurationFileTests {
  @Test("include others, and the later line wins")
  func includes() throws {
    let folder = try TemporaryFolder()
    try folder.write("A = 1\nB[sdk=iphoneos*] = c == d;\nURL = https:/$()/x\n", to: "base.xcconfig")
    try folder.write(
      "#include \"base.xcconfig\"\n#include? \"none.xcconfig\"\nA = $(inherited) 2 // two\n",
      to: "top.xcconfig")
    var reader = ConfigurationFileReader()
    let layer = reader.layer("\(folder.path)/top.xcconfig", namedBy: "project")
    let layers = SettingLayers(layers: [layer], circumstances: ["sdk": "iphoneos17.0"])
    #expect(layers.value(of: "A") == "1 2")
    #expect(layers.value(of: "B") == "c == d")
    #expect(layers.value(of: "URL") == "https://x")
    #expect(reader.problems.isEmpty)
  }

  @Test("that include themselves or what is not there are told with the line")
  func circles() throws {
    let folder = try TemporaryFolder()
    try folder.write("#include \"b.xcconfig\"\nA = 1\n", to: "a.xcconfig")
    try folder.write("\n#include \"a.xcconfig\"\n#include \"c.xcconfig\"\n", to: "b.xcconfig")
    var reader = ConfigurationFileReader()
    let layer = reader.layer("\(folder.path)/a.xcconfig", namedBy: "project")
    #expect(SettingLayers(layers: [layer]).value(of: "A") == "1")
    #expect(reader.problems.map(\.line) == [2, 3])
    #expect(
      reader.problems.map(\.problem) == [
        "'a.xcconfig' includes itself", "there is no 'c.xcconfig', which holds build settings",
      ])
  }
}
