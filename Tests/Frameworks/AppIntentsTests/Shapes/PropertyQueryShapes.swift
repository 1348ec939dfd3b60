// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// Every form of a property query: the tests run its mappings.

struct Volume: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Volume"
  static let defaultQuery = VolumeQuery()

  let id: Int
  @Property(title: "Title") var title: String
  @Property(title: "Subtitle") var subtitle: String?
  @Property(title: "Pages") var pages: Int
  @Property(title: "Rating") var rating: Double?
  @Property(title: "Published") var published: Date
  @Property(title: "Tags") var tags: [String]
  @Property(title: "Priority") var priority: Priority
  @Property var project: Project?

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct VolumeQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = String

  static let findIntentDescription: IntentDescription? = IntentDescription("Finds books.")

  static let properties = QueryProperties {
    Property(\Volume.$title) {
      EqualToComparator { "title = \($0)" }
      NotEqualToComparator { "title != \($0)" }
      ContainsComparator { "title contains \($0)" }
      HasPrefixComparator { "title begins \($0)" }
      HasSuffixComparator { "title ends \($0)" }
    }
    Property(\Volume.$subtitle) {
      EqualToComparator { "subtitle = \($0 ?? "nil")" }
      ContainsComparator { "subtitle contains \($0)" }
    }
    Property(\Volume.$pages) {
      LessThanComparator { "pages < \($0)" }
      LessThanOrEqualToComparator { "pages <= \($0)" }
      GreaterThanComparator { "pages > \($0)" }
      GreaterThanOrEqualToComparator { "pages >= \($0)" }
      IsBetweenComparator { "pages in \($0)...\($1)" }
    }
    Property(\Volume.$rating) {
      GreaterThanComparator { "rating > \($0)" }
    }
    Property(\Volume.$tags) {
      ContainsComparator { "tags contain \($0)" }
    }
    Property(\Volume.$priority) {
      EqualToComparator { "priority = \($0.rawValue)" }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\Volume.$title)
    SortableBy(\Volume.$published)
  }

  func entities(for identifiers: [Int]) async throws -> [Volume] { [] }

  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Volume>], limit: Int?
  ) async throws -> [Volume] { [] }
}
