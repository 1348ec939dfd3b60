// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Assistant
internal import CommandLineKit
internal import Device
internal import Platform

/// `appintents ask`
struct AskCommand: Command {
  static let configuration = CommandConfiguration(
    name: "ask", abstract: "Ask apps something in plain English and run the intent it means.",
    discussion: """
      Questions of the intent are answered with --answer, then from standard input. Without --app \
      every app that is installed on the device is asked. Example:

        appintents ask --app Examples/AcmeTasks "Create a task in Acme" --answer "Call the bank"

      Exits with 0 when the intent ran to its end, else with 1.
      """)

  @Argument(help: "What is said; '-' reads it from the first line of standard input.")
  var utterance: [String]

  @Option(
    help: ArgumentHelp(
      "A package, an .app, or the name of an installed app; may be repeated.", valueName: "app"),
    completion: .directory)
  var app: [String] = []

  @Option(
    help: ArgumentHelp("The answer to the next question; may be repeated.", valueName: "text"))
  var answer: [String] = []

  @Flag(help: "Print one JSON object: intent, parameters, dialog, outcome, process, timings.")
  var json = false

  @OptionGroup var circumstances: CircumstanceOptions
  @OptionGroup var options: DeviceOptions

  func run() async throws {
    let device = try options.openOrCreate()
    let settings = try circumstances.apply(to: device.settings())
    let text = try await spoken()
    let session = try AssistantSession(device, apps: app, settings: settings)
    do {
      try await ask(text, session)
    } catch {
      await session.shutDown()
      throw error
    }
    await session.shutDown()
  }

  private func spoken() async throws -> String {
    guard utterance == ["-"] else { return utterance.joined(separator: " ") }
    let line = try await InputLines.standard.next()
    return try InputText.text(of: line, as: "the utterance") ?? ""
  }

  private func ask(_ text: String, _ session: AssistantSession) async throws {
    let isJSON = json
    let answers = AnswerQueue(prepared: answer) { answer in
      if !isJSON { Console.say("> \(answer)") }
    }
    let outcome = try await session.ask(
      text,
      answers: { prompt in
        Self.show(prompt, isJSON: isJSON)
        return await answers.next()
      },
      onTurn: { turn in
        // In JSON the questions are for the person beside it, and the object has the rest.
        if !isJSON, turn.speaker == .assistant {
          Console.say(PrintableText.of(turn.text))
        }
      })
    if let failure = await answers.failure { throw failure }
    if isJSON { try Console.print(try JSONOutput.text(outcome)) }
    if let failure = OutcomeReport.failure(outcome, apps: session.apps.map(\.displayName)) {
      throw failure
    }
  }

  private static func show(_ prompt: Prompt, isJSON: Bool) {
    var lines = isJSON ? [PrintableText.of(prompt.text)] : []
    lines += PrintableText.options(prompt.options).map { "  \($0)" }
    for line in lines {
      if isJSON { try? Console.note(line) } else { Console.say(line) }
    }
  }
}
