// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The environment variables of this process.
package enum Environment {
  package static subscript(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  package static var all: [String: String] {
    var result: [String: String] = [:]
    var entry = environ
    while let pointer = entry.pointee {
      let text = String(cString: pointer)
      if let equals = text.firstIndex(of: "=") {
        result[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      entry += 1
    }
    return result
  }
}
