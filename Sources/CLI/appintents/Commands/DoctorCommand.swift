// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform
internal import CommandLineKit
internal import IntentMetadata

/// `appintents doctor`
struct DoctorCommand: Command {
  static let configuration = CommandConfiguration(
    name: "doctor", abstract: "Show what is missing on this machine and the line that mends it.",
    discussion: "Exits with 1 when something is missing. Changes nothing.")

  @Flag(help: "Print one JSON object.")
  var json = false

  func run() async throws {
    let results = Requirement.all.map { (requirement: $0, state: $0.check()) }
    try Console.print(json ? try JSONOutput.text(Self.json(results)) : Self.table(results))
    guard results.allSatisfy({ $0.state.isPresent }) else { throw ExitCode.failure }
  }

  private static func table(_ results: [(requirement: Requirement, state: Requirement.State)])
    -> String
  {
    let style = TextStyle(for: .output)
    var lines: [String] = []
    for (requirement, state) in results {
      switch state {
      case .present(let found):
        lines.append("\(style("ok", .green))       \(requirement.name): \(found)")
      case .missing(let problem):
        lines.append("\(style("missing", .red))  \(requirement.name): \(problem)")
        lines.append("           \(requirement.remedy)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func json(
    _ results: [(requirement: Requirement, state: Requirement.State)]
  ) -> JSONValue {
    [
      "requirements": .array(
        results.map { requirement, state in
          var object: JSONObject = [
            "name": .string(requirement.name), "present": .bool(state.isPresent),
          ]
          switch state {
          case .present(let found): object["found"] = .string(found)
          case .missing(let problem):
            object["problem"] = .string(problem)
            object["remedy"] = .string(requirement.remedy)
          }
          return .object(object)
        })
    ]
  }
}

extension Requirement.State {
  var isPresent: Bool { if case .present = self { true } else { false } }
}
