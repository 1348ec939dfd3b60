// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
package import IntentWire

extension Dispatcher {
  /// What a fresh instance of the intent says of itself.
  package func describe(_ intent: String) throws(FailureReport) -> IntentProfile {
    Self.profile(of: try registry.intent(intent).instance())
  }

  static func profile(of instance: IntentInstance) -> IntentProfile {
    let type = Swift.type(of: instance.intent)
    return IntentProfile(
      intent: instance.identifier, title: String(localized: type.title),
      parameters: instance.parameters.map { $0.box.profile(name: $0.name) },
      authenticationPolicy: AuthenticationPolicy(type.authenticationPolicy),
      opensAppWhenRun: type.openAppWhenRun || !type.supportedModes.contains(.background))
  }
}

extension AuthenticationPolicy {
  init(_ policy: IntentAuthenticationPolicy) {
    self =
      switch policy {
      case .alwaysAllowed: .alwaysAllowed
      case .requiresAuthentication: .requiresAuthentication
      case .requiresLocalDeviceAuthentication: .requiresLocalDeviceAuthentication
      }
  }
}
