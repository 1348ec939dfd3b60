// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Which version of a bundle it is, as its `Info.plist` says.
package struct AppVersion: Hashable, Sendable {
  /// `CFBundleShortVersionString`
  package var version: String?
  /// `CFBundleVersion`
  package var build: String?

  /// - Parameter bundle: the folder of the `Info.plist`. One that cannot be read says nothing.
  package init(bundle: String) {
    let info = try? InfoPlist.read(bundle)
    version = info?.version
    build = info?.build
  }
}
