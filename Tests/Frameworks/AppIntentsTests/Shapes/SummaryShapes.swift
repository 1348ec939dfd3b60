// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

// Every form of a parameter summary: this file only has to compile.

struct PlainSummary: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  static var parameterSummary: some ParameterSummary { Summary("Do it") }
  func perform() async throws -> some IntentResult { .result() }
}

struct SentenceSummary: AppIntent {
  static let title: LocalizedStringResource = "Sentence"
  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$name) to \(\.$project)", table: "Shortcuts") {
      \.$count
      \.$priority
    }
  }
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Project") var project: Project?
  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Priority") var priority: Priority
  func perform() async throws -> some IntentResult { .result() }
}

struct ListSummary: AppIntent {
  static let title: LocalizedStringResource = "List"
  static var parameterSummary: some ParameterSummary {
    Summary {
      \.$name
    }
  }
  @Parameter(title: "Name") var name: String
  func perform() async throws -> some IntentResult { .result() }
}

/// The seven forms of a condition; the first, an implicit member of a type that is not optional,
/// needs the builder attribute on the protocol's requirement.
struct WhenSummary: AppIntent {
  static let title: LocalizedStringResource = "When"
  static var parameterSummary: some ParameterSummary {
    When(\.$priority, .equalTo, .low) {
      When(\.$optionalPriority, .notEqualTo, .high) {
        When(\.$priority, .oneOf, [.low, .high]) {
          Summary("One \(\.$priority)")
        } otherwise: {
          Summary("Two")
        }
      } otherwise: {
        When(\.$count, .greaterThan, 3) {
          Summary("Three")
        } otherwise: {
          When(\.$optionalCount, .lessThanOrEqualTo, 3) {
            Summary("Four")
          } otherwise: {
            Summary("Five")
          }
        }
      }
    } otherwise: {
      When(\WhenSummary.$project, .hasAnyValue) {
        When(\.$project, identifier: .equalTo, "p1") {
          When(\.$project, identifier: .hasPrefix, "p") {
            Summary("Six")
          } otherwise: {
            Summary("Seven")
          }
        } otherwise: {
          When(\.$room, identifier: .greaterThan, 1) {
            Summary("Eight")
          } otherwise: {
            Summary("Nine")
          }
        }
      } otherwise: {
        When(\.$priority, .equalTo, Priority.low) {
          Summary("Ten")
        } otherwise: {
          When(widgetFamily: .equalTo, .systemSmall) {
            Summary("Eleven")
          } otherwise: {
            Summary()
          }
        }
      }
    }
  }
  @Parameter(title: "A") var priority: Priority
  @Parameter(title: "A") var optionalPriority: Priority?
  @Parameter(title: "A") var count: Int
  @Parameter(title: "A") var optionalCount: Int?
  @Parameter(title: "A") var project: Project?
  @Parameter(title: "A") var room: Room
  func perform() async throws -> some IntentResult { .result() }
}

struct SwitchSummary: AppIntent {
  static let title: LocalizedStringResource = "Switch"
  static var parameterSummary: some ParameterSummary {
    Switch(\.$priority) {
      Case(.low) {
        When(\.$priority, .equalTo, .low) {
          Summary("Low \(\.$count)")
        } otherwise: {
          Summary("Never")
        }
      }
      Case([.high]) {
        Switch(.widgetFamily) {
          Case(.systemSmall) { Summary("Small") }
          DefaultCase { Summary("Other") }
        }
      }
      DefaultCase {
        Summary("Default")
      }
    }
  }
  @Parameter(title: "A") var priority: Priority
  @Parameter(title: "A") var count: Int
  func perform() async throws -> some IntentResult { .result() }
}
