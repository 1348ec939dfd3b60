// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The kinds of diagnostics: the list of a payload in which they stand.
package enum DiagnosticKind: String, Hashable, Sendable, CaseIterable, Codable {
  case crash = "crashDiagnostics"
  case hang = "hangDiagnostics"
  case cpuException = "cpuExceptionDiagnostics"
  case diskWriteException = "diskWriteExceptionDiagnostics"
  case appLaunch = "appLaunchDiagnostics"
  /// Since iOS 27.
  case memoryException = "memoryExceptionDiagnostics"
}

/// Quantities of diagnostics by their key.
package enum DiagnosticQuantity: String, Hashable, Sendable, CaseIterable, Codable {
  case hangDuration
  case totalCPUTime
  case totalSampledTime
  case writesCaused
  case launchDuration

  var aliases: [String] { self == .writesCaused ? ["totalWritesCaused"] : [] }
}

/// An uncaught Objective-C exception.
package struct ExceptionReason: Hashable, Sendable {
  package var composedMessage = ""
  package var formatString = ""
  package var arguments: [String] = []
  package var exceptionType = ""
  package var className = ""
  package var exceptionName = ""

  package init() {}
}

/// A signpost that was open, or had just ended, when a diagnostic was made.
package struct SignpostEntry: Hashable, Sendable {
  package var subsystem = ""
  package var category = ""
  package var name = ""
  package var begin: PayloadTime?
  package var end: PayloadTime?
  package var isInterval = false

  package init() {}
}

/// One diagnostic.
package struct DiagnosticEntry: Hashable, Sendable {
  package var kind: DiagnosticKind
  package var version: String?
  package var environment = PayloadEnvironment()
  package var callStackTree: CallStackTree?
  package var signal: Int?
  package var exceptionType: Int?
  package var exceptionCode: UInt64?
  package var terminationReason: String?
  package var virtualMemoryRegionInfo: String?
  package var exceptionReason: ExceptionReason?
  package var quantities: [DiagnosticQuantity: Quantity] = [:]
  package var signposts: [SignpostEntry]?
  /// What nobody knows, as JSON text by its path: `diagnosticMetaData.somethingNew`.
  package var unknown: [String: String] = [:]

  package init(_ kind: DiagnosticKind) { self.kind = kind }
}

/// A payload of diagnostics: what `MXDiagnosticPayload.jsonRepresentation()` says.
package struct DiagnosticModel: Hashable, Sendable {
  package var begin: PayloadTime?
  package var end: PayloadTime?
  package var version: String?
  package var diagnostics: [DiagnosticEntry] = []
  package var unknown: [String: String] = [:]

  package init() {}
}
