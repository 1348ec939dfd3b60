// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Something that a person can ask an app to do.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  /// A short name, in the imperative.
  static var title: LocalizedStringResource { get }

  /// Whether the app comes to the foreground before the intent runs.
  static var openAppWhenRun: Bool { get }

  /// In which states of the app the intent can run.
  static var supportedModes: IntentModes { get }

  /// What a locked device asks of its owner first.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// Whether the system offers the intent outside of the app's own interface.
  static var isDiscoverable: Bool { get }

  /// The intent as a sentence with its parameters in it.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// What the intent does.
  ///
  /// The system reads it from the manifest: a declaration that is not written as optional is no
  /// witness of this requirement, so the protocol answers nil for it.
  static var description: IntentDescription? { get }

  /// Does what the intent is for.
  func perform() async throws -> PerformResult

  init()
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias When = ParameterSummaryWhenCondition
  public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<
    Self, Value, CaseCondition
  >
  where Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
  public typealias Case = ParameterSummaryCaseCondition
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
  public typealias Summary = IntentParameterSummary<Self>
  public typealias Option = IntentChoiceOption
}

extension AppIntent {
  public static var openAppWhenRun: Bool { false }

  /// Follows `openAppWhenRun`.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }

  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  public static var isDiscoverable: Bool { true }

  public static var description: IntentDescription? { nil }

  public static var persistentIdentifier: String { String(describing: Self.self) }

  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
}
