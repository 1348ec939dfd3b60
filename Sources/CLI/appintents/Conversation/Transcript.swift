// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Assistant
internal import CommandLineKit
internal import Platform

/// A conversation on the screen: who speaks in the first column, what is said in the second.
struct Transcript: Sendable {
  private let style = TextStyle(for: .output)
  private let speakers: [Turn.Speaker: String]
  private let width: Int

  /// - Parameter assistant: the name in front of what the assistant says.
  init(assistant: String) {
    speakers = [.person: "You", .assistant: assistant]
    width = speakers.values.map(\.count).max() ?? 0
  }

  func show(_ turn: Turn) {
    show(PrintableText.of(turn.text), label: label(turn.speaker))
  }

  /// What can be chosen, numbered as an answer may number it.
  func show(options: [String]) {
    for option in PrintableText.options(options) { show(option, label: margin) }
  }

  /// Something beside the conversation.
  func show(note: String) { show(style(note, .dim), label: margin) }

  /// A heading between conversations.
  func show(heading: String) { Console.say("\n" + style(heading, .bold)) }

  /// The beginning of a line that a person types at the terminal.
  func showInvitation() { try? Console.write(label(.person), to: .output) }

  private func show(_ text: String, label: String) {
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      Console.say((index == 0 ? label : margin) + part)
    }
  }

  private var margin: String { String(repeating: " ", count: width + 2) }

  private func label(_ speaker: Turn.Speaker) -> String {
    let name = speakers[speaker] ?? ""
    let padding = String(repeating: " ", count: width - name.count + 2)
    return style(name, .bold, speaker == .person ? .cyan : .green) + padding
  }
}
