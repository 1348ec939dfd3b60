// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Writes payloads in the form of `jsonRepresentation()`.
///
/// Order of keys, words for units and separators of numbers follow what was seen of iOS 14 to 26.
package struct PayloadWriter: Sendable {
  /// How a measured quantity is written in the language of the device.
  package typealias Formatting = @Sendable (Double, QuantityUnit) -> String

  let format: Formatting

  package init(_ format: @escaping Formatting) { self.format = format }

  /// A quantity that was read stays as it was written.
  func text(_ quantity: Quantity) -> String {
    if let text = quantity.text { return text }
    guard let value = quantity.value, let unit = quantity.unit else { return "" }
    return format(value, unit)
  }

  package func json(_ model: MetricModel) -> String {
    var writer = JSONTextWriter()
    write(model, to: &writer)
    return writer.text
  }

  package func json(_ model: DiagnosticModel) -> String {
    var writer = JSONTextWriter()
    write(model, to: &writer)
    return writer.text
  }

  package func json(_ entry: DiagnosticEntry) -> String {
    var writer = JSONTextWriter()
    write(entry, to: &writer)
    return writer.text
  }

  package func json(_ tree: CallStackTree) -> String {
    var writer = JSONTextWriter()
    write(tree, to: &writer)
    return writer.text
  }

  /// The object of one group of a metric payload, without its name.
  package func json(_ model: MetricModel, group: String) -> String {
    var writer = JSONTextWriter()
    writeGroup(group, of: model, to: &writer)
    return writer.text
  }

  package func json(_ figures: SignpostFigures) -> String {
    var writer = JSONTextWriter()
    write(figures, to: &writer)
    return writer.text
  }

  package func json(_ environment: PayloadEnvironment) -> String {
    var writer = JSONTextWriter()
    writer.beginObject()
    write(environment, to: &writer)
    writer.endObject()
    return writer.text
  }

  func write(_ environment: PayloadEnvironment, to writer: inout JSONTextWriter) {
    writer.member("appBuildVersion", environment.buildVersion)
    writer.member("osVersion", environment.osVersion)
    writer.member("regionFormat", environment.regionFormat)
    writer.member("platformArchitecture", environment.platformArchitecture)
    writer.member("deviceType", environment.deviceType)
    writer.member("bundleIdentifier", environment.bundleIdentifier)
    writer.member("isTestFlightApp", environment.isTestFlightApp)
    writer.member("lowPowerModeEnabled", environment.lowPowerModeEnabled)
    writer.member("pid", number: environment.processIdentifier)
  }

  /// Unknown members whose path begins with `prefix`.
  func unknown(_ members: [String: String], below prefix: String) -> [String: String] {
    var result: [String: String] = [:]
    for (path, value) in members where path.hasPrefix(prefix) {
      result[String(path.dropFirst(prefix.count))] = value
    }
    return result
  }
}
