// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

/// One of the things that `requestChoice` offers.
public struct IntentChoiceOption: Equatable, Sendable {
  public let title: LocalizedStringResource
  public let style: Style

  /// An option by what it says.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// The option of a person who does not want any of the others.
  public static var cancel: IntentChoiceOption {
    IntentChoiceOption(title: "Cancel", style: .cancel)
  }

  /// How an option is shown.
  public struct Style: Equatable, Hashable, Sendable {
    fileprivate var style: Choice.Style

    public static var cancel: Style { Style(style: .cancel) }
    public static var destructive: Style { Style(style: .destructive) }
    public static var `default`: Style { Style(style: .regular) }
  }

  var choice: Choice { Choice(title: String(localized: title), style: style.style) }
}
