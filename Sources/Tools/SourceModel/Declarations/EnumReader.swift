// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Reads one type that conforms to `AppEnum`.
struct EnumReader {
  let reading: Reading
  let type: DeclaredType

  func read() -> EnumDeclaration {
    let identifier = reading.identifiers.identifier(of: type)
    var result = EnumDeclaration(
      identifier: identifier, fullyQualifiedTypeName: type.qualifiedName,
      mangledTypeName: reading.mangledName(of: type))
    reading.note("enum/\(identifier)", at: type.name, in: type.file)
    TypeDisplayReader(reading: reading, type: type).read(into: &result.object)
    let cases = EnumRawValues(reading: reading).cases(of: type)
    let displays = displays()
    result.cases = cases.map { one in
      reading.note("enum/\(identifier)/case/\(one.rawValue)", at: one.node, in: one.file)
      guard let displays else {
        return EnumCaseDeclaration(
          identifier: one.rawValue, title: LocalizedText(TitleFromName.title(one.name)))
      }
      guard let display = displays[one.name] else {
        reading.warning(
          "case '\(one.name)' of '\(type.nestedName)' has no display representation",
          at: one.node, in: one.file, "add it to caseDisplayRepresentations")
        return EnumCaseDeclaration(
          identifier: one.rawValue, title: LocalizedText(TitleFromName.title(one.name)))
      }
      return EnumCaseDeclaration(
        identifier: one.rawValue, title: display.title, subtitle: display.subtitle,
        synonyms: display.synonyms)
    }
    return result
  }

  /// How the cases are shown, by name; nil after a diagnostic.
  private func displays() -> [String: DisplayText]? {
    guard let property = reading.constants.property("caseDisplayRepresentations", of: type) else {
      reading.error(
        "enum '\(type.nestedName)' has no caseDisplayRepresentations", at: type.name,
        in: type.file, "declare them as a dictionary literal")
      return nil
    }
    if let value = property.value {
      let followed = reading.constants.follow(
        ScopedExpression(expression: value, scope: property.scope))
      if let dictionary = followed.expression.as(DictionaryExprSyntax.self) {
        return read(dictionary, followed.scope)
      }
      if let call = reading.constants.call(followed, of: "Dictionary"), call.call.arguments.isEmpty
      {
        return [:]
      }
    }
    if let found = switchOverCases() { return found }
    reading.error(
      "caseDisplayRepresentations of '\(type.nestedName)' is not a dictionary literal",
      at: property.value.map(Syntax.init) ?? Syntax(property.binding), in: property.scope.file,
      "write [.case: \"Title\", …]")
    return nil
  }

  private func read(
    _ dictionary: DictionaryExprSyntax, _ scope: NameScope
  ) -> [String: DisplayText] {
    guard case .elements(let elements) = dictionary.content else { return [:] }
    var result: [String: DisplayText] = [:]
    for element in elements {
      let key = ScopedExpression(expression: element.key, scope: scope)
      guard let name = reading.constants.memberName(key) else {
        reading.error(
          "a key of caseDisplayRepresentations is not a case", at: element.key, in: scope.file,
          "write the case as .name")
        continue
      }
      result[name] = display(ScopedExpression(expression: element.value, scope: scope))
    }
    return result
  }

  private func display(_ written: ScopedExpression) -> DisplayText? {
    if let text = DisplayText(written, reading) { return text }
    reading.error(
      "a display representation of '\(type.nestedName)' is not fixed in the source",
      at: written.expression, in: written.scope.file,
      "write a string literal or DisplayRepresentation(title: \"…\")")
    return nil
  }

  /// An instance property of the enum that switches over its cases and gives their texts.
  private func switchOverCases() -> [String: DisplayText]? {
    for property in type.properties(isStatic: false) {
      guard let body = property.value?.as(SwitchExprSyntax.self),
        body.subject.trimmedDescription == "self"
      else { continue }
      var result: [String: DisplayText] = [:]
      for one in property.scope.file.cases(body.cases) {
        guard case .case(let label) = one.label else { continue }
        let items = property.scope.file.items(one.statements)
        guard items.count == 1, let value = items[0].soleExpression,
          let text = DisplayText(
            ScopedExpression(expression: value, scope: property.scope), reading)
        else { continue }
        for item in label.caseItems {
          guard let pattern = item.pattern.as(ExpressionPatternSyntax.self) else { continue }
          let key = ScopedExpression(expression: pattern.expression, scope: property.scope)
          if let name = reading.constants.memberName(key) { result[name] = text }
        }
      }
      if !result.isEmpty { return result }
    }
    return nil
  }
}

/// The texts of a `DisplayRepresentation`.
struct DisplayText {
  var title: LocalizedText
  var subtitle: LocalizedText?
  var synonyms: [LocalizedText] = []

  init?(_ written: ScopedExpression, _ reading: Reading) {
    let constants = reading.constants
    guard let call = constants.call(written, of: "DisplayRepresentation") else {
      guard let title = constants.localizedText(written) else { return nil }
      self.title = title
      return
    }
    let first = call.argument("title") ?? call.argument("stringLiteral") ?? call.argument(nil)
    guard let title = first.flatMap({ constants.localizedText($0) }) else { return nil }
    self.title = title
    subtitle = reading.text("subtitle", of: call)
    synonyms = reading.texts("synonyms", of: call)
  }
}

/// Reads `typeDisplayRepresentation`.
struct TypeDisplayReader {
  private struct Texts {
    var name: LocalizedText
    var numericFormat: LocalizedText?
    var synonyms: [LocalizedText] = []

    init?(_ written: ScopedExpression, _ reading: Reading) {
      let constants = reading.constants
      guard let call = constants.call(written, of: "TypeDisplayRepresentation") else {
        guard let name = constants.localizedText(written) else { return nil }
        self.name = name
        return
      }
      let first = call.argument("name") ?? call.argument("stringLiteral") ?? call.argument(nil)
      guard let name = first.flatMap({ constants.localizedText($0) }) else { return nil }
      self.name = name
      numericFormat = reading.text("numericFormat", of: call)
      synonyms = reading.texts("synonyms", of: call)
    }
  }

  let reading: Reading
  let type: DeclaredType

  func read(into object: inout JSONObject) {
    let texts = reading.staticValue(
      "typeDisplayRepresentation", of: type,
      expecting: "a string literal or TypeDisplayRepresentation(name: \"…\")"
    ) { Texts($0, reading) }
    guard let texts else {
      if reading.constants.property("typeDisplayRepresentation", of: type) == nil {
        reading.error(
          "'\(type.nestedName)' has no typeDisplayRepresentation", at: type.name, in: type.file,
          "declare static let typeDisplayRepresentation: TypeDisplayRepresentation")
      }
      return
    }
    object["displayTypeName"] = .object(texts.name.object)
    object["numericFormatTypeName"] = texts.numericFormat.map { .object($0.object) }
    if !texts.synonyms.isEmpty {
      object["displayTypeSynonyms"] = .array(texts.synonyms.map { .object($0.object) })
    }
  }
}
