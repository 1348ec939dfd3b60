// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A value that can say how it reads to a person, in any language.
public protocol CustomLocalizedStringResourceConvertible {
  /// The value's localised text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}
