// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads
import Platform
import ProcessAccounting

/// Where the accounts of this process's app are, as its host said.
struct PayloadPlace: Sendable {
  let store: AccountStore
  let bundle: String
  let kind: String
  /// The moment at which the device's clock stands; nil when it goes.
  private let fixedNow: Double?
  /// Metrics are handed over whether they are due or not.
  let isForced: Bool

  /// Nil outside of a device.
  static var current: PayloadPlace? {
    guard let directory = LaunchVariable.metrics.value,
      let bundle = LaunchVariable.bundleIdentifier.value
    else { return nil }
    return PayloadPlace(
      store: AccountStore(directory: directory), bundle: bundle,
      kind: LaunchVariable.kind.value ?? "app",
      fixedNow: LaunchVariable.clock.value.flatMap { Double($0) },
      isForced: LaunchVariable.metricsDelivery.value == "now")
  }

  var now: Double { fixedNow ?? Date().timeIntervalSince1970 }

  var delivery: PayloadDelivery {
    PayloadDelivery(store: store, receiver: bundle, isApp: kind == "app")
  }

  var builder: PayloadBuilder {
    var environment = PayloadEnvironment()
    environment.osVersion = SystemFacts.system
    environment.deviceType = SystemFacts.model
    environment.platformArchitecture = SystemFacts.architecture
    environment.regionFormat = Locale.current.region?.identifier
    environment.isTestFlightApp = false
    environment.lowPowerModeEnabled = false
    var builder = PayloadBuilder(environment: environment)
    let own = bundle
    builder.diskSpace = { $0 == own ? DiskSpace.ofProcess : nil }
    return builder
  }

  /// A record of what this process tells of itself.
  func record() -> AccountingRecord {
    let version = Bundle.ofProcess
    var record = AccountingRecord(
      bundleIdentifier: bundle, kind: kind, processIdentifier: OwnProcess.identifier, begin: now,
      end: now)
    record.applicationVersion = version.version
    record.buildVersion = version.build
    return record
  }
}

extension Bundle {
  /// The version in the `Info.plist` of this process's bundle.
  static let ofProcess: (version: String?, build: String?) = {
    guard let folder = LaunchVariable.bundle.value,
      let data = try? Data(contentsOf: URL(fileURLWithPath: folder + "/Info.plist")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let info = list as? [String: Any]
    else { return (nil, nil) }
    return (info["CFBundleShortVersionString"] as? String, info["CFBundleVersion"] as? String)
  }()
}
