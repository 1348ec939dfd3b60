// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A measurement that did not go as one needs.
package struct BenchError: Error, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ problem: String) { description = "the benchmark \(problem)" }
}
