// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import TelemetryModel

/// Which events an answer is about. What is nil or empty lets all through.
package struct TelemetryFilter: Hashable, Sendable {
  /// Milliseconds since 1970.
  package var time: Range<Int64>?
  package var intents: Set<String> = []
  package var modules: Set<String> = []
  package var bundles: Set<String> = []
  package var versions: Set<String> = []
  package var builds: Set<String> = []
  package var surfaces: Set<TelemetrySurface> = []
  /// Name and version of systems, such as `iOS 26.2`.
  package var systems: Set<String> = []
  /// Name and major version, such as `iOS 26`.
  package var systemMajors: Set<String> = []
  package var devices: Set<String> = []
  package var processes: Set<TelemetryProcessKind> = []
  /// Only runs that were, or were not, the first of their process.
  package var isCold: Bool?

  package init() {}
}

/// What the rows of an answer are told apart by.
package enum TelemetryDimension: Hashable, Sendable, CaseIterable {
  case intent, module, bundle, version, build, surface, system, systemMajor, device, process
  case coldness
  /// Hours and days of UTC; where both are named, the hour counts.
  case hour, day
}

/// The values of the dimensions that a row has; others are nil.
package struct TelemetryGroup: Hashable, Sendable {
  package var intent: String?
  package var module: String?
  package var bundle: String?
  package var version: String?
  package var build: String?
  package var surface: TelemetrySurface?
  package var system: String?
  package var systemMajor: String?
  package var device: String?
  package var process: TelemetryProcessKind?
  package var isCold: Bool?
  /// When the hour or day began, in milliseconds since 1970.
  package var start: Int64?

  package init() {}

  /// What is known of either.
  func merging(_ other: TelemetryGroup) -> TelemetryGroup {
    var result = self
    result.intent = intent ?? other.intent
    result.module = module ?? other.module
    result.bundle = bundle ?? other.bundle
    result.version = version ?? other.version
    result.build = build ?? other.build
    result.surface = surface ?? other.surface
    result.system = system ?? other.system
    result.systemMajor = systemMajor ?? other.systemMajor
    result.device = device ?? other.device
    result.process = process ?? other.process
    result.isCold = isCold ?? other.isCold
    result.start = start ?? other.start
    return result
  }
}
