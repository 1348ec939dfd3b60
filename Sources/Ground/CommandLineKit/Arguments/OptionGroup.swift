// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The arguments of a ``ParsableArguments`` type, as if they stood in the command itself.
@propertyWrapper package struct OptionGroup<Group: ParsableArguments>: ArgumentDeclaring {
  package let wrappedValue: Group

  package init() { wrappedValue = Group() }

  func arguments(label: String) -> [DeclaredArgument] { wrappedValue.arguments }
}
