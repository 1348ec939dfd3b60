// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension String: _IntentValue {
  public typealias ValueType = String
  public typealias UnwrappedType = String

  @ResolverSpecificationBuilder<String>
  public static var defaultResolverSpecification: some ResolverSpecification {
    StringFromIntResolver<Int, String>()
    StringFromDoubleResolver()
  }
}

extension AttributedString: _IntentValue {
  public typealias ValueType = AttributedString
  public typealias UnwrappedType = AttributedString

  @ResolverSpecificationBuilder<AttributedString>
  public static var defaultResolverSpecification: some ResolverSpecification {
    AttributedStringFromStringResolver()
  }
}

extension URL: _IntentValue {
  public typealias ValueType = URL
  public typealias UnwrappedType = URL

  @ResolverSpecificationBuilder<URL>
  public static var defaultResolverSpecification: some ResolverSpecification {
    URLFromStringResolver()
  }
}
