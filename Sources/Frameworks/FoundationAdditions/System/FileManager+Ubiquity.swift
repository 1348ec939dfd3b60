// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension FileManager {
  /// The folder of an iCloud container: always `nil`, as on a device without iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Who is signed in to iCloud: always `nil`, as on a device without iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
