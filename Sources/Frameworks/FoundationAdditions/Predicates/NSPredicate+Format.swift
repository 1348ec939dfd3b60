// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSPredicate {
  /// Reads a predicate such as `title CONTAINS[c] %@ AND due < %@`.
  ///
  /// Names of properties are stored properties or keys of a dictionary. A format that cannot be
  /// read, or that calls a function, stops the process and says why, as Apple's raises.
  ///
  /// - Note: Computed properties have no name at run time on Linux and read as nil.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  /// Reads a predicate with its arguments in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let node: PredicateNode
    do {
      node = try PredicateParser.parse(predicateFormat, arguments ?? [])
    } catch {
      // The format itself is not shown: code may have written a person's words into it.
      fatalError("a predicate's format cannot be read: \(error)")
    }
    self.init { object, _ in node.evaluate(with: object) }
  }
}
