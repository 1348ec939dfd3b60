// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An intent with the phrases that run it.
public struct AppShortcut {
  /// The intent, with the values that it presets.
  package let intent: any AppIntent
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?
  /// The phrases as the manifest has them, the parameters' names filled in.
  package let phraseTemplates: [String]

  /// The form before iOS 17.
  @available(*, deprecated, message: "give a shortTitle and a systemImageName")
  @_disfavoredOverload
  public init<Intent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: _const String? = nil
  ) where Intent: AppIntent {
    self.init(intent, phrases, shortTitle, systemImageName)
  }

  /// An intent with its phrases, a title and a symbol.
  public init<Intent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: _const String
  ) where Intent: AppIntent {
    self.init(intent, phrases, shortTitle, systemImageName)
  }

  /// An intent with its phrases and the way its parameter is offered.
  public init<Intent, Value, Parameter, ParameterKeyPath>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: _const String,
    parameterPresentation: AppShortcutParameterPresentation<
      Intent, Value, Parameter, ParameterKeyPath
    >
  )
  where
    Intent: AppIntent, Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
  {
    self.init(intent, phrases, shortTitle, systemImageName)
  }

  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>],
    _ shortTitle: LocalizedStringResource?, _ systemImageName: String?
  ) {
    self.intent = intent
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    phraseTemplates = phrases.map { $0.template(of: intent) }
  }
}
