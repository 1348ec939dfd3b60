// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A figure of a metric payload: the group and the key under which Apple writes it.
///
/// Keys are not named like the properties of the classes; `aliases` has what other writers use.
package protocol MetricName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  var aliases: [String] { get }
}

extension MetricName {
  package var group: String { String(rawValue.prefix { $0 != "." }) }
  package var key: String { String(rawValue.drop { $0 != "." }.dropFirst()) }
  package var aliases: [String] { [] }
}

/// Figures that are one quantity.
package enum ScalarMetric: String, MetricName {
  case foregroundTime = "applicationTimeMetrics.cumulativeForegroundTime"
  case backgroundTime = "applicationTimeMetrics.cumulativeBackgroundTime"
  case backgroundAudioTime = "applicationTimeMetrics.cumulativeBackgroundAudioTime"
  case backgroundLocationTime = "applicationTimeMetrics.cumulativeBackgroundLocationTime"
  case cpuTime = "cpuMetrics.cumulativeCPUTime"
  case cpuInstructions = "cpuMetrics.cumulativeCPUInstructions"
  case gpuTime = "gpuMetrics.cumulativeGPUTime"
  case peakMemory = "memoryMetrics.peakMemoryUsage"
  case logicalWrites = "diskIOMetrics.cumulativeLogicalWrites"
  case wifiUpload = "networkTransferMetrics.cumulativeWifiUpload"
  case wifiDownload = "networkTransferMetrics.cumulativeWifiDownload"
  case cellularUpload = "networkTransferMetrics.cumulativeCellularUpload"
  case cellularDownload = "networkTransferMetrics.cumulativeCellularDownload"
  case bestAccuracyTime = "locationActivityMetrics.cumulativeBestAccuracyTime"
  case navigationAccuracyTime = "locationActivityMetrics.cumulativeBestAccuracyForNavigationTime"
  case tenMetersTime = "locationActivityMetrics.cumulativeNearestTenMetersAccuracyTime"
  case hundredMetersTime = "locationActivityMetrics.cumulativeHundredMetersAccuracyTime"
  case kilometerTime = "locationActivityMetrics.cumulativeKilometerAccuracyTime"
  case threeKilometersTime = "locationActivityMetrics.cumulativeThreeKilometersAccuracyTime"
  case scrollHitchTimeRatio = "animationMetrics.scrollHitchTimeRatio"
  case hitchTimeRatio = "animationMetrics.hitchTimeRatio"
  case binaryFileSize = "diskSpaceUsageMetrics.totalBinaryFileSize"
  case dataFileSize = "diskSpaceUsageMetrics.totalDataFileSize"
  case cacheFolderSize = "diskSpaceUsageMetrics.totalCacheFolderSize"
  case cloneSize = "diskSpaceUsageMetrics.totalCloneSize"
  case diskSpaceUsed = "diskSpaceUsageMetrics.totalDiskSpaceUsedSize"
  case diskSpaceCapacity = "diskSpaceUsageMetrics.totalDiskSpaceCapacity"
}

/// Figures that are whole numbers without a unit.
package enum CountMetric: String, MetricName {
  case binaryFileCount = "diskSpaceUsageMetrics.totalBinaryFileCount"
  case dataFileCount = "diskSpaceUsageMetrics.totalDataFileCount"
}

/// Figures that are an average with its spread.
package enum AverageMetric: String, MetricName {
  case suspendedMemory = "memoryMetrics.averageSuspendedMemory"
  case pixelLuminance = "displayMetrics.averagePixelLuminance"
}

/// Figures that are a distribution.
package enum HistogramMetric: String, MetricName {
  case timeToFirstDraw = "applicationLaunchMetrics.histogrammedTimeToFirstDrawKey"
  case resumeTime = "applicationLaunchMetrics.histogrammedResumeTime"
  case optimizedTimeToFirstDraw =
    "applicationLaunchMetrics.histogrammedOptimizedTimeToFirstDrawKey"
  case extendedLaunch = "applicationLaunchMetrics.histogrammedExtendedLaunch"
  case hangTime = "applicationResponsivenessMetrics.histogrammedAppHangTime"
  case cellularConditionTime = "cellularConditionMetrics.cellConditionTime"

  package var aliases: [String] {
    switch self {
    case .timeToFirstDraw: ["histogrammedTimeToFirstDraw"]
    case .resumeTime: ["histogrammedApplicationResumeTime", "histogrammedResumeTimeKey"]
    case .optimizedTimeToFirstDraw: ["histogrammedOptimizedTimeToFirstDraw"]
    case .extendedLaunch: ["histogrammedExtendedLaunchKey"]
    case .hangTime: ["histogrammedApplicationHangTime"]
    case .cellularConditionTime: ["histogrammedCellularConditionTime"]
    }
  }
}

/// Counters of how processes ended; those that are 0 are left out of the JSON.
package enum ExitCounter: String, Hashable, Sendable, CaseIterable {
  case normal = "cumulativeNormalAppExitCount"
  case memoryLimit = "cumulativeMemoryResourceLimitExitCount"
  case cpuLimit = "cumulativeCPUResourceLimitExitCount"
  case memoryPressure = "cumulativeMemoryPressureExitCount"
  case badAccess = "cumulativeBadAccessExitCount"
  case abnormal = "cumulativeAbnormalExitCount"
  case illegalInstruction = "cumulativeIllegalInstructionExitCount"
  case watchdog = "cumulativeAppWatchdogExitCount"
  case lockedFile = "cumulativeSuspendedWithLockedFileExitCount"
  case assertionTimeout = "cumulativeBackgroundTaskAssertionTimeoutExitCount"

  /// Processor time, memory pressure, file locks and assertions matter in the background only.
  package static let inForeground: [ExitCounter] = [
    .normal, .memoryLimit, .badAccess, .abnormal, .illegalInstruction, .watchdog,
  ]
}
