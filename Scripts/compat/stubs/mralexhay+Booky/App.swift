// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import Foundation

struct Book {
  var id = UUID()
  var title = ""
  var author = ""
  var coverImage: Data?
  var isRead = false
  var datePublished = Date()
}

final class BookManager: Sendable {
  static let shared = BookManager()
  func getAllBooks() -> [Book] { [] }
  func findBook(withId id: UUID) throws -> Book { Book() }
  func markBook(withId id: UUID, as status: BookStatus) throws {}
}

@MainActor final class ViewModel {
  static let shared = ViewModel()
  func navigateTo(book: Book) {}
  func navigateToLibrary() {}
}
