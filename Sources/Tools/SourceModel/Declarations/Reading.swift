// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// What one reading of a module has found so far.
///
/// A class, because every reader adds to it; it never leaves one reading.
final class Reading {
  let module: String
  let index: DeclarationIndex
  let resolver: NameResolver
  let conformances: Conformances
  let constants: ConstantReader
  let identifiers: TypeIdentifiers
  let valueTypes: ValueTypeReader

  var diagnostics: [SourceDiagnostic] = []
  var supplement = ManifestSupplement()

  init(module: String, index: DeclarationIndex) {
    self.module = module
    self.index = index
    resolver = NameResolver(index: index)
    conformances = Conformances(resolver: resolver)
    constants = ConstantReader(resolver: resolver)
    identifiers = TypeIdentifiers(constants: constants)
    valueTypes = ValueTypeReader(conformances: conformances, identifiers: identifiers)
    supplement.modules = [module]
  }

  func error(_ problem: String, at node: some SyntaxProtocol, in file: ParsedFile, _ remedy: String)
  {
    report(.error, problem, at: node, in: file, remedy)
  }

  func warning(
    _ problem: String, at node: some SyntaxProtocol, in file: ParsedFile, _ remedy: String
  ) {
    report(.warning, problem, at: node, in: file, remedy)
  }

  private func report(
    _ severity: SourceDiagnostic.Severity, _ problem: String, at node: some SyntaxProtocol,
    in file: ParsedFile, _ remedy: String
  ) {
    let diagnostic = SourceDiagnostic(
      position: file.position(of: node), severity: severity, problem: problem, remedy: remedy)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  func note(_ path: String, at node: some SyntaxProtocol, in file: ParsedFile) {
    supplement.positions[path] = file.position(of: node)
  }

  func mangledName(of type: DeclaredType) -> String { Mangling.name(of: type, index: index) }

  // MARK: Texts that may be left out

  /// The localised string of an argument, with a warning if it is not fixed in the source.
  func text(_ label: String, of call: CallSite) -> LocalizedText? {
    optional(label, of: call, "a string literal", constants.localizedText)
  }

  func texts(_ label: String, of call: CallSite) -> [LocalizedText] {
    optional(label, of: call, "a list of string literals", constants.localizedTexts) ?? []
  }

  /// The value of an argument that the system can do without, with a warning if only the running
  /// program knows it.
  func optional<Value>(
    _ label: String, of call: CallSite, _ expected: String, _ read: (ScopedExpression) -> Value?
  ) -> Value? {
    guard let written = call.argument(label), !constants.isNil(written) else { return nil }
    if let value = read(written) { return value }
    warning(
      "'\(label)' is not fixed in the source and is left out", at: written.expression,
      in: written.scope.file, "write \(expected)")
    return nil
  }

  // MARK: Static values

  /// A static property's value, with a diagnostic if it is declared but not fixed in the source.
  func staticValue<Value>(
    _ name: String, of type: DeclaredType, expecting expected: String,
    read: (ScopedExpression) -> Value?
  ) -> Value? {
    guard let property = constants.property(name, of: type) else { return nil }
    if let value = property.value {
      let scoped = ScopedExpression(expression: value, scope: property.scope)
      if let result = read(scoped) { return result }
      error(
        "'\(name)' of '\(type.nestedName)' is not fixed in the source", at: value,
        in: property.scope.file, "write \(expected)")
    } else {
      error(
        "'\(name)' of '\(type.nestedName)' is computed by more than one expression",
        at: property.binding, in: property.scope.file, "write \(expected)")
    }
    return nil
  }
}
