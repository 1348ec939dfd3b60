// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension AppIntentError {
  private static func reported(_ name: String, _ message: LocalizedStringResource) -> Self {
    Self(.reported(name: name, message: message))
  }

  /// Something that only the person can do in the app.
  public enum UserActionRequired {
    public static let signin = reported(
      "UserActionRequired.signin", "You need to sign in to the app first.")
    public static let accountSetup = reported(
      "UserActionRequired.accountSetup", "You need to set up an account in the app first.")
    public static let confirmation = reported(
      "UserActionRequired.confirmation", "You need to confirm this in the app.")
  }

  /// Something that the person has to allow in the settings.
  public enum PermissionRequired {
    public static let siri = reported(
      "PermissionRequired.siri", "The app is not allowed to use Siri.")
    public static let localNetwork = reported(
      "PermissionRequired.localNetwork", "The app is not allowed to use the local network.")
    public static let bluetooth = reported(
      "PermissionRequired.bluetooth", "The app is not allowed to use Bluetooth.")
    public static let photos = reported(
      "PermissionRequired.photos", "The app is not allowed to use your photos.")
    public static let contacts = reported(
      "PermissionRequired.contacts", "The app is not allowed to use your contacts.")

    /// The place of the device.
    ///
    /// - Parameter precise: whether the permission is about the precise place.
    public static func location(precise: Bool = false) -> AppIntentError {
      precise
        ? reported(
          "PermissionRequired.location(precise)",
          "The app is not allowed to use your precise location.")
        : reported("PermissionRequired.location", "The app is not allowed to use your location.")
    }
  }

  /// Something that neither the person nor the system can mend.
  public enum Unrecoverable {
    public static let networkFailure = reported(
      "Unrecoverable.networkFailure", "There was a problem with the network.")
    public static let partialFailure = reported(
      "Unrecoverable.partialFailure", "Only a part of this could be done.")
    public static let notAllowed = reported("Unrecoverable.notAllowed", "This is not allowed.")
    public static let unknown = reported("Unrecoverable.unknown", "Something went wrong.")
    public static let unsupportedOnDevice = reported(
      "Unrecoverable.unsupportedOnDevice", "This device does not support that.")
    public static let featureCurrentlyRestricted = reported(
      "Unrecoverable.featureCurrentlyRestricted", "This is restricted at the moment.")
    public static let entityNotFound = reported(
      "Unrecoverable.entityNotFound", "That could not be found.")
  }
}
