// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A measurement that did not go as one needs.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ problem: String) { description = "the benchmark \(problem)" }
}
