// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentMetadata

/// How the words of a parameter are found in a sentence.
enum SlotKind: Hashable {
  /// Any words: String and the like.
  case text
  /// A name that the app resolves: an entity, or an option of a provider.
  case mention
  /// A value that its own words tell: date, number, enum case, …
  case typed
  /// A value that cannot be said, such as a file.
  case unspoken
}

/// A parameter of an intent as the matcher sees it.
struct Slot {
  var name: String
  var type: ValueType
  var kind: SlotKind
  var isList: Bool
  var isOptional: Bool
  /// The words before a value in any pattern of the intent.
  var openers: [[Literal]] = []
  /// Nouns that may stand beside the value without being part of it: "the marketing *project*".
  var nouns: Set<Int32> = []
  /// Small words that usually stand before a value of this type.
  var prepositions: Set<String>
  var hints = ReadingHints() {
    didSet { hintsNumber = hints.hashValue }
  }
  /// Tells hints apart at little cost.
  private(set) var hintsNumber = 0
}

/// An intent with its parameters, shared by all its patterns.
struct IntentSlots {
  var app: Int
  var identifier: String
  var slots: [Slot]
  var numbers: [String: Int]
  /// The order in which free words go to parameters: as the summary tells them, else declared.
  var order: [Int]

  init(_ intent: IntentDeclaration, app: Int, manifest: Manifest, words: inout PatternCompiler) {
    self.app = app
    identifier = intent.identifier
    slots = intent.parameters.map { Self.slot($0, manifest: manifest, words: &words) }
    numbers = Dictionary(
      slots.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    order = Array(slots.indices)
  }

  private static func slot(
    _ parameter: ParameterDeclaration, manifest: Manifest, words: inout PatternCompiler
  ) -> Slot {
    let type = parameter.valueType
    let kind = kind(of: type.element, hasOptions: parameter.hasDynamicOptions)
    let isList = if case .array = type { true } else { false }
    var slot = Slot(
      name: parameter.name, type: type, kind: kind, isList: isList,
      isOptional: parameter.isOptional, prepositions: prepositions(of: type.element))
    var names = [parameter.title.text]
    if case .entity(let name) = type.element, let entity = manifest.entities[name] {
      names.append(entity.displayTypeName.text)
      names += entity.synonyms.map(\.text)
    }
    if case .enumeration(let name) = type.element, let declaration = manifest.enumeration(name) {
      names.append(declaration.displayTypeName.text)
      slot.hints.cases = CaseWords(declaration)
    }
    slot.hints.defaultUnit = parameter.defaultUnitSymbol
    slot.hints.dateKind = parameter.dateKind.flatMap { DateKind(rawValue: $0) }
    if let names = parameter.booleanNames {
      slot.hints.trueNames = [names.true]
      slot.hints.falseNames = [names.false]
    }
    for name in names {
      let literals = words.literals(name)
      slot.nouns.formUnion(literals.filter(\.isContent).map(\.word.stem))
    }
    let title = words.literals(parameter.title.text)
    if kind != .unspoken, title.contains(where: \.isContent) {
      slot.openers.append(title)
      slot.openers.append([words.literal("with")] + title)
      if title.count > 1, let noun = title.last, noun.isContent { slot.openers.append([noun]) }
    }
    return slot
  }

  private static func kind(of type: ValueType, hasOptions: Bool) -> SlotKind {
    switch type {
    case .entity: .mention
    case .string: hasOptions ? .mention : .text
    case .attributedString: .text
    case .bool, .int, .double, .date, .dateComponents, .url, .duration, .enumeration, .measurement:
      .typed
    case .file, .person, .currencyAmount, .paymentMethod, .placemark, .recurrenceRule,
      .searchCriteria, .codable, .unknown, .array:
      .unspoken
    }
  }

  private static func prepositions(of type: ValueType) -> Set<String> {
    switch type {
    case .date, .dateComponents:
      ["on", "at", "by", "due", "in", "for", "before", "until", "from", "starting"]
    case .duration: ["for", "in", "of", "lasting", "to", "by"]
    case .int, .double: ["for", "with", "to", "of", "at", "by"]
    case .measurement: ["of", "to", "at", "by", "with", "for"]
    case .enumeration: ["with", "as", "at", "in", "to", "for", "on", "of"]
    case .bool: ["to", "as"]
    case .url: ["to", "at", "from", "with"]
    case .entity, .string:
      ["for", "in", "to", "with", "from", "on", "of", "at", "into", "under", "about", "by"]
    default: []
    }
  }

  /// Small words that another type is more at home with: a time after "at", a number after "for".
  static func isLoose(_ preposition: String, before type: ValueType) -> Bool {
    switch type {
    case .date, .dateComponents: preposition == "for"
    case .int, .double: preposition == "at" || preposition == "by"
    default: false
    }
  }

  /// Takes over what a pattern tells of its slots.
  mutating func learn(from pattern: Pattern) {
    for unit in pattern.units where !unit.opener.isEmpty {
      if !slots[unit.slot].openers.contains(unit.opener) {
        slots[unit.slot].openers.insert(unit.opener, at: 0)
      }
    }
    if pattern.source == .summary {
      let told = pattern.units.map(\.slot)
      if told.count > order.prefix(while: { told.contains($0) }).count {
        order = told + order.filter { !told.contains($0) }
      }
    }
  }
}

extension CaseWords {
  /// The cases of an enum by their titles and synonyms.
  package init(_ declaration: EnumDeclaration) {
    self.init(
      type: declaration.identifier,
      cases: declaration.cases.map {
        Case(rawValue: $0.identifier, names: [$0.title.text] + $0.synonyms.map(\.text))
      })
  }
}
