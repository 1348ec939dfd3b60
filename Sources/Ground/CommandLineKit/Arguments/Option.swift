// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A named argument with a value: `--app Acme.app`, `--app=Acme.app`.
@propertyWrapper package struct Option<Value>: ArgumentDeclaring {
  private let shape: ValueShape<Value>
  private let name: NameSpecification
  private let help: ArgumentHelp
  private let completion: CompletionKind

  package var wrappedValue: Value { shape.storage.required }

  /// An option that has to be given.
  package init(
    name: NameSpecification = .long, help: ArgumentHelp, completion: CompletionKind = .default
  ) where Value: ArgumentValue {
    (shape, self.name, self.help) = (ValueShape(single: nil), name, help)
    self.completion = completion
  }

  /// An option with a default.
  package init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp,
    completion: CompletionKind = .default
  ) where Value: ArgumentValue {
    (shape, self.name, self.help) = (ValueShape(single: wrappedValue), name, help)
    self.completion = completion
  }

  /// An option that may be left out.
  package init<Wrapped: ArgumentValue>(
    name: NameSpecification = .long, help: ArgumentHelp, completion: CompletionKind = .default
  ) where Value == Wrapped? {
    (shape, self.name, self.help) = (ValueShape(optional: Wrapped.self), name, help)
    self.completion = completion
  }

  /// An option that may be repeated.
  package init<Element: ArgumentValue>(
    wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp,
    completion: CompletionKind = .default
  ) where Value == [Element] {
    (shape, self.name, self.help) = (ValueShape(list: wrappedValue), name, help)
    self.completion = completion
  }

  func arguments(label: String) -> [DeclaredArgument] {
    let definition = ArgumentDefinition(
      kind: .option, names: name.names(label: label),
      valueName: help.valueName ?? kebabCase(label), help: help, isOptional: shape.isOptional,
      isRepeating: shape.isRepeating, defaultText: shape.defaultText, allValues: shape.allValues,
      completion: completion)
    return [DeclaredArgument(definition: definition, storage: shape.storage)]
  }
}
