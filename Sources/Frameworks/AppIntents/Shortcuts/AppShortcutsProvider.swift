// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire
import IntentRuntime

/// The app's intents that are there without setting anything up.
public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }

  static var shortcutTileColor: ShortcutTileColor { get }

  /// What a person may say that must not be taken for one of the phrases.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  public typealias OptionsCollection = AppShortcutOptionsCollection
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  public typealias Summary = AppShortcutParameterPresentationSummary

  public static var shortcutTileColor: ShortcutTileColor { .blue }

  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }

  /// Tells the system to ask again which values the phrases' parameters can have.
  public static func updateAppShortcutParameters() {
    ProcessNotes.post(.shortcutParametersChanged)
  }
}

/// The colour of the shortcuts' tiles.
public enum ShortcutTileColor: Sendable {
  case red
  case orange
  case tangerine
  case yellow
  case lime
  case teal
  case lightBlue
  case blue
  case navy
  case grape
  case purple
  case pink
  case grayBlue
  case grayGreen
  case grayBrown
}
