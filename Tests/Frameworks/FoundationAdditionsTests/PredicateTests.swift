// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Predicates in words")
struct PredicateTests {
  class Item: NSObject {
    let title: String
    init(_ title: String) { self.title = title }
  }

  final class Book: Item {
    let pages: Int
    let author: String?
    let due: Date
    let tags: [String]
    init(_ title: String, pages: Int, author: String? = nil, due: Double = 0, tags: [String] = []) {
      self.pages = pages
      self.author = author
      self.due = Date(timeIntervalSinceReferenceDate: due)
      self.tags = tags
      super.init(title)
    }
  }

  let book = Book("Élan vital", pages: 120, author: "Bergson", due: 100, tags: ["old", "French"])

  @Test(
    "What a book answers",
    arguments: [
      ("title == 'Élan vital'", true), ("title BEGINSWITH[cd] 'elan'", true),
      ("title BEGINSWITH 'elan'", false), ("title CONTAINS[c] \"VITAL\"", true),
      ("title LIKE[d] 'Elan*'", true), ("title MATCHES '.*vital'", true),
      ("title ENDSWITH 'vital' AND pages > 100", true), ("pages BETWEEN {100, 120}", true),
      ("pages < 100 OR author != nil", true), ("NOT (pages >= 120)", false),
      ("author IN {'Bergson', 'Sartre'}", true), ("author = nil", false),
      ("ANY tags == 'old'", true), ("ALL tags == 'old'", false), ("NONE tags == 'new'", true),
      ("tags CONTAINS 'French'", true), ("'Fre' IN 'French'", true),
      ("tags.@count == 2", true), ("missing == nil", true), ("TRUEPREDICATE", true),
      ("pages == 1 OR pages == 2 AND title == 'x' OR pages == 120", true),
    ])
  func formats(format: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: book) == expected)
  }

  @Test("Arguments take the places of their specifiers")
  func arguments() {
    let date = Date(timeIntervalSinceReferenceDate: 200)
    #expect(NSPredicate(format: "due < %@", date as NSDate).evaluate(with: book))
    #expect(NSPredicate(format: "%K == %@", "author", "Bergson").evaluate(with: book))
    #expect(NSPredicate(format: "pages > %d", 119).evaluate(with: book))
    #expect(NSPredicate(format: "author IN %@", ["Bergson"]).evaluate(with: book))
    #expect(
      NSPredicate(format: "pages == %@", argumentArray: [NSNumber(value: 120)])
        .evaluate(with: book))
  }

  @Test("Dictionaries and texts can be asked")
  func others() {
    let dictionary: [String: Any] = ["owner": ["name": "Ann"]]
    #expect(NSPredicate(format: "owner.name == 'Ann'").evaluate(with: dictionary))
    #expect(NSPredicate(format: "SELF BEGINSWITH 'a'").evaluate(with: "abc"))
  }

  @Test(
    "A format that cannot be read says why",
    arguments: [
      ("title ==", "a comparison lacks one of its sides"),
      ("title == 'x", "a text has no closing '"), ("title FOO 'x'", "the operator 'FOO'"),
      ("pages == %@", "a specifier has no argument"),
      ("SUBQUERY(tags, $t, $t == 1).@count > 0", "the function 'SUBQUERY' is not supported"),
      ("(pages == 1", "'(' without ')'"), ("pages == 1 2", "something follows"),
    ])
  func errors(format: String, reason: String) {
    let error = #expect(throws: PredicateFormatError.self) {
      try PredicateParser.parse(format, [])
    }
    #expect(error?.description.hasPrefix(reason) == true)
  }
}

/// A thing with the properties `name` and `size`, which is small or large.
private struct Thing: PredicateSubject, PredicateNames {
  var values: [String: any Sendable] = [:]

  func predicateValue(forKey key: String) -> Any? { values[key] }
  func isName(_ name: String) -> Bool { ["name", "size"].contains(name) }
  func problem(ofName name: String) -> String { "no '\(name)'" }

  func constant(
    _ constant: PredicateConstant, comparedWith name: String, place: Int
  ) throws(PredicateFormatError) -> Any? {
    switch constant {
    case .word("small"): return 1
    case .word("large"): return 2
    case .word: throw PredicateFormatError(description: "no size", place: place)
    case .value(let value): return value
    }
  }
}

@Suite("A predicate over known names") struct PredicateFormatTests {
  @Test(
    "understands words that a property has a meaning for",
    arguments: [
      ("size >= small AND name BEGINSWITH 'a'", true), ("large == size", true),
      ("size IN {small}", false), ("NOT (size BETWEEN {1, small})", true),
      ("name == size", false),
    ])
  func words(format: String, expected: Bool) throws {
    let predicate = try PredicateFormat(format, names: Thing())
    #expect(predicate.matches(Thing(values: ["name": "abc", "size": 2])) == expected)
  }

  @Test(
    "says where it goes wrong",
    arguments: [
      ("nam == 'x'", "no 'nam'", 0), ("size == 1 && size < hug", "no size", 20),
      ("size == 1 &&", "a comparison lacks one of its sides", 12),
      ("size 1", "a comparison has no operator", 5),
      ("size === 1", "a comparison lacks one of its sides", 7),
      ("name == 'x", "a text has no closing '", 8),
      ("(size == 1", "'(' without ')'", 10), ("size == 1 )", "something follows", 10),
      ("name MATCHES '('", "the text behind MATCHES is no regular expression", 13),
      ("name CONTAINZ 'x'", "the operator 'CONTAINZ'", 5),
    ])
  func places(format: String, reason: String, place: Int) {
    let error = #expect(throws: PredicateFormatError.self) {
      _ = try PredicateFormat(format, names: Thing())
    }
    #expect(error?.description.hasPrefix(reason) == true)
    #expect(error?.place == place)
  }

  @Test(
    "what is nested too deep or too long is refused before the stack ends",
    arguments: [
      String(repeating: "(", count: 10_000) + "pages == 1" + String(repeating: ")", count: 10_000),
      String(repeating: "NOT ", count: 10_000) + "pages == 1",
      String(repeating: "!", count: 100_000) + "pages == 1",
      "pages IN " + String(repeating: "{", count: 10_000),
      Array(repeating: "pages == 1", count: 2000).joined(separator: " OR "),
    ])
  func deep(format: String) {
    #expect(throws: PredicateFormatError.self) { try PredicateParser.parse(format, []) }
  }

  @Test("a hundred in each other and a thousand in a row are read")
  func limits() throws {
    let nested =
      String(repeating: "(", count: 99) + "pages == 120" + String(repeating: ")", count: 99)
    #expect(try PredicateParser.parse(nested, []).evaluate(with: ["pages": 120]))
    let long = Array(repeating: "pages == 120", count: 1001).joined(separator: " AND ")
    #expect(try PredicateParser.parse(long, []).evaluate(with: ["pages": 120]))
  }

  @Test("tells what text a property has to have")
  func required() throws {
    func required(_ format: String) throws -> String? {
      try PredicateFormat(format, names: Thing()).requiredText(of: "name")
    }
    #expect(try required("size > 1 AND (name == 'a' AND size < 3)") == "a")
    #expect(try required("'a' = name") == "a")
    #expect(try required("size > 1 OR name == 'a'") == nil)
    #expect(try required("NOT name == 'a'") == nil)
    #expect(try required("name ==[c] 'a'") == nil)
  }
}
