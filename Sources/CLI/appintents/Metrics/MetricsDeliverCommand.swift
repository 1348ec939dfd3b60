// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device
internal import FoundationEssentials
internal import IntentHost
internal import IntentWire
internal import Platform
internal import ProcessAccounting

/// `appintents metrics deliver`
struct MetricsDeliverCommand: Command {
  static let configuration = CommandConfiguration(
    name: "deliver", abstract: "Start apps and hand them the payloads that are not due yet.",
    discussion: """
      Like 'Simulate MetricKit Payloads' in Xcode, but with what was accounted: each app is started \
      in front, its subscribers of MXMetricManager get what they did not get before, and it is ended.

      Exits with 1 when an app could not be started or has no subscriber.
      """)

  @Option(
    help: ArgumentHelp(
      "A package, an .app, or the name of an installed app; may be repeated. (default: all that "
        + "were accounted)", valueName: "app"), completion: .directory)
  var app: [String] = []

  @Option(
    help: ArgumentHelp("How long to wait for an app to subscribe.", valueName: "seconds"))
  var wait = 5

  @OptionGroup var options: DeviceOptions

  func run() async throws {
    let device = try options.openOrCreate()
    let installed = InstalledApps(device: device)
    let apps =
      app.isEmpty
      ? try device.accountedApps.filter(device.installedIdentifiers().contains)
        .map(device.installedApp)
      : try app.map(installed.app)
    guard !apps.isEmpty else {
      throw CommandFailure("no installed app was accounted; run an intent first, or name an app")
    }
    var failures = 0
    for app in apps {
      do {
        try Console.print("\(app.displayName): \(try await deliver(to: app, on: device))")
      } catch let failure as CommandFailure {
        failures += 1
        try Console.note("error: \(failure.message)")
      }
    }
    if failures == apps.count, apps.count == 1 { throw CommandFailure("nothing was handed over") }
    if failures > 0 { throw CommandFailure("\(failures) of \(apps.count) apps got nothing") }
  }

  private func deliver(to app: AppBundle, on device: Device) async throws -> String {
    let delivery = PayloadDelivery(
      store: device.accounts(of: app.bundleIdentifier), receiver: app.bundleIdentifier,
      isApp: true)
    try delivery.forgetReceipt()
    let host = IntentHost(
      device: device, budget: Budget(try device.settings()),
      variables: [.metricsDelivery: "now"])
    do {
      try await host.session(for: app).bringToForeground()
      let receipt = try await receipt(of: delivery)
      await host.shutDown()
      guard let receipt else {
        throw CommandFailure(
          "'\(app.displayName)' added no subscriber within \(wait) s; call "
            + "'MXMetricManager.shared.add(_:)' when the app has launched")
      }
      return Self.sentence(receipt)
    } catch {
      await host.shutDown()
      guard let error = error as? ServiceError else { throw error }
      throw CommandFailure("'\(app.displayName)' \(error)")
    }
  }

  private func receipt(of delivery: PayloadDelivery) async throws -> DeliveryReceipt? {
    let end = MonotonicTime.now + .seconds(max(0, wait))
    while true {
      if let receipt = delivery.receipt { return receipt }
      guard MonotonicTime.now < end else { return nil }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  private static func sentence(_ receipt: DeliveryReceipt) -> String {
    func count(_ number: Int, _ noun: String) -> String {
      number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
    guard receipt.metricPayloads + receipt.diagnosticPayloads > 0 else {
      return "nothing new for \(count(receipt.subscribers, "subscriber"))"
    }
    return "\(count(receipt.metricPayloads, "payload")) of metrics and "
      + "\(count(receipt.diagnosticPayloads, "payload")) of diagnostics, to "
      + count(receipt.subscribers, "subscriber")
  }
}
