// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// Something that a log store holds.
open class OSLogEntry: NSObject {
  /// How long an entry is kept.
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata
    /// In memory.
    case shortTerm
    /// As long as the store's limits let it.
    case longTermAuto
    case longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }

  /// What a person reads; what was private is not in it.
  public let composedMessage: String
  public let date: Date
  public let storeCategory: StoreCategory
  /// The names and values that predicates find.
  let properties: KeyValuePairs<String, Any>

  init(_ record: LogRecord, _ properties: KeyValuePairs<String, Any>) {
    composedMessage = record.message
    date = Date(timeIntervalSince1970: Double(record.time) / 1e9)
    storeCategory = StoreCategory(rawValue: Int(record.storeCategory.rawValue)) ?? .undefined
    self.properties = properties
  }

  open override var description: String { composedMessage }
}

/// Predicates on Linux read what a mirror shows, and a computed property has no name there.
extension OSLogEntry: CustomReflectable {
  public var customMirror: Mirror {
    var children: [Mirror.Child] = [
      ("composedMessage", composedMessage), ("eventMessage", composedMessage), ("date", date),
      ("storeCategory", storeCategory.rawValue),
    ]
    children += properties.map { ($0.key, $0.value) }
    return Mirror(self, children: children, displayStyle: .class)
  }
}

/// An entry that a process wrote.
public protocol OSLogEntryFromProcess {
  /// The activity that it belongs to; 0 for none.
  var activityIdentifier: os_activity_id_t { get }
  var process: String { get }
  var processIdentifier: Int32 { get }
  /// The image that wrote it: the process's executable.
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

/// An entry that a statement of an app wrote.
public protocol OSLogEntryWithPayload {
  var category: String { get }
  /// The message in pieces: a text and the value behind it.
  var components: [OSLogMessageComponent] { get }
  var formatString: String { get }
  var subsystem: String { get }
}

/// The number of an activity.
public typealias os_activity_id_t = UInt64
