// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What every Swift program with Foundation pays before its first line.
@main enum EmptyProgram {
  static func main() {
    // Never taken: it keeps a static linker from leaving out what an app with intents has too.
    guard CommandLine.argc > 1 else { return }
    let text = try? JSONEncoder().encode([Date.now.formatted()])
    print(text ?? Data(), RunLoop.main, UserDefaults.standard, Calendar.current)
  }
}
