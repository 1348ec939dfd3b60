// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Joins items as a sentence does: "a, b, and c".
open class ListFormatter: Formatter {
  /// The locale of the conjunction and the commas.
  open var locale: Locale = .device
  /// Writes each item, which is described by itself when `nil`.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Joins texts in the device's locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.device))
  }

  /// Joins items, `nil` if the item formatter cannot write one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let formatter = itemFormatter else {
        texts.append(String(describing: item))
        continue
      }
      guard let text = formatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
