// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Runs the intents of groups A01 and A02 and compares what they give with what they are for.

import AppIntents
import Foundation

var failures = 0

func check(_ sentence: String, _ isRight: Bool) {
  print(isRight ? "  right: \(sentence)" : "  WRONG: \(sentence)")
  if !isRight { failures += 1 }
}

func value<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult.Value?
where Intent.PerformResult: ReturnsValue {
  try await intent.perform().value
}

print("A01")
let uuid = try await value(GenerateUUIDIntent())
check("GenerateUUID gives a UUID that can be read", uuid.flatMap(UUID.init(uuidString:)) != nil)

let isTime = IsTimeIntent()
isTime.time = Date()
// A minute may end between the two looks at the clock: the second try has a whole one.
var isNow = try await value(isTime) == true
if !isNow {
  isTime.time = Date()
  isNow = try await value(isTime) == true
}
check("IsTime is true for the current hour and minute", isNow)
isTime.time = Date().addingTimeInterval(2 * 3600)
check("IsTime is false two hours later", try await value(isTime) == false)

print("A02")
let truncate = TruncateTextIntent()
truncate.text = "abcdef"
truncate.maximumLength = 4
check("TruncateText of \"abcdef\" to 4 gives \"abc…\"", try await value(truncate) == "abc…")
truncate.maximumLength = 6
check("TruncateText leaves a text that fits", try await value(truncate) == "abcdef")

let transform = TransformTextIntent()
transform.text = "call the bank"
transform.transformation = .snakeCase
check("TransformText makes snake case", try await value(transform) == .some("call_the_bank"))

exit(failures == 0 ? 0 : 1)
