// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes values into a format such as `%1$@ has %lld items`, numbers as the locale writes them.
struct FormatString {
  var locale: Locale
  var arguments: [LocalizationArgument]

  func render(_ format: String) -> String {
    render(format, next: 0, plural: nil, own: nil, inside: [])
  }

  /// Writes an entry that chooses between plural forms.
  func render(_ entry: PluralEntry) -> String {
    render(entry.format, next: 0, plural: entry, own: nil, inside: [])
  }

  /// - Parameters:
  ///   - next: The argument that the first specifier without a number takes.
  ///   - own: Inside a plural form, the argument that the form counts.
  ///   - inside: The variables whose forms are being written: none stands in itself.
  private func render(
    _ format: String, next: Int, plural: PluralEntry?, own: Int?, inside: Set<String>
  ) -> String {
    var next = next
    var result = ""
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      rest = rest[sign...]
      guard let specifier = FormatSpecifier(rest) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(specifier.text.count)
      switch specifier.conversion {
      case "%": result += "%"
      default:
        let index = specifier.position ?? own ?? next
        if specifier.position == nil && own == nil { next += 1 }
        guard arguments.indices.contains(index) else {
          result += specifier.text
          continue
        }
        if let name = specifier.variable {
          guard !inside.contains(name),
            let form = plural?.form(of: name, for: arguments[index], in: locale)
          else {
            result += specifier.text
            continue
          }
          result += render(
            form, next: next, plural: plural, own: index, inside: inside.union([name]))
        } else {
          result += specifier.write(arguments[index], in: locale)
        }
      }
    }
    return result + rest
  }
}
