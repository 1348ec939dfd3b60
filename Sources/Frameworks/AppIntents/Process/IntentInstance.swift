// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

/// One fresh instance of an intent, with its boxes by name.
///
/// Each run has its own, since boxes are classes and copies of an intent share them.
struct IntentInstance {
  let identifier: String
  let intent: any AppIntent
  private(set) var parameters: [NamedParameter] = []
  private(set) var dependencies: [any AnyDependencyBox]

  struct NamedParameter {
    let name: String
    let box: any AnyParameterBox
  }

  init(
    identifier: String, intent: any AppIntent,
    parameters: [(String, any _AnyParameterBox)] = [],
    dependencies: [any _AnyDependencyBox] = []
  ) {
    self.identifier = identifier
    self.intent = intent
    self.dependencies = dependencies.compactMap { $0 as? any AnyDependencyBox }
    for (name, box) in parameters {
      guard let box = box as? any AnyParameterBox else { continue }
      add(box, named: name)
    }
  }

  private mutating func add(_ box: any AnyParameterBox, named name: String) {
    box.name = name
    box.intentName = identifier
    parameters.append(NamedParameter(name: name, box: box))
  }

  /// Adds the boxes that generated code could not name.
  ///
  /// - Returns: whether there were any.
  mutating func addReflectedBoxes() -> Bool {
    let before = parameters.count + dependencies.count
    for (name, box) in Reflection.parameters(of: intent)
    where !parameters.contains(where: { $0.box === box }) {
      add(box, named: name)
    }
    for box in Reflection.dependencies(of: intent)
    where !dependencies.contains(where: { $0 === box }) {
      dependencies.append(box)
    }
    return parameters.count + dependencies.count > before
  }

  func parameter(_ name: String) -> (any AnyParameterBox)? {
    parameters.first { $0.name == name }?.box
  }

  /// Says where questions of this run go.
  func attach(_ context: any RequestContext) {
    for parameter in parameters { parameter.box.requestContext = context }
  }

  /// Resolves every `@Dependency`, since their values are read synchronously in `perform()`.
  func prepareDependencies() async throws {
    for dependency in dependencies { try await dependency.prepare() }
  }

  /// Stores the values of a request.
  func set(_ values: [String: IntentValue], resolver: EntityResolver) async throws {
    var rest = values.count
    for parameter in parameters {
      guard let value = values[parameter.name] else { continue }
      rest -= 1
      try await parameter.box.set(value, resolver: resolver)
    }
    guard rest > 0 else { return }
    let known = parameters.map(\.name)
    let unknown = values.keys.filter { !known.contains($0) }.sorted().joined(separator: "', '")
    throw FailureReport(
      code: .invalidParameter,
      message:
        "'\(identifier)' has no parameter '\(unknown)'; rebuild the bundle so that its manifest and its code are of the same age",
      parameter: unknown)
  }

  /// A required parameter without a value would stop the process where it is read.
  func checkRequiredParameters() throws {
    for parameter in parameters where !parameter.box.isOptional && !parameter.box.hasValue {
      throw FailureReport(
        code: .missingParameter,
        message:
          "'\(identifier)' needs a value for its required parameter '\(parameter.name)' before 'perform()'; pass one, give it a default, or make it optional",
        parameter: parameter.name)
    }
  }

  /// The values that are set, by name.
  func snapshot() -> [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    for parameter in parameters { values[parameter.name] = parameter.box.snapshot() }
    return values
  }
}
