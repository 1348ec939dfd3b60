// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The lines as editors and compilers count them, whichever of the three line ends the file has.
  var sourceLines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}
