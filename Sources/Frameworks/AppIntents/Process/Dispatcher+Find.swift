// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import IntentWire

extension Dispatcher {
  /// Entities of a query, or the options of a parameter.
  package func find(_ request: ItemsRequest) async throws(FailureReport) -> ItemsReply {
    let context = QueryContext(request.context)
    do {
      return try await CurrentRun.$requestContext.withValue(context) {
        try await PropertyDepth.$current.withValue(request.propertyDepth) {
          switch request.source {
          case .entity(let name): try await entities(name, request.search)
          case .parameter(let intent, let name, let values):
            try await items(of: name, in: intent, values, request.search, context)
          }
        }
      }
    } catch {
      throw RunFailure(of: request.source.subject).report(error)
    }
  }

  private func entities(_ name: String, _ search: ItemsRequest.Search) async throws -> ItemsReply {
    let type = try registry.entity(name).type
    return try await Queries.items(of: type, search, resolver: resolver(for: nil))
  }

  private func items(
    of name: String, in intent: String, _ values: [String: IntentValue],
    _ search: ItemsRequest.Search, _ context: QueryContext
  ) async throws -> ItemsReply {
    let instance = try registry.intent(intent).instance()
    guard let box = instance.parameter(name) else {
      throw FailureReport(
        code: .invalidParameter,
        message: "'\(intent)' has no parameter '\(name)'; rebuild the bundle", parameter: name)
    }
    instance.attach(context)
    let resolver = resolver(for: instance)
    // A value that no longer fits is only missing for the search; the run will report it.
    for (known, value) in values where known != name {
      try? await instance.parameter(known)?.set(value, resolver: resolver)
    }
    return try await box.items(search, resolver: resolver)
  }
}

extension ItemsRequest.Source {
  /// What the items are for, as messages name it.
  fileprivate var subject: String {
    switch self {
    case .entity(let name): name
    case .parameter(let intent, let name, _): "\(intent).\(name)"
    }
  }
}
