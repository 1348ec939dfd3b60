// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A named argument without a value: `--json`.
@propertyWrapper package struct Flag: ArgumentDeclaring {
  private let storage: ValueStorage<Bool>
  private let name: NameSpecification
  private let help: ArgumentHelp

  package var wrappedValue: Bool { storage.required }

  package init(wrappedValue: Bool, name: NameSpecification = .long, help: ArgumentHelp) {
    storage = ValueStorage(wrappedValue) { value, _ in
      value = !wrappedValue
      return true
    }
    self.name = name
    self.help = help
  }

  func arguments(label: String) -> [DeclaredArgument] {
    let definition = ArgumentDefinition(
      kind: .flag, names: name.names(label: label), valueName: kebabCase(label), help: help,
      isOptional: true, isRepeating: false, defaultText: nil, allValues: [],
      completion: .default)
    return [DeclaredArgument(definition: definition, storage: storage)]
  }
}
