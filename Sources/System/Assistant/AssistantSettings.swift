// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import IntentWire
public import Language

/// The circumstances in which a person speaks to the assistant.
public struct AssistantSettings: Hashable, Sendable {
  /// Now, time zone and locale, for reading values and for the run's context.
  public var reading: ReadingContext
  /// A locked device obeys `authenticationPolicy`.
  public var isLocked: Bool
  /// Whether an app may come to the foreground.
  public var canOpenApps: Bool
  /// How many levels of properties the entities of a result bring; nil for their own alone.
  public var propertyDepth: Int?
  /// Where the requests come from.
  public var surface: Surface

  public init(
    reading: ReadingContext, isLocked: Bool = false, canOpenApps: Bool = true,
    propertyDepth: Int? = nil, surface: Surface = .siri
  ) {
    self.reading = reading
    self.isLocked = isLocked
    self.canOpenApps = canOpenApps
    self.propertyDepth = propertyDepth
    self.surface = surface
  }
}
