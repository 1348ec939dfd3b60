// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An argument by its place: `appintents build <package>`.
@propertyWrapper package struct Argument<Value>: ArgumentDeclaring {
  private let shape: ValueShape<Value>
  private let help: ArgumentHelp
  private let completion: CompletionKind

  package var wrappedValue: Value { shape.storage.required }

  /// An argument that has to be given.
  package init(help: ArgumentHelp, completion: CompletionKind = .default)
  where Value: ArgumentValue {
    (shape, self.help, self.completion) = (ValueShape(single: nil), help, completion)
  }

  /// An argument with a default.
  package init(wrappedValue: Value, help: ArgumentHelp, completion: CompletionKind = .default)
  where Value: ArgumentValue {
    (shape, self.help, self.completion) = (ValueShape(single: wrappedValue), help, completion)
  }

  /// An argument that may be left out.
  package init<Wrapped: ArgumentValue>(help: ArgumentHelp, completion: CompletionKind = .default)
  where Value == Wrapped? {
    (shape, self.help, self.completion) = (ValueShape(optional: Wrapped.self), help, completion)
  }

  /// The rest of the words, one or more.
  package init<Element: ArgumentValue>(help: ArgumentHelp, completion: CompletionKind = .default)
  where Value == [Element] {
    (shape, self.help, self.completion) = (ValueShape(list: nil), help, completion)
  }

  /// The rest of the words, also none.
  package init<Element: ArgumentValue>(
    wrappedValue: [Element], help: ArgumentHelp, completion: CompletionKind = .default
  ) where Value == [Element] {
    (shape, self.help, self.completion) = (ValueShape(list: wrappedValue), help, completion)
  }

  func arguments(label: String) -> [DeclaredArgument] {
    let definition = ArgumentDefinition(
      kind: .positional, names: [], valueName: help.valueName ?? kebabCase(label), help: help,
      isOptional: shape.isOptional, isRepeating: shape.isRepeating,
      defaultText: shape.defaultText, allValues: shape.allValues, completion: completion)
    return [DeclaredArgument(definition: definition, storage: shape.storage)]
  }
}
