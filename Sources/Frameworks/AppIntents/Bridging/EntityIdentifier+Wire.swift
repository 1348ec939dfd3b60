// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

extension EntityIdentifier: WireScalar {
  /// - Returns: nil also for an entity whose type this process does not have.
  package static func fromWire(_ value: IntentValue) -> EntityIdentifier? {
    guard case .entity(let entity) = value,
      let record = try? ProcessRegistry.linked.entity(entity.type)
    else { return nil }
    return EntityIdentifier(entityType: record.type, identifier: entity.identifier)
  }

  /// The entity as far as it is known: nobody has found it, so its identifier stands for its title.
  package var wireValue: IntentValue {
    .entity(
      EntityValue(
        type: WireValues.name(of: entityType), identifier: identifier, title: identifier))
  }
}
