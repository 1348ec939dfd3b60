// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own types, written from their names and uses.

import AppIntents

struct Token {}

final class AuthController: Sendable {
  static let shared = AuthController()
  func acquireTokenV3Silent(forceRefresh: Bool = false) async -> Token? { nil }
  func acquireTokenV4Silent(forceRefresh: Bool = false) async -> Token? { nil }
}

struct TokenResponseAppEntity: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Token"
  var displayRepresentation: DisplayRepresentation { "Token" }
  init() {}
  init(token: Token) {}
}
