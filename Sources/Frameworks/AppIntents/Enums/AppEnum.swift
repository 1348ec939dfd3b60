// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A fixed set of values that a person can choose from.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  public static var defaultResolverSpecification: some ResolverSpecification {
    EmptyResolverSpecification<Self>()
  }
}
