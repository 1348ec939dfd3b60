// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// How processes ended that were in front.
public final class MXForegroundExitData: NSObject, @unchecked Sendable {
  private let counters: [ExitCounter: Int]

  init(_ counters: [ExitCounter: Int]?) { self.counters = counters ?? [:] }

  private func count(_ counter: ExitCounter) -> UInt { UInt(max(0, counters[counter] ?? 0)) }

  public var cumulativeNormalAppExitCount: UInt { count(.normal) }
  public var cumulativeMemoryResourceLimitExitCount: UInt { count(.memoryLimit) }
  public var cumulativeBadAccessExitCount: UInt { count(.badAccess) }
  public var cumulativeAbnormalExitCount: UInt { count(.abnormal) }
  public var cumulativeIllegalInstructionExitCount: UInt { count(.illegalInstruction) }
  public var cumulativeAppWatchdogExitCount: UInt { count(.watchdog) }
}

/// How processes ended that were in the background.
public final class MXBackgroundExitData: NSObject, @unchecked Sendable {
  private let counters: [ExitCounter: Int]

  init(_ counters: [ExitCounter: Int]?) { self.counters = counters ?? [:] }

  private func count(_ counter: ExitCounter) -> UInt { UInt(max(0, counters[counter] ?? 0)) }

  public var cumulativeNormalAppExitCount: UInt { count(.normal) }
  public var cumulativeMemoryResourceLimitExitCount: UInt { count(.memoryLimit) }
  public var cumulativeCPUResourceLimitExitCount: UInt { count(.cpuLimit) }
  public var cumulativeMemoryPressureExitCount: UInt { count(.memoryPressure) }
  public var cumulativeBadAccessExitCount: UInt { count(.badAccess) }
  public var cumulativeAbnormalExitCount: UInt { count(.abnormal) }
  public var cumulativeIllegalInstructionExitCount: UInt { count(.illegalInstruction) }
  public var cumulativeAppWatchdogExitCount: UInt { count(.watchdog) }
  public var cumulativeSuspendedWithLockedFileExitCount: UInt { count(.lockedFile) }
  public var cumulativeBackgroundTaskAssertionTimeoutExitCount: UInt { count(.assertionTimeout) }
}

/// How processes ended.
public final class MXAppExitMetric: MXMetric, @unchecked Sendable {
  init(_ model: MetricModel) { super.init(model, group: "applicationExitMetrics") }

  public var foregroundExitData: MXForegroundExitData {
    MXForegroundExitData(model.foregroundExits)
  }
  public var backgroundExitData: MXBackgroundExitData {
    MXBackgroundExitData(model.backgroundExits)
  }
}
