// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An intent whose result is a view that the system shows and refreshes.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

/// A snippet without content.
public struct EmptySnippetIntent: SnippetIntent {
  public static let title: LocalizedStringResource = "Empty Snippet"
  public static let isDiscoverable = false

  public init() {}

  public func perform() async throws -> some ShowsSnippetView {
    IntentResultContainer<Never, Never, _SnippetViewContainer, Never>()
  }
}
