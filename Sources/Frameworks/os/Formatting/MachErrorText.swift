// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Results of Mach's calls, which an app's code may still name here: `[0x5: (os/kern) failure]`.
enum MachErrorText {
  static func text(of number: Int32) -> String {
    let code = UInt32(bitPattern: number)
    let meaning = Int(exactly: number).flatMap {
      meanings.indices.contains($0) ? meanings[$0] : nil
    }
    let text = meaning.map { "(os/kern) \($0)" } ?? "unknown error code"
    return "[0x\(String(code, radix: 16)): \(text)]"
  }

  private static let meanings = [
    "successful", "invalid address", "protection failure", "no space available",
    "invalid argument", "failure", "resource shortage", "not receiver", "no access",
    "memory failure", "memory error", "already in set", "not in set", "name exists", "aborted",
    "invalid name", "invalid task", "invalid right", "invalid value",
  ]
}
