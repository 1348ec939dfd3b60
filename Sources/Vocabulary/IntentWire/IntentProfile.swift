// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import IntentMetadata

/// What a fresh instance of an intent says of itself: what the manifest cannot know for certain.
public struct IntentProfile: Codable, Hashable, Sendable {
  public var intent: String
  public var title: String
  public var parameters: [ParameterProfile]
  public var authenticationPolicy: AuthenticationPolicy
  public var opensAppWhenRun: Bool

  public init(
    intent: String, title: String, parameters: [ParameterProfile],
    authenticationPolicy: AuthenticationPolicy, opensAppWhenRun: Bool
  ) {
    self.intent = intent
    self.title = title
    self.parameters = parameters
    self.authenticationPolicy = authenticationPolicy
    self.opensAppWhenRun = opensAppWhenRun
  }
}

/// What a parameter of a fresh instance says of itself.
public struct ParameterProfile: Codable, Hashable, Sendable {
  public var name: String
  public var title: String
  public var isOptional: Bool
  /// The value of a fresh instance, nil when it has none.
  public var defaultValue: IntentValue?
  public var requestValueDialog: DialogText?
  public var requestDisambiguationDialog: DialogText?
  /// `inclusiveRange`, both ends included.
  public var lowerBound: Double?
  public var upperBound: Double?
  public var hasOptionsProvider: Bool
  /// The parameter's own `query:`, by its type's name.
  public var query: String?
  /// `supportedValues` of an enum as raw values; nil for all.
  public var supportedValues: [String]?
  /// For `Date` and `DateComponents`: what is wanted.
  public var dateKind: DateKind?
  /// For `Bool`: the words for true and false.
  public var trueName: String?
  public var falseName: String?

  /// Which part of a date a parameter wants.
  public enum DateKind: String, Codable, Hashable, Sendable { case date, time, dateTime }

  public init(
    name: String, title: String, isOptional: Bool, defaultValue: IntentValue? = nil,
    requestValueDialog: DialogText? = nil, requestDisambiguationDialog: DialogText? = nil,
    lowerBound: Double? = nil, upperBound: Double? = nil, hasOptionsProvider: Bool = false,
    query: String? = nil, supportedValues: [String]? = nil, dateKind: DateKind? = nil,
    trueName: String? = nil, falseName: String? = nil
  ) {
    self.name = name
    self.title = title
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.hasOptionsProvider = hasOptionsProvider
    self.query = query
    self.supportedValues = supportedValues
    self.dateKind = dateKind
    self.trueName = trueName
    self.falseName = falseName
  }
}
