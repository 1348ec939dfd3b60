// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What an error is called in an event.
enum ErrorName {
  /// The type's name with its module. An `NSError` of no other type is told by its domain, where that
  /// looks like one: a domain is free text.
  static func of(_ error: any Error) -> String {
    let type = type(of: error)
    guard type == NSError.self else { return name(of: type) }
    let domain = (error as NSError).domain
    let isDomain =
      domain.utf8.count <= 100
      && domain.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && scalar.properties.isAlphabetic || "0"..."9" ~= scalar
          || scalar == "." || scalar == "-" || scalar == "_"
      }
    return isDomain ? "NSError(\(domain))" : "NSError"
  }

  /// A type inside a function or a file has an address in the middle of its reflected name, which
  /// differs from run to run.
  private static func name(of type: any Any.Type) -> String {
    var name = String(reflecting: type)
    while let start = name.firstRange(of: "(unknown context at $"),
      let end = name[start.upperBound...].firstRange(of: ").")
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }
}
