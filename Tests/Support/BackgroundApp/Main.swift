// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTasks
import Foundation
import Security
import UIKit

/// An app whose background tasks do what their identifiers say; and, started with an argument, a
/// program that stores without end, to be killed in the middle.
@main
enum Main {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "--submit": submitForever()
    case "--add": addForever()
    default: AppDelegate.main()
    }
  }

  /// Prints the number of every request that was accepted.
  private static func submitForever() {
    for number in 0... {
      let request = BGContinuedProcessingTaskRequest(
        identifier: "test.export.\(getpid()).\(number)", title: "", subtitle: "")
      guard (try? BGTaskScheduler.shared.submit(request)) != nil else { exit(3) }
      say("\(number)")
    }
  }

  /// Prints the number of every item that was added.
  private static func addForever() {
    for number in 0... {
      let item: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrAccount as String: "\(getpid()).\(number)",
        kSecValueData as String: Data("\(number)".utf8),
      ]
      guard SecItemAdd(item as CFDictionary, nil) == errSecSuccess else { exit(3) }
      say("\(number)")
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
