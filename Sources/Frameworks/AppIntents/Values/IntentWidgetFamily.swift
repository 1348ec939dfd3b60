// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The size and place of the widget that is being set up.
public enum IntentWidgetFamily: _IntentValue, Hashable, Sendable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline

  public static var defaultResolverSpecification: EmptyResolverSpecification<IntentWidgetFamily> {
    EmptyResolverSpecification()
  }
}
