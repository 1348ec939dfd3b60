// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension OSLogInterpolation {
  /// `%s` of a text; private unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString(), align, privacy, "")
  }

  /// `%s` of a text; private unless it is said otherwise. Tools read the attributes.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String
  ) {
    append(argumentString(), align, privacy, attributes)
  }

  /// The description of a value; private unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation<T>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) where T: CustomStringConvertible {
    append(value().description, align, privacy, "")
  }

  /// The description of a value; private unless it is said otherwise. Tools read the attributes.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation<T>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String
  ) where T: CustomStringConvertible {
    append(value().description, align, privacy, attributes)
  }

  /// The name of a type without its module; private unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(_typeName(value(), qualified: false), align, privacy, "")
  }

  /// The name of a type without its module; private unless it is said otherwise. Tools read the attributes.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String
  ) {
    append(_typeName(value(), qualified: false), align, privacy, attributes)
  }

  /// `%@` of an object; private unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    append(object: argumentObject(), privacy, "")
  }

  /// `%@` of an object; private unless it is said otherwise. Tools read the attributes.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto,
    attributes: String
  ) {
    append(object: argumentObject(), privacy, attributes)
  }

  /// `%@` of an object, or `(null)`; private unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ object: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(object: object(), privacy, attributes)
  }

  /// `%@` of an error, as `NSError` describes it; private unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(error: error(), privacy, attributes)
  }

  /// `%@` of an error, or `(null)`; private unless it is said otherwise.
  @_semantics("oslog.requires_constant_arguments")
  @inlinable public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(error: error(), privacy, attributes)
  }
}
