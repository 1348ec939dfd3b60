// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents

struct DeviceAppEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "DeviceAppEntity"
  static let defaultQuery = DeviceAppEntityQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "DeviceAppEntity" }
}

struct DeviceAppEntityQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [DeviceAppEntity] { [] }
}

struct AppLinkAppEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "AppLinkAppEntity"
  static let defaultQuery = AppLinkAppEntityQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "AppLinkAppEntity" }
}

struct AppLinkAppEntityQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [AppLinkAppEntity] { [] }
}

struct PlayIntent: AppIntent {
  static let title: LocalizedStringResource = "PlayIntent"
  @Parameter(title: "Device") var device: DeviceAppEntity?
  func perform() async throws -> some IntentResult { .result() }
}

struct PowerIntent: AppIntent {
  static let title: LocalizedStringResource = "PowerIntent"
  @Parameter(title: "Device") var device: DeviceAppEntity?
  func perform() async throws -> some IntentResult { .result() }
}

struct MuteIntent: AppIntent {
  static let title: LocalizedStringResource = "MuteIntent"
  @Parameter(title: "Device") var device: DeviceAppEntity?
  func perform() async throws -> some IntentResult { .result() }
}

struct VolumeDownIntent: AppIntent {
  static let title: LocalizedStringResource = "VolumeDownIntent"
  @Parameter(title: "Device") var device: DeviceAppEntity?
  func perform() async throws -> some IntentResult { .result() }
}

struct VolumeUpIntent: AppIntent {
  static let title: LocalizedStringResource = "VolumeUpIntent"
  @Parameter(title: "Device") var device: DeviceAppEntity?
  func perform() async throws -> some IntentResult { .result() }
}

struct OkIntent: AppIntent {
  static let title: LocalizedStringResource = "OkIntent"
  @Parameter(title: "Device") var device: DeviceAppEntity?
  func perform() async throws -> some IntentResult { .result() }
}

struct ButtonPressIntent: AppIntent {
  static let title: LocalizedStringResource = "ButtonPressIntent"
  @Parameter(title: "Device") var device: DeviceAppEntity?
  @Parameter(title: "Button") var button: RemoteButtonAppEnum
  func perform() async throws -> some IntentResult { .result() }
}

struct LaunchAppIntent: AppIntent {
  static let title: LocalizedStringResource = "LaunchAppIntent"
  @Parameter(title: "Device") var device: DeviceAppEntity?
  @Parameter(title: "App") var app: AppLinkAppEntity
  func perform() async throws -> some IntentResult { .result() }
}

enum RemoteButton {
  case up, left, right, down, select, home, back, power, powerOn, powerOff, mute, volumeUp
  case volumeDown, options, instantReplay, rewind, fastForward, playPause, findRemote, backspace
  case search, enter, channelUp, channelDown, inputTuner, inputHDMI1, inputHDMI2, inputHDMI3
  case inputHDMI4, inputAV1, headphonesMode
}
