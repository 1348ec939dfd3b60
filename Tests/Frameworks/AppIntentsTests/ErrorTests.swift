// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import IntentWire
import Testing

@Suite("An error of an intent") struct ErrorTests {
  struct NotPaired: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "Pair a child first." }
  }

  struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  struct Silent: Error {}

  @Test("is spoken in its own words")
  func spoken() {
    #expect(SpokenError.text(of: NotPaired()) == "Pair a child first.")
    #expect(SpokenError.text(of: Offline()) == "You are offline.")
    #expect(SpokenError.text(of: Silent()) == nil)
    #expect(
      SpokenError.text(of: AppIntentError.PermissionRequired.location(precise: true))
        == "The app is not allowed to use your precise location.")
  }

  @Test("asks for a value or a choice")
  func needs() {
    let intent = AddTask()
    prepare(intent)
    guard case .needsValue(let box, let dialog) = intent.$title.needsValueError("What?").kind
    else {
      Issue.record("another error")
      return
    }
    #expect(box.name == "title")
    #expect(dialog?.wireText == DialogText(full: "What?"))
    guard
      case .needsDisambiguation(_, let options, _) =
        intent.$priority.needsDisambiguationError(among: [.low, .high]).kind
    else {
      Issue.record("another error")
      return
    }
    #expect(options.map(\.value).count == 2)
  }

  @Test("is equal to itself only")
  func equality() {
    let intent = AddTask()
    #expect(AppIntentError.restartPerform == .restartPerform)
    #expect(AppIntentError.Unrecoverable.unknown != .Unrecoverable.notAllowed)
    #expect(intent.$title.needsValueError() == intent.$title.needsValueError("What?"))
    #expect(intent.$title.needsValueError() != intent.$priority.needsValueError())
    #expect(intent.needsToContinueInForegroundError() != .restartPerform)
  }
}
