// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import SwiftSyntax
import Testing

@testable import SourceModel

@Suite("Members that are parsed when something asks") struct ClosedMemberTests {
  private func file(_ text: String, isWhole: @escaping (String) -> Bool = { _ in false })
    -> ParsedFile
  {
    ParsedFile(
      SourceFile(path: "File.swift", text: text), module: "Acme",
      configuration: SourceConfiguration(platform: .ios), closingUnless: isWhole)
  }

  private func names(_ text: String) -> [String] {
    file(text).closedMembers.all.map { $0.name ?? "?" }
  }

  @Test(
    "are told apart by their bytes",
    arguments: [
      ("struct A { let a = 1\n let b = 2 }", ["a", "b"]),
      ("struct A { let a = 1; let b = 2 }", ["a", "b"]),
      ("struct A { let (a, b) = (1, 2) }", ["?"]),
      ("struct A { let a = 1, b = 2 }", ["?"]),
      ("struct A { var a: Int { 1 }\n func b() {} }", ["a", "b"]),
      ("struct A { func a()\n  async throws\n  -> Int\n{ 1 }\n init() {} }", ["a", "init"]),
      ("struct A { func `class`() {}\n var `func`: Int { 1 } }", ["class", "func"]),
      ("struct A { func a<T: B>(_ t: T = { 1 }()) where T: C {} }", ["a"]),
      ("struct A { static func == (a: A, b: A) -> Bool { true } }", [""]),
      ("struct A { subscript(a: Int) -> Int { 1 }\n let b = 2 }", ["?", "b"]),
      ("class A { class func a() {}\n class B { let b = 1 } }", ["a", "b"]),
      ("actor A { init?(a: Int) {}\n deinit {} }", ["init", "?"]),
      ("extension A: B { @C<D>(\\.$e) var a\n @F @G(\"}\") let b = 1 }", ["a", "b"]),
      ("enum A { case a, b(Int), c\n var d: Int { 1 } }", ["d"]),
      ("protocol A { var a: Int { get }\n func b() }", []),
      ("func a() {}\nlet b = 1\nvar c: Int { 1 }", ["a"]),
      ("let a = A { b in c }\nfunc d() {}", ["d"]),
      ("#Preview(\"A\") { A() }\nfunc b() {}", ["?", "b"]),
      ("struct A { let a = b\n  .c()\n  .d { 1 }\n let e = 1 }", ["a", "e"]),
      ("struct A { let a =\n  1\n let b: \n Int = 2 }", ["a", "b"]),
    ])
  func tellsApart(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test(
    "end where they end, whatever texts and comments say",
    arguments: [
      ##"let a = "}""##, ##"let a = "\("}")""##, ##"let a = #"\("}"##, ##"let a = #""}"#"##,
      ##"let a = #"\#("}")"#"##, "let a = \"\"\"\n}\"\n\"\"\"", "/* } /* } */ } */ let a = 1",
      "let a = 1 // }", "let a = /[}\"]/", "let a = b / c // }\n  / d", "let a = b /c",
      "func a() { b /= 2 }", "func a() { return /}/ }", "let a = [b(\"]\"): { 1 }]",
      "func a() { \"\\(b(\"}\"))\" }",
    ])
  func ends(_ member: String) {
    let text = "struct A {\n\(member)\nlet last = 1\n}\nstruct B { let other = 1 }"
    let isText = member == ##"let a = #"\("}"##
    // A text that is never closed is not understood.
    #expect(names(text) == (isText ? [] : ["a", "last", "other"]))
  }

  @Test(
    "are left in their file where the bytes do not tell",
    arguments: [
      "struct A { let a = b\n#if C\n  .d()\n#endif\n}", "struct A { func a() { ( } }",
      "struct A { strange func a() {} }", "struct A { func a() {}", "struct A { let a = #/}/# }",
      "<<<<<<< HEAD\nstruct A { let a = 1 }\n=======\n>>>>>>> b\n",
    ])
  func isLeft(_ text: String) { #expect(names(text).isEmpty) }

  @Test("in a branch of an '#if' of their own are left in their file") func conditional() {
    let text = """
      #if os(iOS)
      struct A {
        let a = 1
        #if DEBUG
        let b = 1
        #endif
        let c = 1
        #if DEBUG
        @B
        #endif
        let d = 1
      }
      func e() {}
      #endif
      """
    #expect(names(text) == ["a", "c"])
  }

  @Test("stay in types whose headings say so") func whole() {
    let text = "struct A: B { let a = 1\n struct C { let c = 1 } }\nstruct D { let d = 1 }"
    #expect(file(text) { $0 == "B" }.closedMembers.all.map(\.name) == ["d"])
  }

  @Test("are not in the tree, and whole when they are opened", arguments: ["\n", "\r\n", "\r"])
  func opens(_ end: String) throws {
    let text = ["struct A {", "  /// a", "  @B static var a: Int {", "    1", "  }", "}"]
      .joined(separator: end)
    let file = file(text)
    #expect(!file.tree.description.contains("var"))
    #expect(file.wholeTree.description == text)
    let index = DeclarationIndex(files: [file], modules: ["Acme"])
    let type = try #require(index.types["Acme.A"])
    let property = try #require(type.properties(named: "a", isStatic: true).first)
    #expect(type.properties(named: "b", isStatic: true).isEmpty)
    #expect(property.variable.attributes.trimmedDescription == "@B")
    let value = try #require(property.value)
    #expect(file.range(of: value).start.line == 4)
    #expect(file.range(of: value).start.column == 5)
    #expect(file.range(of: value).end.column == 6)
  }

  @Test("of types that are not compiled are not looked at") func notCompiled() {
    let file = file(
      """
      #if os(Linux)
      struct A { func a() { wanted() } }
      #else
      struct B { func b() { wanted() } }
      #endif
      """)
    let trees = file.trees(mentioning: [WordSearch(["wanted"])])
    #expect(trees.dropFirst().map(\.trimmedDescription) == ["func b() { wanted() }"])
    #expect(file.trees(mentioning: [WordSearch(["want"])]).isEmpty)
  }

  @Test("are those that a parser finds, in the sources of this package") func agreesWithParser()
    throws
  {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var count = 0
    for case let url as URL in files where url.path.contains("Tools/SourceModel/") {
      guard url.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: url, encoding: .utf8)
      let closed = members(of: file(text))
      let isSame = closed == members(of: file(text) { _ in true })
      #expect(isSame, "\(url.lastPathComponent)")
      count += closed.count
    }
    #expect(count > 300)
  }

  /// What is declared but for types, and where.
  private func members(of file: ParsedFile) -> [String] {
    let index = DeclarationIndex(files: [file], modules: ["Acme"])
    let all = index.ordered.flatMap(\.members) + file.functions
    return all.filter { NominalDeclaration($0.declaration) == nil }.map {
      "\(file.position(of: $0.declaration)) \($0.declaration.trimmedDescription)"
    }
  }
}
