// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A type that parameters, properties and results can have.
public protocol _IntentValue {
  /// The type itself; the element's for an optional or a collection.
  associatedtype ValueType: _IntentValue = Self
  /// The type itself; what is inside for an optional.
  associatedtype UnwrappedType: _IntentValue = Self
  associatedtype Specification: ResolverSpecification

  /// How a value of another type becomes one of this type.
  static var defaultResolverSpecification: Specification { get }
}

/// A collection of intent values.
public protocol _SequenceIntentValue: _IntentValue {
  associatedtype UnderlyingSequence: Collection

  var sequence: UnderlyingSequence { get }
}

extension _SequenceIntentValue where Self: Collection {
  public var sequence: Self { self }
}

/// A value that lies in a range or not.
public protocol RangeComparableProperty: _IntentValue, Comparable {}

/// A type that an app gives to the system: an entity or an enum.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
{}

/// A type of another framework of the system that can be shown.
public protocol _SystemIntentValue: DisplayRepresentable, PersistentlyIdentifiable, _IntentValue,
  Sendable
{}

/// What has a title and a value: a parameter or a property.
public protocol AnyIntentValue: Sendable {
  associatedtype Value: _IntentValue, Sendable

  var isOptional: Bool { get }
  var title: LocalizedStringResource { get }
}
