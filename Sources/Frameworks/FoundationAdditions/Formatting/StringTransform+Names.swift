// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension StringTransform {
  /// Latin letters to Greek.
  public static let latinToGreek = StringTransform(rawValue: "Latin-Greek")
}
