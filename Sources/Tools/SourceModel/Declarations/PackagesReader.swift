// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import SwiftSyntax

/// Reads one `AppIntentsPackage`: which other modules' declarations the app takes over.
struct PackagesReader {
  let reading: Reading
  let type: DeclaredType

  func read() -> JSONValue {
    reading.note("package/\(type.nestedName)", at: type.name, in: type.file)
    let included: [String]? = reading.staticValue(
      "includedPackages", of: type, expecting: "a list such as [OtherPackage.self]"
    ) { written in
      reading.constants.elements(written)?.map { element in
        let text = element.expression.trimmedDescription
        guard let access = element.expression.as(MemberAccessExprSyntax.self),
          let base = access.base, let name = WrittenName(base)?.names,
          case .declared(let package)? = reading.resolver.lookUp(name, in: element.scope)
        else { return text.hasSuffix(".self") ? String(text.dropLast(5)) : text }
        return package.qualifiedName
      }
    }
    return [
      "fullyQualifiedTypeName": .string(type.qualifiedName),
      "includedPackages": .array((included ?? []).map { .string($0) }),
    ]
  }
}
