// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension ProcessInfo {
  /// How hot the machine is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// The highest trip point that a thermal zone of the machine has passed.
  ///
  /// Read from `/sys/class/thermal`: `passive` and `active` trips are `fair`, `hot` is `serious`.
  public var thermalState: ThermalState {
    ThermalZones(folder: URL(fileURLWithPath: "/sys/class/thermal")).state
  }

  /// The thermal state changed; Linux does not tell processes, so nobody posts it.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

/// The temperature sensors of the machine, in the kernel's thermal class.
struct ThermalZones {
  var folder: URL

  var state: ProcessInfo.ThermalState {
    let zones = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return zones.filter { $0.hasPrefix("thermal_zone") }
      .map { state(of: folder.appendingPathComponent($0).path) }
      .max { $0.rawValue < $1.rawValue } ?? .nominal
  }

  private func state(of zone: String) -> ProcessInfo.ThermalState {
    // Both in thousandths of a degree Celsius.
    guard let now = SystemFile(zone + "/temp").number else { return .nominal }
    var state = ProcessInfo.ThermalState.nominal
    var index = 0
    while let limit = SystemFile("\(zone)/trip_point_\(index)_temp").number {
      let kind = SystemFile("\(zone)/trip_point_\(index)_type").text
      if limit > 0, now >= limit, let passed = Self.states[kind ?? ""],
        passed.rawValue > state.rawValue
      {
        state = passed
      }
      index += 1
    }
    return state
  }

  private static let states: [String: ProcessInfo.ThermalState] = [
    "active": .fair, "passive": .fair, "hot": .serious, "critical": .critical,
  ]
}

/// A file of one line in which the kernel says something.
struct SystemFile {
  private var path: String

  init(_ path: String) { self.path = path }

  var text: String? {
    (try? String(contentsOfFile: path, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  var number: Int? { text.flatMap { Int($0) } }
}
