// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Shelf: String, AppEnum {
  case upper, lower

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .upper: "Upper", .lower: "Lower",
  ]
}

struct BookEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  let id: Int
  @Property(title: "Title") var title: String
  @Property(title: "Shelf") private var shelf: Shelf

  init(id: Int, title: String) {
    self.id = id
    self.title = title
    shelf = id == 1 ? .upper : .lower
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

/// Its books come from a dependency, as an app's do.
struct BookQuery: EntityStringQuery {
  @Dependency var library: Library

  func entities(for identifiers: [Int]) async throws -> [BookEntity] {
    library.books.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [BookEntity] {
    library.books.filter { $0.title.contains(string) }
  }

  func suggestedEntities() async throws -> [BookEntity] { library.books }
}

struct Library: Sendable {
  let books: [BookEntity]

  static func register() {
    AppDependencyManager.shared.add(
      dependency: Library(books: [
        BookEntity(id: 1, title: "Emma"), BookEntity(id: 2, title: "Middlemarch"),
      ]))
  }
}

struct TidyBookIntent: AppIntent {
  static let title: LocalizedStringResource = "Tidy"

  @Parameter(title: "Book") var book: BookEntity

  func perform() async throws -> some ReturnsValue<BookEntity> { .result(value: book) }
}

struct PickChapterIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick Chapter"

  @Parameter(title: "Book") var book: BookEntity
  @Parameter(title: "Chapter", optionsProvider: ChapterOptions()) var chapter: String

  func perform() async throws -> some IntentResult { .result() }
}

/// Its options depend on another parameter.
struct ChapterOptions: DynamicOptionsProvider {
  @IntentParameterDependency<PickChapterIntent>(\.$book) var intent

  func results() async throws -> [String] {
    guard let intent else { return [] }
    return (1...intent.book.id).map { "\(intent.book.title) \($0)" }
  }
}
