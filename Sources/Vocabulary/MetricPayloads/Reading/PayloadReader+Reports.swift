// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The reports of iOS 27, whose JSON nobody has shown yet: unverified.
///
/// Known is what their declarations call things. So the environment is read where its names are
/// found, a call-stack tree wherever one stands, and everything is kept raw.
extension PayloadReader {
  func newMetrics(_ json: JSONCursor) -> MetricModel {
    var model = MetricModel()
    for (key, value) in json.members { model.unknown[key] = value.rawText }
    model.environment = json["environment"].map(Self.environment)
    model.latestApplicationVersion = model.environment?.applicationVersion
    return model
  }

  func newDiagnostics(_ json: JSONCursor) -> DiagnosticModel {
    var model = DiagnosticModel()
    for (key, value) in json.members { model.unknown[key] = value.rawText }
    guard let (kind, value) = Self.result(json["result"] ?? json) else { return model }
    var entry = DiagnosticEntry(kind)
    entry.environment = json["environment"].map(Self.environment) ?? PayloadEnvironment()
    entry.callStackTree = (value["callStackTree"] ?? value["callStacks"].map { _ in value })
      .flatMap { CallStackTree($0) }
    entry.terminationReason = value["terminationReason"]?.string
    entry.signal = value["signal"]?.int
    entry.exceptionType = value["exceptionType"]?.int
    entry.exceptionCode = value["exceptionCode"]?.unsigned
    model.diagnostics = [entry]
    return model
  }

  private static func environment(_ json: JSONCursor) -> PayloadEnvironment {
    var environment = PayloadEnvironment()
    for (key, value) in json.members { _ = environment.read(key, value) }
    return environment
  }

  /// An enumeration with a payload encodes as an object whose only key is the case.
  private static func result(_ json: JSONCursor) -> (DiagnosticKind, JSONCursor)? {
    let kinds: [String: DiagnosticKind] = [
      "crash": .crash, "hang": .hang, "cpuException": .cpuException,
      "diskWriteException": .diskWriteException, "appLaunch": .appLaunch,
      "memoryException": .memoryException,
    ]
    for (key, value) in json.members {
      if let kind = kinds[key] { return (kind, value["_0"] ?? value) }
    }
    return nil
  }
}
