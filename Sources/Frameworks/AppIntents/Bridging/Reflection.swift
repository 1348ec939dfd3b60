// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Finds the boxes of an intent, entity, query or options provider by reflection.
///
/// Generated code knows them better, private ones and builds without reflection metadata apart;
/// this is for what no generated code names.
package enum Reflection {
  package static func parameters(of intent: Any) -> [(name: String, box: any AnyParameterBox)] {
    boxes(of: intent).compactMap { name, box in
      (box as? any AnyParameterBox).map { (name, $0) }
    }
  }

  package static func properties(of entity: Any) -> [(name: String, box: any AnyPropertyBox)] {
    boxes(of: entity).compactMap { name, box in
      (box as? any AnyPropertyBox).map { (name, $0) }
    }
  }

  package static func dependencies(of value: Any) -> [any AnyDependencyBox] {
    boxes(of: value).compactMap { $0.box as? any AnyDependencyBox }
  }

  package static func parameterDependencies(of value: Any) -> [any AnyParameterDependencyBox] {
    boxes(of: value).compactMap { $0.box as? any AnyParameterDependencyBox }
  }

  /// Every stored property, those of superclasses first. A wrapper's storage carries the
  /// property's name with exactly one underscore before it.
  private static func boxes(of value: Any) -> [(name: String, box: Any)] {
    var mirrors: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      mirrors.append(current)
      mirror = current.superclassMirror
    }
    return mirrors.reversed().flatMap(\.children).compactMap { child in
      child.label.map { (String($0.hasPrefix("_") ? $0.dropFirst() : $0[...]), child.value) }
    }
  }
}
