// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A predicate that was read from a format.
indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case and(PredicateNode, PredicateNode)
  case or(PredicateNode, PredicateNode)
  case comparison(PredicateComparison)

  func evaluate(with object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let node): !node.evaluate(with: object)
    case .and(let a, let b): a.evaluate(with: object) && b.evaluate(with: object)
    case .or(let a, let b): a.evaluate(with: object) || b.evaluate(with: object)
    case .comparison(let comparison): comparison.evaluate(with: object)
    }
  }
}

/// One side of a comparison.
struct PredicateOperand {
  indirect enum Kind {
    case keyPath(String)
    case value(Any?)
    case list([PredicateOperand])
  }

  var kind: Kind
  /// Where in the format it begins, counted in characters.
  var place: Int

  init(_ kind: Kind, place: Int) {
    self.kind = kind
    self.place = place
  }

  func value(in object: Any?) -> Any? {
    switch kind {
    case .keyPath(let path):
      if let subject = object as? any PredicateSubject {
        return subject.predicateValue(forKey: path)
      }
      return PredicateKeyPath(path).value(in: object)
    case .value(let value): return value
    case .list(let operands): return operands.map { $0.value(in: object) as Any }
    }
  }
}

/// A value that tells its own properties by their names.
package protocol PredicateSubject {
  func predicateValue(forKey key: String) -> Any?
}

/// Reads a property by its name, as key-value coding does where it exists.
struct PredicateKeyPath {
  private var names: [Substring]

  init(_ path: String) { names = path.split(separator: ".") }

  func value(in object: Any?) -> Any? {
    names.reduce(object) { object, name in
      guard let object else { return nil }
      return name.uppercased() == "SELF" ? object : Self.property(String(name), of: object)
    }
  }

  /// A dictionary's value, a collection's values or count, or a stored property.
  ///
  /// Computed properties have no name at run time on Linux.
  private static func property(_ name: String, of object: Any) -> Any? {
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[name] }
    if let elements = object as? [Any] {
      return name == "@count" ? elements.count : elements.map { property(name, of: $0) as Any }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name || $0.label == "_" + name }) {
        return child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
