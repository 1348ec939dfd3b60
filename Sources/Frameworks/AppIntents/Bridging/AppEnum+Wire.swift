// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

extension AppEnum {
  var wireCase: IntentValue {
    .enumeration(type: WireValues.name(of: Self.self), rawValue: rawValue.description)
  }

  static func fromWire(_ value: IntentValue) -> Self? {
    switch value {
    case .enumeration(_, let text), .string(let text): RawValue(text).flatMap(Self.init(rawValue:))
    default: nil
    }
  }

  /// The case as a person chooses it.
  var choice: Choice {
    var choice = Choice(
      displaying: Self.caseDisplayRepresentations[self]
        ?? .init(stringLiteral: rawValue.description))
    choice.value = wireCase
    return choice
  }
}

extension Choice {
  init(displaying display: DisplayRepresentation) {
    self.init(
      title: String(localized: display.title),
      subtitle: display.subtitle.map { String(localized: $0) },
      synonyms: display.synonyms.map { String(localized: $0) })
  }

  /// Any value as a person chooses it: by its display representation, else by how it is written.
  init<Value: _IntentValue>(choosing value: Value) {
    let wire = WireValues.encode(value, includingProperties: false)
    if let enumeration = value as? any AppEnum {
      self = enumeration.choice
    } else if let displayable = value as? any InstanceDisplayRepresentable {
      self.init(displaying: displayable.displayRepresentation)
    } else if let convertible = value as? any CustomLocalizedStringResourceConvertible {
      self.init(title: String(localized: convertible.localizedStringResource))
    } else {
      self.init(title: wire.writtenForPeople ?? String(describing: value))
    }
    self.value = wire
  }
}

extension IntentValue {
  /// How a value without a display representation is shown, nil for the kinds that have one.
  fileprivate var writtenForPeople: String? {
    switch self {
    case .string(let text), .url(let text), .attributedString(let text): text
    case .date(let date): date.formatted(date: .abbreviated, time: .shortened)
    case .measurement(let value, let symbol, _): "\(value.formatted()) \(symbol)"
    default: nil
    }
  }
}
