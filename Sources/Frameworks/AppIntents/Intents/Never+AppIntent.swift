// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension Never: IntentResult {
  public typealias Value = Never
  public typealias Snippet = Never
  public typealias Dialog = Never
  public typealias OpensAppIntent = Never

  public var value: Never? { nil }
}

extension Never: AppIntent {
  public typealias PerformResult = IntentResultContainer<Never, Never, Never, Never>

  public static var title: LocalizedStringResource { "" }

  /// There is no value of this type: calling it ends the process.
  public init() { fatalError("'Never' stands for 'no intent' and cannot be made") }

  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

extension Never: _IntentValue, ParameterSummary {
  public typealias Intent = Never
  public typealias ValueType = Never
  public typealias UnwrappedType = Never

  public static var defaultResolverSpecification: EmptyResolverSpecification<Never> {
    EmptyResolverSpecification()
  }
}
