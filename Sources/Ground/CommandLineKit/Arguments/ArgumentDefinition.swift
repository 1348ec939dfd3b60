// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One argument of a command as data: the source of parsing, help, completion and the dump.
package struct ArgumentDefinition: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case positional, option, flag }

  package var kind: Kind
  package var names: [ArgumentName]
  /// What stands for the value in help, without the angle brackets.
  package var valueName: String
  package var help: ArgumentHelp
  package var isOptional: Bool
  package var isRepeating: Bool
  package var defaultText: String?
  package var allValues: [String]
  package var completion: CompletionKind

  /// The long name if there is one; a positional argument has none.
  package var preferredName: ArgumentName? { names.first { $0.isLong } ?? names.first }

  /// How a message calls the argument: `--app`, or `<utterance>`.
  var displayName: String { preferredName?.spelling ?? "<\(valueName)>" }
}

/// A spelling of an option or a flag.
package enum ArgumentName: Hashable, Sendable {
  case long(String)
  case short(Character)

  /// As it is typed: `--app`, `-o`.
  package var spelling: String {
    switch self {
    case .long(let name): "--\(name)"
    case .short(let letter): "-\(letter)"
    }
  }

  var isLong: Bool { if case .long = self { true } else { false } }
}

/// Which names an option or a flag gets from its property.
package enum NameSpecification: Hashable, Sendable {
  /// `timeZone` is `--time-zone`.
  case long
  /// `--output` and `-o`.
  case shortAndLong
  case custom([ArgumentName])

  func names(label: String) -> [ArgumentName] {
    switch self {
    case .long: [.long(kebabCase(label))]
    case .shortAndLong: label.prefix(1).map { .short($0) } + [.long(kebabCase(label))]
    case .custom(let names): names
    }
  }
}

/// The words of help for one argument.
package struct ArgumentHelp: Hashable, Sendable, ExpressibleByStringLiteral {
  package var abstract: String
  /// What stands for the value, the property's name when nil.
  package var valueName: String?
  package var isHidden = false

  package init(_ abstract: String, valueName: String? = nil, isHidden: Bool = false) {
    self.abstract = abstract
    self.valueName = valueName
    self.isHidden = isHidden
  }

  package init(stringLiteral value: String) { self.init(value) }
}

/// How a shell completes the value.
package enum CompletionKind: Hashable, Sendable {
  /// The argument's own list of values, or nothing.
  case `default`
  case file
  case directory
}

/// `timeZone` becomes `time-zone`.
func kebabCase(_ label: String) -> String {
  var result = ""
  for character in label {
    if character.isUppercase, !result.isEmpty { result.append("-") }
    result.append(contentsOf: character.lowercased())
  }
  return result
}
