// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct TimerEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Timer", numericFormat: "\(placeholder: .int) timers")
  static let defaultQuery = TimerQuery()

  let id: UUID

  @Property(title: "Name")
  var name: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: .init(systemName: "timer"))
  }

  init(_ timer: KitchenTimer) {
    id = timer.id
    name = timer.name ?? "\((timer.seconds / 60).formatted()) min"
  }
}

struct TimerQuery: EnumerableEntityQuery {
  func entities(for identifiers: [TimerEntity.ID]) async throws -> [TimerEntity] {
    HearthStore.timers.filter { identifiers.contains($0.id) }.map(TimerEntity.init)
  }

  func allEntities() async throws -> [TimerEntity] {
    HearthStore.timers.map(TimerEntity.init)
  }
}
