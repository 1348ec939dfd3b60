// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents
import Foundation

struct ListStateIntent: AppIntent {
  static let title: LocalizedStringResource = "ListStateIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct AddCarbPresentIntent: AppIntent {
  static let title: LocalizedStringResource = "AddCarbPresentIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct ApplyOverrideIntent: AppIntent {
  static let title: LocalizedStringResource = "ApplyOverrideIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct CancelOverrideIntent: AppIntent {
  static let title: LocalizedStringResource = "CancelOverrideIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct BolusIntent: AppIntent {
  static let title: LocalizedStringResource = "BolusIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct ApplyMealPresetIntent: AppIntent {
  static let title: LocalizedStringResource = "ApplyMealPresetIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct ModeIntent: AppIntent {
  static let title: LocalizedStringResource = "ModeIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct BasalIntent: AppIntent {
  static let title: LocalizedStringResource = "BasalIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct SuspendResumeIntent: AppIntent {
  static let title: LocalizedStringResource = "SuspendResumeIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct tempPreset: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Preset"
  static let defaultQuery = tempPresetsQuery()
  var id: UUID
  var name: String
  var duration: Decimal
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct TempTarget {
  var displayName = ""
  var duration: Decimal = 0
}

final class TempPresetsIntentRequest: BaseIntentsRequest {
  func fetchIDs(_ identifiers: [tempPreset.ID]) -> [tempPreset] { [] }
  func fetchAll() -> [tempPreset] { [] }
  func cancelTempTarget() throws {}
  func findTempTarget(_ preset: tempPreset) throws -> TempTarget { TempTarget() }
  func enactTempTarget(_ target: TempTarget) throws -> TempTarget { target }
}

enum GlucoseUnits: String {
  case mgdL
  case mmolL
}

enum Direction: String { case flat }

struct BloodGlucose {
  var glucose: Int?
  var direction: Direction?
  var dateString = Date()
}

struct GlucoseStorage { func retrieve() -> [BloodGlucose] { [] } }
struct Settings { var units = GlucoseUnits.mgdL }
struct SettingsManager { var settings = Settings() }

struct Suggestion {
  var iob: Decimal?
  var cob: Decimal?
}

enum OpenAPS { enum Enact { static let suggested = "" } }

struct FileStorage { func retrieve<Value>(_ name: String, as type: Value.Type) -> Value? { nil } }

class BaseIntentsRequest {
  let glucoseStorage = GlucoseStorage()
  let settingsManager = SettingsManager()
  let fileStorage = FileStorage()
}

extension Int {
  var asMmolL: Decimal { Decimal(self) / 18 }
}

extension Double {
  init(_ decimal: Decimal) { self = NSDecimalNumber(decimal: decimal).doubleValue }
}
