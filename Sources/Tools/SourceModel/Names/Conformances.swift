// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Which protocols a type conforms to, through refinements, typealiases and superclasses.
package struct Conformances {
  package let resolver: NameResolver
  private let known = KnownAncestors()

  package init(resolver: NameResolver) { self.resolver = resolver }

  /// The framework protocols that `type` conforms to, by bare name.
  package func frameworkProtocols(of type: DeclaredType) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    collect(type, &found, &seen)
    return found
  }

  /// The framework protocols that an extension gives to a type which no source here declares.
  package func frameworkProtocols(of extended: DeclarationIndex.ForeignConformance) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    for type in extended.inherited {
      collect(resolver.resolve(type, in: extended.scope), &found, &seen)
    }
    return found
  }

  /// The protocols and superclasses that this package declares and `type` has, nearest first.
  package func ancestors(of type: DeclaredType) -> [DeclaredType] {
    if let result = known.ancestors[ObjectIdentifier(type)] { return result }
    var result: [DeclaredType] = []
    var queue = [type]
    var seen: Set<String> = [type.qualifiedName]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      for entry in next.inherited {
        for ancestor in declared(resolver.resolve(entry.type, in: entry.scope))
        where seen.insert(ancestor.qualifiedName).inserted {
          result.append(ancestor)
          queue.append(ancestor)
        }
      }
    }
    known.ancestors[ObjectIdentifier(type)] = result
    return result
  }

  /// The framework protocols that `type` conforms to because a file of `module` says so.
  package func frameworkProtocols(of type: DeclaredType, statedIn module: String) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    for entry in type.inherited where entry.scope.file.module == module {
      collect(resolver.resolve(entry.type, in: entry.scope), &found, &seen)
    }
    return found
  }

  private func declared(_ type: ResolvedType) -> [DeclaredType] {
    switch type {
    case .declared(let type): [type]
    case .composition(let parts): parts.flatMap(declared)
    default: []
    }
  }

  private func collect(
    _ type: DeclaredType, _ found: inout Set<String>, _ seen: inout Set<String>
  ) {
    guard seen.insert(type.qualifiedName).inserted else { return }
    for entry in type.inherited {
      collect(resolver.resolve(entry.type, in: entry.scope), &found, &seen)
    }
  }

  private func collect(
    _ type: ResolvedType, _ found: inout Set<String>, _ seen: inout Set<String>
  ) {
    switch type {
    case .declared(let declared): collect(declared, &found, &seen)
    case .composition(let parts): for part in parts { collect(part, &found, &seen) }
    case .external(let name, _): add(name, &found)
    default: break
    }
  }

  private func add(_ name: String, _ found: inout Set<String>) {
    guard found.insert(name).inserted else { return }
    for parent in FrameworkProtocols.parents[name] ?? [] { add(parent, &found) }
  }
}

/// The ancestors of the types that were asked about: every name in every body asks.
///
/// Types are kept alive by the index that the resolver has, which no longer changes.
private final class KnownAncestors {
  var ancestors: [ObjectIdentifier: [DeclaredType]] = [:]
}
