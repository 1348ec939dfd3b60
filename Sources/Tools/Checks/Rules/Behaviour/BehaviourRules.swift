// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Rules about what code does when an intent runs.
enum BehaviourRules {
  static let all: [any Rule.Type] = [
    OutcomeSuccessInDefer.self, DurationAttosecondsOnly.self,
    LogPublic.self, LogSpokenWords.self, FileLostAppend.self,
    TestAssertsNothing.self, IntentUndeclaredName.self, PerformTrap.self,
    IntentSilentResult.self, IntentErrorAsSuccess.self, IntentSensitive.self,
    PerformLong.self, PerformDetached.self, LogPrint.self, IntentErrorText.self,
  ]
}
