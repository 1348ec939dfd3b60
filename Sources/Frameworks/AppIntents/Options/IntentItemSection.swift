// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A part of a collection, with or without a heading.
public struct IntentItemSection<Result> where Result: _IntentValue {
  public var description: DisplayRepresentation?
  public var items: [IntentItem<Result>]

  /// Items without a heading.
  public init(items: [IntentItem<Result>]) { self.items = items }

  @available(*, deprecated, renamed: "init(_:items:)")
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, items: items)
  }

  /// Items under a heading.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    description = DisplayRepresentation(title: title)
    self.items = items
  }

  /// Values under a heading, shown by their own representation.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Items written as a block.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = title.map { DisplayRepresentation(title: $0) }
    items = itemsBuilder()
  }

  /// Items written as a block, under a heading with a picture.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    items = itemsBuilder()
  }

  /// Collects sections, or items that make up one section.
  @resultBuilder public enum Builder {
    public static func buildBlock() -> [IntentItemSection<Result>] { [] }

    public static func buildBlock(_ sections: IntentItemSection<Result>...)
      -> [IntentItemSection<Result>]
    { sections }

    public static func buildBlock(_ items: IntentItem<Result>...) -> [IntentItemSection<Result>] {
      [IntentItemSection(items: items)]
    }
  }
}

extension IntentItemSection: Sendable where Result: Sendable {}
