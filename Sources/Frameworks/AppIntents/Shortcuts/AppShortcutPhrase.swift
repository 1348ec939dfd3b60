// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a person says to run a shortcut.
///
/// Only the app's name and a parameter can be put into a phrase.
public struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation
where Intent: AppIntent {
  fileprivate enum Part {
    case text(String)
    case applicationName
    case parameter(PartialKeyPath<Intent>)
  }

  private let parts: [Part]

  /// A phrase without parameters and without the app's name.
  public init(_ value: String) { parts = [.text(value)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Takes the pieces of the literal, as the compiler hands them over.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }

    /// Takes the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.applicationName)
    }

    /// Takes a parameter, by its key path.
    public mutating func appendInterpolation<Value, Subject>(_ subject: Subject)
    where
      Value: _IntentValue, Value: Sendable, Subject: KeyPath<Intent, IntentParameter<Value>>
    {
      parts.append(.parameter(subject))
    }
  }

  /// The phrase as the manifest has it: `Add ${title} in ${applicationName}`.
  ///
  /// A key path's text holds no name, so the parameter that it leads to is looked up by identity.
  func template(of intent: Intent) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .applicationName: return "${applicationName}"
      case .parameter(let keyPath):
        let box = intent[keyPath: keyPath] as AnyObject
        let named = Reflection.parameters(of: intent).first { $0.box === box }
        return "${\(named?.name ?? "")}"
      }
    }.joined()
  }
}

/// What can stand in a phrase beside parameters.
public enum AppShortcutPhraseToken {
  case applicationName
}
