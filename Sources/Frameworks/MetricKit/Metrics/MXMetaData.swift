// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// What a payload says of the app, the system and the device.
public final class MXMetaData: NSObject, @unchecked Sendable {
  private let environment: PayloadEnvironment

  init(_ environment: PayloadEnvironment) { self.environment = environment }

  var representation: Representation {
    Representation(json: LocalisedQuantityText.device.writer.json(environment))
  }

  /// The JSON in UTF-8.
  public func jsonRepresentation() -> Data { representation.data }

  /// The JSON as dictionaries, lists, strings and numbers.
  public func dictionaryRepresentation() -> [AnyHashable: Any] { representation.dictionary }

  public override var description: String { representation.json }

  public var regionFormat: String { environment.regionFormat ?? "" }
  public var osVersion: String { environment.osVersion ?? "" }
  public var deviceType: String { environment.deviceType ?? "" }
  public var applicationBuildVersion: String { environment.buildVersion ?? "" }
  public var platformArchitecture: String { environment.platformArchitecture ?? "" }
  public var lowPowerModeEnabled: Bool { environment.lowPowerModeEnabled ?? false }
  public var isTestFlightApp: Bool { environment.isTestFlightApp ?? false }
  /// -1 where a payload is of several processes.
  public var pid: Int32 { environment.processIdentifier ?? -1 }
  /// The app's or the extension's.
  public var bundleIdentifier: String { environment.bundleIdentifier ?? "" }
}
