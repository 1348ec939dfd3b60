// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Reads the `@Parameter` properties of an intent.
struct ParameterReader {
  let reading: Reading
  /// The intent's identifier.
  let owner: String
  let type: DeclaredType

  /// The parameters, those of a superclass first.
  func read() -> [ParameterDeclaration] {
    let classes = reading.conformances.ancestors(of: type).filter { $0.kind == .reference }
    return (classes.reversed() + [type]).flatMap { declaring in
      declaring.properties(isStatic: false).compactMap { property in
        property.attribute("Parameter", "IntentParameter").flatMap { read(property, $0) }
      }
    }
  }

  private func read(
    _ property: DeclaredProperty, _ attribute: AttributeSyntax
  ) -> ParameterDeclaration? {
    let file = property.scope.file
    guard let value = valueType(of: property) else { return nil }
    var parameter = ParameterDeclaration(
      name: property.name, title: LocalizedText(TitleFromName.title(property.name)),
      valueType: value.type, isOptional: value.isOptional)
    let arguments = Arguments(attribute, property.scope)
    readTexts(arguments, into: &parameter, file)
    readDefault(arguments, property, into: &parameter, file)
    readOptions(arguments, into: &parameter)
    readUnits(arguments, into: &parameter)
    readForms(arguments, into: &parameter)
    readFileTypes(arguments, into: &parameter)
    reading.note("intent/\(owner)/parameter/\(property.name)", at: property.binding, in: file)
    return parameter
  }

  // MARK: Type

  private func valueType(of property: DeclaredProperty) -> ValueTypeReader.Reading? {
    let file = property.scope.file
    let subject = "parameter '\(property.name)' of '\(type.nestedName)'"
    guard let written = property.type else {
      guard let literal = property.value.flatMap(literalType) else {
        reading.error(
          "\(subject) does not say its type", at: property.binding, in: file,
          "write it, as in 'var \(property.name): String'")
        return nil
      }
      return .init(type: literal)
    }
    let resolved = reading.resolver.resolve(written, in: property.scope)
    if let value = reading.valueTypes.read(resolved) { return value }
    if case .declared(let found) = resolved, found.attributes.contains(where: \.isAppIntentsMacro) {
      reading.error(
        "\(subject) has type '\(written.trimmedDescription)', which a macro makes; macros are not "
          + "supported yet", at: written, in: file, "write the conformances out")
      return nil
    }
    if case .declared = resolved {
      reading.error(
        "\(subject) has type '\(written.trimmedDescription)', which is no intent value",
        at: written, in: file, "make it an AppEntity, an AppEnum or Codable")
      return nil
    }
    reading.warning(
      "\(subject) has type '\(written.trimmedDescription)', of which the sources here say nothing",
      at: written, in: file,
      "declare it in this module or in a target of this package that this one depends on")
    return .init(type: .codable(written.trimmedDescription))
  }

  private func literalType(_ value: ExprSyntax) -> ValueType? {
    if value.is(StringLiteralExprSyntax.self) { return .string }
    if value.is(IntegerLiteralExprSyntax.self) { return .int }
    if value.is(FloatLiteralExprSyntax.self) { return .double }
    return value.is(BooleanLiteralExprSyntax.self) ? .bool : nil
  }

  // MARK: Arguments

  private struct Arguments {
    let list: LabeledExprListSyntax?
    let scope: NameScope

    init(_ attribute: AttributeSyntax, _ scope: NameScope) {
      list = attribute.labeledArguments
      self.scope = scope
    }

    func callAsFunction(_ label: String) -> ScopedExpression? {
      list?.argument(label).map { ScopedExpression(expression: $0, scope: scope) }
    }
  }

  private func readTexts(
    _ arguments: Arguments, into parameter: inout ParameterDeclaration, _ file: ParsedFile
  ) {
    if let written = arguments("title") {
      if let title = reading.constants.localizedText(written) {
        parameter.title = title
      } else {
        reading.error(
          "the title of parameter '\(parameter.name)' is not fixed in the source",
          at: written.expression, in: file, "write a string literal")
      }
    }
    if let written = arguments("description"), !reading.constants.isNil(written) {
      if let text = reading.constants.localizedText(written) {
        parameter.parameterDescription = text
      } else {
        reading.error(
          "the description of parameter '\(parameter.name)' is not fixed in the source",
          at: written.expression, in: file, "write a string literal")
      }
    }
  }

