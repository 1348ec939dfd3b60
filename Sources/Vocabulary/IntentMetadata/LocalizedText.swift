// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A localisable string of the manifest: its key, and its value in the development language.
public struct LocalizedText: JSONBacked {
  public var object: JSONObject

  public init(object: JSONObject) { self.object = object }

  /// A string that is its own key, as `LocalizedStringResource` literals are.
  public init(_ key: String, defaultValue: String? = nil, table: String? = nil) {
    object = ["key": .string(key), "alternatives": []]
    self.defaultValue = defaultValue
    self.table = table
  }

  public var key: String {
    get { object["key"]?.stringValue ?? "" }
    set { object["key"] = .string(newValue) }
  }

  public var defaultValue: String? {
    get { object["defaultValue"]?.stringValue }
    set { object["defaultValue"] = newValue.map { .string($0) } }
  }

  /// The `.strings` table, `Localizable` when absent.
  public var table: String? {
    get { object["table"]?.stringValue }
    set { object["table"] = newValue.map { .string($0) } }
  }

  /// What is shown when no catalog has the key.
  public var text: String { defaultValue ?? key }

  public static func check(_ object: JSONObject, at path: String) throws(ManifestError) {
    try object.requireString("key", at: path)
  }
}

extension LocalizedText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
