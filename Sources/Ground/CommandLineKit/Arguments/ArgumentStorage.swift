// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Where parsed words go; the same object stands behind every copy of a wrapper.
protocol ArgumentStorage: AnyObject {
  /// False when the word is not a value of the argument's type.
  func store(_ word: String) -> Bool
  var isSet: Bool { get }
}

/// A wrapped property that declares arguments.
protocol ArgumentDeclaring {
  /// - Parameter label: the property's name.
  func arguments(label: String) -> [DeclaredArgument]
}

/// What an argument is, and where its words go.
struct DeclaredArgument {
  var definition: ArgumentDefinition
  var storage: any ArgumentStorage
}

extension ParsableArguments {
  /// The arguments in the order of their properties.
  var arguments: [DeclaredArgument] {
    Mirror(reflecting: self).children.flatMap { child -> [DeclaredArgument] in
      guard let declaring = child.value as? any ArgumentDeclaring, let label = child.label
      else { return [] }
      return declaring.arguments(label: String(label.drop { $0 == "_" }))
    }
  }
}

/// The storage of every kind of argument: a value that grows or is replaced word by word.
final class ValueStorage<Value>: ArgumentStorage {
  var value: Value?
  private(set) var isSet = false
  private let reduce: (inout Value?, String) -> Bool

  init(_ initial: Value?, reduce: @escaping (inout Value?, String) -> Bool) {
    value = initial
    self.reduce = reduce
  }

  func store(_ word: String) -> Bool {
    guard reduce(&value, word) else { return false }
    isSet = true
    return true
  }

  /// The parser refuses a command line that leaves a required argument without a value.
  var required: Value {
    guard let value else { preconditionFailure("an argument was read before it was parsed") }
    return value
  }
}

/// What the initialisers of ``Option`` and ``Argument`` have in common.
struct ValueShape<Value> {
  var storage: ValueStorage<Value>
  var isOptional: Bool
  var isRepeating: Bool
  var defaultText: String?
  var allValues: [String]

  /// A value that has to be given, or has a default.
  init(single: Value?) where Value: ArgumentValue {
    storage = ValueStorage(single) { value, word in
      guard let new = Value(argument: word) else { return false }
      value = new
      return true
    }
    isOptional = single != nil
    isRepeating = false
    defaultText = single?.argumentDescription
    allValues = Value.allArguments
  }

  init<Wrapped: ArgumentValue>(optional: Wrapped.Type) where Value == Wrapped? {
    storage = ValueStorage(Optional<Wrapped>.none) { value, word in
      guard let new = Wrapped(argument: word) else { return false }
      value = .some(new)
      return true
    }
    isOptional = true
    isRepeating = false
    allValues = Wrapped.allArguments
  }

  /// Values in the order given; a default list is replaced by the first.
  init<Element: ArgumentValue>(list: [Element]?) where Value == [Element] {
    var isFirst = true
    storage = ValueStorage(list) { value, word in
      guard let new = Element(argument: word) else { return false }
      value = isFirst ? [new] : (value ?? []) + [new]
      isFirst = false
      return true
    }
    isOptional = list != nil
    isRepeating = true
    defaultText =
      list.flatMap { $0.isEmpty ? nil : $0.map(\.argumentDescription).joined(separator: ", ") }
    allValues = Element.allArguments
  }
}
