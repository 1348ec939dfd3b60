// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// A group of figures of a payload.
///
/// A figure that was not measured is not a number, and an empty histogram: never zero. Its key is left
/// out of the JSON.
public class MXMetric: NSObject, @unchecked Sendable {
  let model: MetricModel
  private let group: String

  init(_ model: MetricModel, group: String) {
    self.model = model
    self.group = group
  }

  var representation: Representation {
    Representation(json: LocalisedQuantityText.device.writer.json(model, group: group))
  }

  /// The JSON in UTF-8.
  public func jsonRepresentation() -> Data { representation.data }

  /// The JSON as dictionaries, lists, strings and numbers.
  public func dictionaryRepresentation() -> [AnyHashable: Any] { representation.dictionary }

  public override var description: String { representation.json }
}

extension MetricModel {
  /// Whether anything of a group was measured.
  func has(_ group: String) -> Bool {
    scalars.keys.contains { $0.group == group } || counts.keys.contains { $0.group == group }
      || averages.keys.contains { $0.group == group }
      || histograms.keys.contains { $0.group == group }
      || unknown.keys.contains { $0.hasPrefix(group + ".") }
  }
}
