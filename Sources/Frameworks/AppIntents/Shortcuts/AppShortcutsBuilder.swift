// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Collects shortcuts; `if` only with `#available`.
@resultBuilder public enum AppShortcutsBuilder {
  @_disfavoredOverload
  public static func buildExpression(_ component: AppShortcut) -> AppShortcut { component }

  @_disfavoredOverload
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }

  public static func buildExpression(_ component: AppShortcut) -> [AppShortcut] { [component] }

  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap { $0 }
  }

  public static func buildBlock() -> [AppShortcut] { [] }

  @available(
    *, unavailable,
    message: "if statements in an AppShortcutsBuilder can only be used with #available clauses"
  )
  public static func buildOptional<A>(_ appShortcuts: A?) -> [AppShortcut]
  where A: _AppShortcutsContentMarker { [] }

  @available(
    *, unavailable,
    message: "if statements in an AppShortcutsBuilder can only be used with #available clauses"
  )
  public static func buildOptional(_ appShortcuts: [AppShortcut]?) -> [AppShortcut] { [] }

  @_disfavoredOverload
  public static func buildOptional(
    _ component: (any _AppShortcutsContentMarker & _LimitedAvailabilityAppShortcutsContentMarker)?
  ) -> [AppShortcut] {
    (component as? LimitedAvailabilityShortcuts)?.shortcuts ?? []
  }

  public static func buildLimitedAvailability(_ components: [AppShortcut])
    -> any _AppShortcutsContentMarker & _LimitedAvailabilityAppShortcutsContentMarker
  {
    LimitedAvailabilityShortcuts(shortcuts: components)
  }
}

/// Carries the markers: were they on the array itself, a plain `if` would be taken in silence.
private struct LimitedAvailabilityShortcuts: _AppShortcutsContentMarker,
  _LimitedAvailabilityAppShortcutsContentMarker
{
  var shortcuts: [AppShortcut]
}

/// What an `AppShortcutsBuilder` makes.
public protocol _AppShortcutsContentMarker {}

/// What stands below an `if #available`.
public protocol _LimitedAvailabilityAppShortcutsContentMarker {}
