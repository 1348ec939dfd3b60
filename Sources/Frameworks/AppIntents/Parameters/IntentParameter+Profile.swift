// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

extension IntentParameter {
  package func profile(name: String) -> ParameterProfile {
    var profile = ParameterProfile(
      name: name,
      title: String(localized: declaration.title ?? PropertyTitle.title(for: name)),
      isOptional: isOptional, defaultValue: defaultValue.map { WireValues.encode($0) },
      requestValueDialog: declaration.requestValueDialog?.wireText,
      requestDisambiguationDialog: declaration.requestDisambiguationDialog?.wireText,
      hasOptionsProvider: declaration.optionsProvider != nil,
      query: declaration.query.map { WireValues.name(of: type(of: $0)) })
    switch declaration.details {
    case .integer(_, let lower, let upper):
      profile.lowerBound = lower.map { Double($0) }
      profile.upperBound = upper.map { Double($0) }
    case .number(_, let lower, let upper):
      profile.lowerBound = lower
      profile.upperBound = upper
    case .flag(let names?):
      profile.trueName = String(localized: names.true)
      profile.falseName = String(localized: names.false)
    case .date(let form):
      profile.dateKind =
        switch form {
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        }
    case .enumeration(let cases): profile.supportedValues = cases.map(\.wireRawValue)
    case .none, .text, .flag, .file, .measurement: break
    }
    return profile
  }

  package func items(_ search: ItemsRequest.Search, resolver: EntityResolver) async throws
    -> ItemsReply
  {
    if let provider = declaration.optionsProvider {
      return try await Queries.options(of: provider, search, resolver: resolver)
    }
    if let query = declaration.query {
      return try await Queries.items(from: query, search, resolver: resolver)
    }
    if let entity = Value.ValueType.self as? any AppEntity.Type {
      return try await Queries.items(of: entity, search, resolver: resolver)
    }
    guard case .enumeration(let cases) = declaration.details else {
      return ItemsReply(sections: [])
    }
    let choices = cases.map { $0.choice }
    switch search {
    case .suggested, .all: return ItemsReply(sections: [.init(items: choices)])
    case .defaultValue: return ItemsReply(sections: [])
    case .matching(let text):
      return ItemsReply(sections: [.init(items: choices.filter { Matching.matches($0, text) })])
    case .identifiers(let identifiers):
      let wanted = Set(identifiers)
      let found = cases.filter { wanted.contains($0.wireRawValue) }.map { $0.choice }
      return ItemsReply(sections: [.init(items: found)])
    }
  }
}

extension AppEnum {
  /// The raw value as it travels.
  fileprivate var wireRawValue: String { rawValue.description }
}
