// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import FoundationEssentials

/// Where a request comes from.
public enum Surface: String, Codable, Hashable, Sendable {
  case siri, shortcuts, spotlight, widget, liveActivity, alarm, app
}

/// One run of one intent.
public struct PerformRequest: Codable, Hashable, Sendable {
  /// The intent's identifier in the manifest.
  public var intent: String
  /// Values by parameter name; an absent parameter keeps the default of the declaration.
  public var parameters: [String: IntentValue]
  public var context: RunContext
  /// How many levels of properties the entities of the result bring; nil for their own alone.
  public var propertyDepth: Int?

  public init(
    intent: String, parameters: [String: IntentValue], context: RunContext,
    propertyDepth: Int? = nil
  ) {
    self.intent = intent
    self.parameters = parameters
    self.context = context
    self.propertyDepth = propertyDepth
  }
}

/// The circumstances of a run.
public struct RunContext: Codable, Hashable, Sendable {
  public var surface: Surface
  /// When the request was made: `IntentSystemContext.preciseTimestamp`.
  public var timestamp: Date
  public var isForeground: Bool
  /// Whether `continueInForeground` may succeed.
  public var canContinueInForeground: Bool
  /// The device's locale and time zone, by identifier.
  public var locale: String
  public var timeZone: String
  /// The request that the assistant resolves; nil where it does not take part.
  public var resolution: ResolutionProgress?

  public init(
    surface: Surface, timestamp: Date, isForeground: Bool = false,
    canContinueInForeground: Bool = true, locale: String = "en_US", timeZone: String = "UTC",
    resolution: ResolutionProgress? = nil
  ) {
    self.surface = surface
    self.timestamp = timestamp
    self.isForeground = isForeground
    self.canContinueInForeground = canContinueInForeground
    self.locale = locale
    self.timeZone = timeZone
    self.resolution = resolution
  }
}

/// A search for entities, or for the options of a parameter.
public struct ItemsRequest: Codable, Hashable, Sendable {
  /// Who is asked.
  public enum Source: Codable, Hashable, Sendable {
    /// The default query of an entity, by the entity's type name.
    case entity(String)
    /// A parameter's own query or options provider; `parameters` are the values known so far,
    /// for `@IntentParameterDependency`.
    case parameter(intent: String, name: String, parameters: [String: IntentValue])
  }

  /// What is asked for.
  public enum Search: Codable, Hashable, Sendable {
    /// `EntityStringQuery`; a query without it answers from its suggestions by title and synonym.
    case matching(String)
    case identifiers([String])
    /// `suggestedEntities()` or `results()`.
    case suggested
    /// `EnumerableEntityQuery` or `UniqueAppEntityQuery`.
    case all
    /// The options provider's `defaultResult()`: no item or one.
    case defaultValue
  }

  public var source: Source
  public var search: Search
  public var context: RunContext
  /// How many levels of properties the entities bring; nil for none.
  public var propertyDepth: Int?

  public init(source: Source, search: Search, context: RunContext, propertyDepth: Int? = nil) {
    self.source = source
    self.search = search
    self.context = context
    self.propertyDepth = propertyDepth
  }
}

/// The things that were found, in the order in which a person is offered them.
public struct ItemsReply: Codable, Hashable, Sendable {
  /// Things under one heading, or under none.
  public struct Section: Codable, Hashable, Sendable {
    public var title: String?
    public var items: [Choice]

    public init(title: String? = nil, items: [Choice]) {
      self.title = title
      self.items = items
    }
  }

  public var promptLabel: String?
  public var sections: [Section]

  public init(promptLabel: String? = nil, sections: [Section]) {
    self.promptLabel = promptLabel
    self.sections = sections
  }

  public var items: [Choice] { sections.flatMap(\.items) }
}

/// One thing that a person can choose.
public struct Choice: Codable, Hashable, Sendable {
  /// How an option of `requestChoice` is shown.
  public enum Style: String, Codable, Hashable, Sendable { case regular, cancel, destructive }

  public var title: String
  public var subtitle: String?
  public var synonyms: [String]
  public var style: Style
  /// What is chosen; nil for an option of `requestChoice`, which travels back as its index.
  public var value: IntentValue?

  public init(
    title: String, subtitle: String? = nil, synonyms: [String] = [], style: Style = .regular,
    value: IntentValue? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
    self.style = style
    self.value = value
  }
}
