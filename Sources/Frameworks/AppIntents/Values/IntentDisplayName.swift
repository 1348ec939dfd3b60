// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension Bool {
  /// The words for true and false.
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource

    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.`true` = `true`
      self.`false` = `false`
    }
  }
}
