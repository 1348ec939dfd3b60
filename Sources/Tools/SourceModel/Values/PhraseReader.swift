// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
package import SwiftSyntax

/// Reads strings with `\(.applicationName)` and `\(\.$parameter)` into `${…}` templates.
package struct PhraseReader {
  /// A template, and each parameter that it names with the place where it does.
  package struct Template {
    package var text = ""
    package var parameters: [(name: String, node: Syntax)] = []
  }

  package let constants: ConstantReader

  package init(constants: ConstantReader) { self.constants = constants }

  /// Nil if a segment is something else; `failing` is then that segment.
  package func template(
    _ literal: StringLiteralExprSyntax, failing: inout Syntax?
  ) -> Template? {
    var template = Template()
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let plain):
        guard let text = text(of: plain, in: literal) else {
          failing = Syntax(plain)
          return nil
        }
        template.text += text
      case .expressionSegment(let interpolation):
        guard let expression = interpolation.expressions.first?.expression else { continue }
        if let name = KeyPathName.parameter(expression) {
          template.parameters.append((name, Syntax(expression)))
          template.text += "${\(name)}"
        } else if let token = expression.as(MemberAccessExprSyntax.self),
          token.declName.baseName.plainName == "applicationName"
        {
          template.text += "${applicationName}"
        } else {
          failing = Syntax(expression)
          return nil
        }
      @unknown default:
        return nil
      }
    }
    return template
  }

  /// A string that may hold `\(placeholder: .int)`, which the manifest writes as `${int}`.
  package func placeholderText(_ literal: StringLiteralExprSyntax) -> String? {
    var result = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let plain):
        guard let text = text(of: plain, in: literal) else { return nil }
        result += text
      case .expressionSegment(let interpolation):
        guard let first = interpolation.expressions.first, first.label?.text == "placeholder",
          let member = first.expression.as(MemberAccessExprSyntax.self)
        else { return nil }
        result += "${\(member.declName.baseName.plainName)}"
      @unknown default:
        return nil
      }
    }
    return result
  }

  /// A segment with its escapes resolved.
  private func text(
    of segment: StringSegmentSyntax, in literal: StringLiteralExprSyntax
  ) -> String? {
    var single = literal
    single.segments = StringLiteralSegmentListSyntax([.stringSegment(segment)])
    return single.representedLiteralValue
  }
}

/// Names in key paths such as `\.$title`.
package enum KeyPathName {
  /// `title` for `\.$title`, `\Self.$title` and `\CreateTask.$title`.
  package static func parameter(_ expression: ExprSyntax) -> String? {
    guard let path = expression.as(KeyPathExprSyntax.self), let last = path.components.last,
      case .property(let property) = last.component
    else { return nil }
    let name = property.declName.baseName.text
    return name.hasPrefix("$") ? String(name.dropFirst()) : nil
  }
}
