// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Assistant
internal import CommandLineKit

/// Why a request was not carried out, as one sentence for who started the command.
///
/// It holds no words of the person; those are in the conversation above it.
enum OutcomeReport {
  /// - Returns: nil when the request is done.
  static func failure(_ outcome: AssistantOutcome, apps: [String]) -> CommandFailure? {
    let intent = outcome.intent.map { "'\($0)'" } ?? "the request"
    switch outcome.ending {
    case .done: return nil
    case .cancelled: return CommandFailure("\(intent) was cancelled")
    case .refused(let refusal):
      return CommandFailure(sentence(refusal, intent: intent, apps: apps))
    case .failed(let failure): return CommandFailure("\(intent): \(failure.message)")
    case .gaveUp(let parameter):
      let value = parameter.map { "a value for '\($0)' of \(intent)" } ?? "an answer for \(intent)"
      return CommandFailure("gave up: \(value) was not understood three times")
    case .needsAnswer:
      return CommandFailure(
        "\(intent) asked a question and nobody answered; give answers with --answer or on "
          + "standard input")
    }
  }

  private static func sentence(
    _ refusal: AssistantOutcome.Refusal, intent: String, apps: [String]
  ) -> String {
    let names = apps.map { "'\($0)'" }.joined(separator: ", ")
    switch refusal {
    case .empty: return "the utterance has no words; say what an app should do"
    case .tooLong: return "the utterance is longer than any sentence; say it in one"
    case .notUnderstood:
      return "no intent of \(names) fits the utterance; 'appintents inspect' shows their phrases"
    case .negativePhrase:
      return "the utterance is a negative phrase of the app, which starts no intent"
    case .notFound:
      return "\(intent) was not run: the app has nothing by the name that was said"
    case .requiresAuthentication:
      return "\(intent) requires authentication and the device is locked; unlock it with "
        + "'appintents device set locked no'"
    }
  }
}
