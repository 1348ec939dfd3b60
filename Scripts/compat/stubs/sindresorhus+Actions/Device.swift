// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for what the app asks of its device and of itself.

import AppIntents
import Foundation
import FoundationNetworking

enum Device {
  enum BatteryState { case unplugged, charging, full }
  static var batteryState: BatteryState { .full }
  static var timestamp: Int { 0 }
  static var uptime: Duration { .zero }
  static var uptimeIncludingSleep: Duration { .zero }
  static var isCellularDataEnabled: Bool { get async { false } }
  static var isCellularLowDataModeEnabled: Bool { get async { false } }
  static var isConnectedToVPN: Bool { false }
  static var isSilentModeEnabled: Bool { get async { false } }
  static var isWiFiOn: Bool { true }
  static var hasActiveCall: Bool { false }
  static var isScreenLocked: Bool { false }
  static var isAccelerometerAvailable: Bool { false }
  static func isMovingUpdates(minAcceleration: Double) -> AsyncStream<Bool> {
    AsyncStream { $0.finish() }
  }
  static var didShake: AsyncStream<Void> { AsyncStream { $0.finish() } }
}

extension AsyncSequence {
  func first() async throws { for try await _ in self { return } }
}

enum Bluetooth {
  static func isOn() async throws -> Bool { false }
}

enum Reachability {
  static func isOnline() async -> Bool { true }
}

enum SSApp {
  static var version: String { "1.0" }
  static var build: Int { 1 }
  static var isDarkMode: Bool { false }
  static var isiOSOnVision: Bool { false }
  static func addBreadcrumb(_ message: String, data: [String: Any] = [:]) {}
  static func sendFeedback(email: String, message: String) async throws {}
}

@MainActor enum XScreen {
  struct Screen { var nativeSize = CGSize.zero }
  static var screens2: [Screen] { [Screen()] }
}

func sleep(_ duration: Duration) {}

func firstOf<Value: Sendable>(
  _ one: @escaping @Sendable () async throws -> Value,
  or other: @escaping @Sendable () async throws -> Value
) async throws -> Value { try await one() }

extension Duration {
  var toMeasurement: Measurement<UnitDuration> {
    Measurement(value: Double(components.seconds), unit: .seconds)
  }
}

extension Measurement<UnitDuration> {
  var toDuration: Duration { .seconds(converted(to: .seconds).value) }
}

struct XColor {
  static func randomAvoidingBlackAndWhite() -> XColor { XColor() }
}

struct ColorAppEntity: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
  var displayRepresentation: DisplayRepresentation { "Color" }
  var toColor: XColor? { XColor() }
  init() {}
  init(_ color: XColor) {}
}

extension [XColor] {
  func averageColor() -> XColor? { first }
}
