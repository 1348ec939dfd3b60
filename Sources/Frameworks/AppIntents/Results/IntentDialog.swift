// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

/// What an intent says.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// What is spoken.
  let full: LocalizedStringResource
  /// What is shown beside a snippet.
  let supporting: LocalizedStringResource?
  let systemImageName: String?

  private init(
    _ full: LocalizedStringResource, _ supporting: LocalizedStringResource?, _ image: String?
  ) {
    self.full = full
    self.supporting = supporting
    systemImageName = image
  }

  /// What is said and shown alike.
  public init(_ string: LocalizedStringResource) { self.init(string, nil, nil) }

  /// - Parameters:
  ///   - full: what is spoken when there is no screen to look at.
  ///   - supporting: what is said beside something that is shown.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full, supporting, nil)
  }

  /// What is said, with a symbol beside it.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full, nil, systemImageName)
  }

  /// What is said, and what is shown with a symbol beside it.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.init(full, supporting, systemImageName)
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// The dialog in this process's language.
  package var wireText: DialogText {
    DialogText(
      full: String(localized: full), supporting: supporting.map { String(localized: $0) },
      systemImageName: systemImageName)
  }
}