  /// Only a literal or a case goes into the manifest; other defaults are known when it runs.
  private func readDefault(
    _ arguments: Arguments, _ property: DeclaredProperty,
    into parameter: inout ParameterDeclaration, _ file: ParsedFile
  ) {
    let written = arguments("default") ?? arguments("defaultValue")
    guard let written, !reading.constants.isNil(written) else { return }
    if let literal = reading.constants.literal(written) {
      parameter.defaultValue = literal
    } else if case .enumeration(let identifier) = parameter.valueType,
      let name = reading.constants.memberName(reading.constants.follow(written)),
      let value = EnumRawValues(reading: reading).rawValue(of: name, in: identifier)
    {
      parameter.defaultValue = .string(value)
    }
  }

  private func readOptions(_ arguments: Arguments, into parameter: inout ParameterDeclaration) {
    if case .entity = parameter.valueType.element {
      parameter.hasDynamicOptions = true
      parameter.object["capabilities"] = 8
    }
    if arguments("optionsProvider") != nil || arguments("query") != nil {
      parameter.hasDynamicOptions = true
    }
    guard let range = arguments("inclusiveRange"),
      let tuple = reading.constants.follow(range).expression.as(TupleExprSyntax.self)
    else { return }
    let bounds = tuple.elements.compactMap {
      reading.constants.number(range.with($0.expression))
    }
    if bounds.count == 2 { parameter.object["openAppIntentsInclusiveRange"] = .array(bounds) }
  }

  private func readUnits(_ arguments: Arguments, into parameter: inout ParameterDeclaration) {
    guard case .measurement(let dimension) = parameter.valueType.element,
      let unit = (arguments("defaultUnit") ?? arguments("unit"))
        .flatMap({ reading.constants.memberName($0) })
    else { return }
    parameter.object["openAppIntentsUnit"] = .string(unit)
    if let symbol = UnitSymbols.symbol(of: unit, in: dimension) {
      parameter.defaultUnitSymbol = symbol
    }
  }

  /// What the type of a value leaves open: which parts of a date, which words for true and false.
  private func readForms(_ arguments: Arguments, into parameter: inout ParameterDeclaration) {
    switch parameter.valueType.element {
    case .date, .dateComponents:
      parameter.dateKind = arguments("kind").flatMap { reading.constants.memberName($0) }
    case .bool:
      guard
        let names = arguments("displayName").flatMap({
          reading.constants.call($0, of: "IntentDisplayName")
        }),
        let yes = names.argument("true").flatMap(reading.constants.localizedText),
        let no = names.argument("false").flatMap(reading.constants.localizedText)
      else { return }
      parameter.booleanNames = (yes.text, no.text)
    default: break
    }
  }

  private func readFileTypes(_ arguments: Arguments, into parameter: inout ParameterDeclaration) {
    guard let list = arguments("supportedTypeIdentifiers").flatMap(reading.constants.elements)
    else { return }
    parameter.supportedFileTypes = list.compactMap { reading.constants.string($0) }
  }
}

/// The title that a parameter or a property has when the source gives none.
enum TitleFromName {
  /// `Due Date` for `dueDate`.
  static func title(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, result.last?.isLowercase == true { result.append(" ") }
      result.append(result.isEmpty ? Character(character.uppercased()) : character)
    }
    return result
  }
}

extension AttributeSyntax {
  /// Whether it is one of the macros of App Intents, which are not expanded yet.
  var isAppIntentsMacro: Bool {
    [
      "AppIntent", "AppEntity", "AppEnum", "AssistantIntent", "AssistantEntity", "AssistantEnum",
      "UnionValue", "ComputedProperty", "DeferredProperty",
    ].contains(bareName)
  }
}
