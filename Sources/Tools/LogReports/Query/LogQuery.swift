// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import LogStore

/// Which records a person wants to see.
package struct LogQuery {
  package var predicate: LogPredicate?
  package var subsystems: Set<String> = []
  package var categories: Set<String> = []
  package var processes: Set<String> = []
  /// The least level to show.
  package var level: LogLevel
  package var includesSignposts: Bool
  /// Messages and the records of losses; signposts alone without them.
  package var includesMessages = true

  /// - Parameters:
  ///   - level: nil for default, or whatever the predicate names.
  ///   - includesSignposts: also when the predicate names a property of signposts.
  package init(
    predicate: LogPredicate? = nil, level: LogLevel? = nil, includesSignposts: Bool = false
  ) {
    self.predicate = predicate
    self.level = level ?? min(predicate?.leastLevel ?? .default, .default)
    self.includesSignposts = includesSignposts || predicate?.namesSignposts == true
  }

  package func includes(_ record: LogRecord) -> Bool {
    switch record.kind {
    case .log(let level): guard includesMessages, level >= self.level else { return false }
    case .signpost: guard includesSignposts else { return false }
    // What is lost concerns everybody who looks at that process.
    case .loss(let loss):
      return includesMessages
        && (processes.isEmpty || processes.contains(loss.owner)
          || processes.contains(record.process))
    }
    return (subsystems.isEmpty || subsystems.contains(record.subsystem))
      && (categories.isEmpty || categories.contains(record.category))
      && (processes.isEmpty || processes.contains(record.process)
        || processes.contains(String(record.processIdentifier)))
      && predicate?.matches(record) ?? true
  }

  /// The one subsystem that all records have to be of, if there is one.
  package var onlySubsystem: String? {
    subsystems.count == 1 ? subsystems.first : predicate?.requiredText(of: .subsystem)
  }

  /// The one category that all records have to be of, if there is one.
  package var onlyCategory: String? {
    categories.count == 1 ? categories.first : predicate?.requiredText(of: .category)
  }
}
