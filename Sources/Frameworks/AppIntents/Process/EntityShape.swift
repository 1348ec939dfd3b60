// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What the first instance of an entity taught: whether generated code names all of its properties.
final class EntityShape: Sendable {
  private let needsReflection = Mutex<Bool?>(nil)

  /// The boxes that reflection adds to the named ones; nothing once it is known to add none.
  func reflected(_ entity: any AppEntity, beside named: [EntityProperties.Named])
    -> [EntityProperties.Named]
  {
    guard needsReflection.withLock({ $0 }) ?? true else { return [] }
    let more = Reflection.properties(of: entity).filter { found in
      !named.contains { $0.box === found.box }
    }
    needsReflection.withLock { $0 = !more.isEmpty }
    return more
  }
}

/// The properties of entities by name.
enum EntityProperties {
  typealias Named = (name: String, box: any AnyPropertyBox)

  /// The properties that generated code names, then those that only reflection finds.
  static func boxes(of entity: any AppEntity) -> [Named] {
    let boxes = unnamedBoxes(of: entity)
    for (name, box) in boxes { box.name = name }
    return boxes
  }

  private static func unnamedBoxes(of entity: any AppEntity) -> [Named] {
    guard let record = ProcessRegistry.linked.entity(of: type(of: entity)) else {
      return Reflection.properties(of: entity)
    }
    let named: [Named] = record.named(entity).compactMap { name, box in
      (box as? any AnyPropertyBox).map { (name, $0) }
    }
    return named + record.shape.reflected(entity, beside: named)
  }
}
