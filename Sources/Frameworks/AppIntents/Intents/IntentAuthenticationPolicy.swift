// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a locked device asks of its owner before an intent runs.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}
