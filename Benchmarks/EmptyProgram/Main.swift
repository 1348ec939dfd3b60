// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What every Swift program with Foundation pays before its first line.
@main enum EmptyProgram {
  static func main() {}
}
