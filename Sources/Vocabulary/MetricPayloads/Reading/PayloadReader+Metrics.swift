// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The groups of figures that a metric payload may have.
enum MetricGroups {
  static let all: Set<String> = {
    var groups: Set<String> = ["applicationExitMetrics", "signpostMetrics"]
    groups.formUnion(ScalarMetric.allCases.map(\.group))
    groups.formUnion(AverageMetric.allCases.map(\.group))
    groups.formUnion(HistogramMetric.allCases.map(\.group))
    return groups
  }()

  /// Figures by their group and key, other spellings included.
  static func table<Name: MetricName>(_ type: Name.Type) -> [String: Name] {
    var table: [String: Name] = [:]
    for name in Name.allCases {
      for key in [name.key] + name.aliases { table[folded(name.group, key)] = name }
    }
    return table
  }

  static func folded(_ group: String, _ key: String) -> String { "\(group).\(key)".lowercased() }

  static let scalars = table(ScalarMetric.self)
  static let counts = table(CountMetric.self)
  static let averages = table(AverageMetric.self)
  static let histograms = table(HistogramMetric.self)
}

extension PayloadReader {
  func metrics(_ json: JSONCursor) -> MetricModel {
    var model = MetricModel()
    for (key, value) in json.members {
      switch key {
      case "appVersion", "latestApplicationVersion": model.latestApplicationVersion = value.string
      case "includesMultipleApplicationVersions":
        model.includesMultipleApplicationVersions = value.bool
      case "timeStampBegin": model.begin = value.string.map(PayloadTime.init(text:))
      case "timeStampEnd": model.end = value.string.map(PayloadTime.init(text:))
      case "metaData":
        var environment = PayloadEnvironment()
        for (key, value) in value.members where !environment.read(key, value) {
          model.unknown["metaData.\(key)"] = value.rawText
        }
        model.environment = environment
      case "applicationExitMetrics":
        model.foregroundExits = exits(value, "foregroundExitData", &model.unknown)
        model.backgroundExits = exits(value, "backgroundExitData", &model.unknown)
      case "signpostMetrics": model.signposts = value.elements.map(signpost)
      default:
        if value.isObject, MetricGroups.all.contains(key) {
          readGroup(key, value, into: &model)
        } else {
          model.unknown[key] = value.rawText
        }
      }
    }
    return model
  }

  private func readGroup(_ group: String, _ json: JSONCursor, into model: inout MetricModel) {
    for (key, value) in json.members {
      let name = MetricGroups.folded(group, key)
      if let metric = MetricGroups.scalars[name], let quantity = quantity(value) {
        model.scalars[metric] = quantity
      } else if let metric = MetricGroups.histograms[name], let histogram = histogram(value) {
        model.histograms[metric] = histogram
      } else if let metric = MetricGroups.averages[name], let average = average(value) {
        model.averages[metric] = average
      } else if let metric = MetricGroups.counts[name], let count = value.int {
        model.counts[metric] = count
      } else {
        model.unknown["\(group).\(key)"] = value.rawText
      }
    }
  }

  // MARK: Values

  func quantity(_ json: JSONCursor) -> Quantity? { json.string.map(quantities.read) }

  /// An object keyed by decimal numbers, whose order as text is another one.
  func histogram(_ json: JSONCursor) -> Histogram? {
    guard json.isObject else { return nil }
    guard let values = json["histogramValue"] else { return nil }
    let entries =
      values.isArray
      ? values.elements.enumerated().map { (order: $0.offset, bucket: $0.element) }
      : values.members.map { (order: Int($0.key) ?? .max, bucket: $0.value) }
    let buckets = entries.sorted { $0.order < $1.order }.compactMap { _, bucket in
      bucket["bucketStart"].flatMap(quantity).flatMap { start in
        bucket["bucketEnd"].flatMap(quantity).map { end in
          Histogram.Bucket(start: start, end: end, count: bucket["bucketCount"]?.int ?? 0)
        }
      }
    }
    return Histogram(buckets: buckets)
  }

  /// An object, or in the signposts of some versions only its value.
  func average(_ json: JSONCursor) -> AverageFigure? {
    if let text = json.string {
      return AverageFigure(
        average: quantities.read(text), standardDeviation: nil, sampleCount: nil)
    }
    guard let value = json["averageValue"]?.string else { return nil }
    return AverageFigure(
      average: quantities.read(value),
      standardDeviation: json["standardDeviation"]?.double, sampleCount: json["sampleCount"]?.int)
  }

  private func exits(
    _ json: JSONCursor, _ name: String, _ unknown: inout [String: String]
  ) -> [ExitCounter: Int]? {
    guard let data = json[name], data.isObject else { return nil }
    var counters: [ExitCounter: Int] = [:]
    for (key, value) in data.members {
      if let counter = ExitCounter(rawValue: key), let count = value.int {
        counters[counter] = count
      } else {
        unknown["applicationExitMetrics.\(name).\(key)"] = value.rawText
      }
    }
    return counters
  }

  private func signpost(_ json: JSONCursor) -> SignpostFigures {
    var figures = SignpostFigures(
      name: json["signpostName"]?.string ?? "", category: json["signpostCategory"]?.string ?? "",
      count: (json["totalSignpostCount"] ?? json["totalCount"])?.int ?? 0)
    let data = json["signpostIntervalData"]
    figures.durations =
      (data?["histogrammedSignpostDurations"]
      ?? data?["histogrammedSignpostDuration"]).flatMap(histogram)
    figures.cpuTime = (data?["signpostCumulativeCPUTime"] ?? data?["cumulativeCPUTime"])
      .flatMap(quantity)
    figures.averageMemory = (data?["signpostAverageMemory"] ?? data?["averageMemory"])
      .flatMap(average)
    figures.logicalWrites =
      (data?["signpostCumulativeLogicalWrites"]
      ?? data?["cumulativeLogicalWrites"]).flatMap(quantity)
    figures.hitchTimeRatio =
      (data?["signpostCumulativeHitchTimeRatio"]
      ?? data?["cumulativeHitchTimeRatio"]).flatMap(quantity)
    return figures
  }
}

extension PayloadEnvironment {
  /// - Returns: false when nobody knows the key.
  mutating func read(_ key: String, _ json: JSONCursor) -> Bool {
    switch key {
    case "appVersion", "applicationVersion": applicationVersion = json.string
    case "appBuildVersion", "applicationBuildVersion", "build": buildVersion = json.string
    case "bundleIdentifier": bundleIdentifier = json.string
    case "osVersion": osVersion = json.string
    case "deviceType", "deviceModel": deviceType = json.string
    case "platformArchitecture": platformArchitecture = json.string
    case "regionFormat": regionFormat = json.string
    case "isTestFlightApp": isTestFlightApp = json.bool
    case "lowPowerModeEnabled": lowPowerModeEnabled = json.bool
    case "pid":
      processIdentifier = json.int.flatMap { $0 > 0 ? Int32(exactly: $0) : nil }
    default: return false
    }
    return true
  }
}
