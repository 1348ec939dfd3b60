// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum NovelShelf: String, AppEnum {
  case upper, lower

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [NovelShelf: DisplayRepresentation] = [
    .upper: "Upper", .lower: "Lower",
  ]
}

struct NovelEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = NovelQuery()

  let id: Int
  @Property(title: "Title") var title: String
  @Property(title: "NovelShelf") private var shelf: NovelShelf

  init(id: Int, title: String) {
    self.id = id
    self.title = title
    shelf = id == 1 ? .upper : .lower
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

/// Its books come from a dependency, as an app's do.
struct NovelQuery: EntityStringQuery {
  @Dependency var library: NovelLibrary

  func entities(for identifiers: [Int]) async throws -> [NovelEntity] {
    library.books.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [NovelEntity] {
    library.books.filter { $0.title.contains(string) }
  }

  func suggestedEntities() async throws -> [NovelEntity] { library.books }
}

/// Its query needs what nobody registers.
struct OrphanedBook: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Orphaned Book"
  static let defaultQuery = OrphanedQuery()
  var id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct OrphanedQuery: EntityQuery {
  @Dependency(manager: OrphanedIntent.manager) var clock: any OrphanedClock
  func entities(for identifiers: [Int]) async throws -> [OrphanedBook] { [] }
}

struct NovelLibrary: Sendable {
  let books: [NovelEntity]

  static func register() {
    AppDependencyManager.shared.add(
      dependency: NovelLibrary(books: [
        NovelEntity(id: 1, title: "Emma"), NovelEntity(id: 2, title: "Middlemarch"),
      ]))
  }
}

struct TidyBookIntent: AppIntent {
  static let title: LocalizedStringResource = "Tidy"

  @Parameter(title: "Book") var book: NovelEntity

  func perform() async throws -> some ReturnsValue<NovelEntity> { .result(value: book) }
}

/// Asks for its book from a task that inherits nothing.
struct DetachedBookIntent: AppIntent {
  static let title: LocalizedStringResource = "Detached"

  @Parameter(title: "Book") var book: NovelEntity?

  func perform() async throws -> some IntentResult {
    let parameter = $book
    _ = try await Task.detached { try await parameter.requestValue() }.value
    return .result()
  }
}

struct PickChapterIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick Chapter"

  @Parameter(title: "Book") var book: NovelEntity
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
