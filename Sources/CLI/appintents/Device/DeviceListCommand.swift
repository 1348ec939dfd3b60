// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import CommandLineKit
internal import Device
internal import IntentMetadata

/// `appintents device list`
struct DeviceListCommand: Command {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "Show a device's settings and its installed apps.")

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var options: DeviceOptions

  func run() async throws {
    let device = try options.open()
    let settings = try device.settings()
    let apps = device.installedIdentifiers().map { identifier in
      (identifier: identifier, bundle: Result { try device.installedApp(identifier) })
    }
    guard !json else {
      return try Console.print(try JSONOutput.text(Self.json(device, settings, apps)))
    }
    var columns = Columns()
    columns.add("device", device.directory)
    for (name, value) in settings.listing { columns.add(name, value) }
    var lines = columns.lines(indent: 0)
    var table = Columns()
    for (identifier, bundle) in apps {
      switch bundle {
      case .success(let bundle):
        let count = bundle.manifest.intents.count
        table.add(identifier, bundle.displayName, count == 1 ? "1 intent" : "\(count) intents")
      case .failure(let error): table.add(identifier, "broken", "\(error)")
      }
    }
    lines += ["", apps.isEmpty ? "no apps installed" : "apps"] + table.lines()
    try Console.print(lines.joined(separator: "\n"))
  }

  private static func json(
    _ device: Device, _ settings: DeviceSettings,
    _ apps: [(identifier: String, bundle: Result<AppBundle, any Error>)]
  ) -> JSONValue {
    let listing = settings.listing.map { ($0.name, JSONValue.string($0.value)) }
    return [
      "device": .string(device.directory),
      "settings": .object(JSONObject(uniqueKeysWithValues: listing)),
      "apps": .array(
        apps.map { identifier, bundle in
          switch bundle {
          case .success(let bundle):
            [
              "bundleIdentifier": .string(identifier), "displayName": .string(bundle.displayName),
              "intents": .array(bundle.manifest.intents.keys.sorted().map { .string($0) }),
            ]
          case .failure(let error):
            ["bundleIdentifier": .string(identifier), "problem": .string("\(error)")]
          }
        }),
    ]
  }
}
