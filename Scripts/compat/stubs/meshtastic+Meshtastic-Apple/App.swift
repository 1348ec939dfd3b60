// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import Foundation

enum AppIntentErrors {
  enum AppIntentError: Error {
    case notConnected
    case message(String)
  }
}

struct User {}

struct Node { var user: User? }

@MainActor final class PersistenceController {
  static let shared = PersistenceController()
  let context = ManagedContext()
}

final class ManagedContext: Sendable {}

func getNodeInfo(id: Int64, context: ManagedContext) -> Node? { nil }

struct MeshtasticChannelURL {
  struct ParseError: Error {}
  var addChannels = true
  var channelSet = ""
  static func parse(_ text: String) throws -> MeshtasticChannelURL { MeshtasticChannelURL() }
}

@MainActor final class AccessoryManager {
  static let shared = AccessoryManager()
  var isConnected = false
  var activeDeviceNum: Int64?
  func disconnect() async throws {}
  func sendFactoryReset(fromUser: User, toUser: User, resetDevice: Bool) async throws {}
  func sendReboot(fromUser: User, toUser: User) async throws {}
  func sendShutdown(fromUser: User, toUser: User) async throws {}
  func saveChannelSet(channelSet: String, addChannels: Bool) async throws {}
  func sendMessage(message: String, toUserNum: Int64, channel: Int32, isEmoji: Bool, replyID: Int64)
    async throws
  {}
}
