// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProjectModel

@Suite("Operations of settings") struct SettingOperationTests {
  @Test(
    "change a value",
    arguments: [
      ("My App", "identifier", "My_App"), ("My App", "rfc1034identifier", "My-App"),
      ("a/b/c.swift", "dir", "a/b"), ("a/b/c.swift", "file", "c.swift"),
      ("a/b/c.swift", "base", "c"), ("a/b/c.swift", "suffix", ".swift"), ("Ab", "upper", "AB"),
      ("Ab", "lower", "ab"), ("YES", "not", "NO"), ("17.4.1", "truncatedversion", "17.4"),
      ("", "default=x", "x"), ("y", "default=x", "y"), ("a/b.c", "suffix=.d", "a/b.d"),
    ])
  func change(_ value: String, _ operation: String, _ expected: String) {
    #expect(SettingOperation.apply(operation[...], to: value) == expected)
  }

  @Test("make a module's name of any other")
  func moduleName() {
    #expect(SettingOperation.moduleName("1Password 7-Beta") == "_Password_7_Beta")
  }

  @Test("quoted words of a list stay whole")
  func words() {
    #expect(
      SettingList.words(#"a "b c" 'd' e\ f  "$(inherited)""#)
        == ["a", "b c", "d", "e f", "$(inherited)"])
  }
}
