// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

/// A value, a query or a dependency that does not fit what is declared.
///
/// The message never holds a value: those are the person's words.
package struct ValueError: Error, Hashable, CustomStringConvertible {
  package var code: FailureReport.Code
  package var message: String
  package var parameter: String?

  package init(_ code: FailureReport.Code, _ message: String, parameter: String? = nil) {
    self.code = code
    self.message = message
    self.parameter = parameter
  }

  package var description: String { message }
}
