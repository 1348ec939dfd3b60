// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A thing of the app that people talk about.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == Self.ValueType, ID: EntityIdentifierConvertible, ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where Self.ValueType == Self.DefaultQuery.Entity

  /// How the system finds entities of this type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property = EntityProperty

  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

extension AppEntity where Self: AppEnum {
  public static var defaultResolverSpecification: some ResolverSpecification {
    EmptyResolverSpecification<Self>()
  }
}

extension AppEntity where Self: CaseDisplayRepresentable {
  /// The representation of the case; its Swift name when the dictionary lacks it.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(stringLiteral: String(describing: self))
  }
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
  public static var defaultQuery: _RawRepresentableStringQuery<Self> {
    _RawRepresentableStringQuery()
  }

  public var id: ID { rawValue }
}

/// An entity of which there is exactly one, such as the app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  /// The name of the type.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

extension UniqueAppEntity where ID == String {
  /// The name of the type, since there is only one.
  public var id: String { Self.persistentIdentifier }
}
