// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads
import ProcessAccounting

/// Hands payloads to subscribers.
///
/// An app hears of its own processes and of those of its extensions, in a payload for each bundle; an
/// extension hears of itself. Metrics come at most once a day by the device's clock.
///
/// - Note: Outside of a device there are no payloads. Figures are the host's, which accounts each
///   process at its end.
public class MXMetricManager: NSObject, @unchecked Sendable {
  /// The manager of this process. Subscribers are kept weakly.
  public class var shared: MXMetricManager { instance }

  private static let instance = MXMetricManager()

  /// Does its work under a lock and on a queue of its own.
  private let deliveries = PayloadDeliveries()

  override init() {
    super.init()
    ExtendedLaunch.shared.watchScene()
  }

  /// The payloads that were handed to this bundle before and are still kept, the oldest first.
  public var pastPayloads: [MXMetricPayload] {
    PayloadPlace.current?.delivery.past().metrics.map(MXMetricPayload.init) ?? []
  }

  /// The diagnostics that were handed to this bundle before and are still kept, the oldest first.
  public var pastDiagnosticPayloads: [MXDiagnosticPayload] {
    PayloadPlace.current?.delivery.past().diagnostics.map(MXDiagnosticPayload.init) ?? []
  }

  /// A log whose `mxSignpost`s become metrics.
  public class func makeLogHandle(category: String) -> OSLog {
    MetricLogs.shared.make(category)
  }

  /// Adds a subscriber, which gets what is due from now on.
  public func add(_ subscriber: any MXMetricManagerSubscriber) { deliveries.add(subscriber) }

  public func remove(_ subscriber: any MXMetricManagerSubscriber) {
    deliveries.remove(subscriber)
  }

  /// Makes the launch last until the task is finished. Call it on the main thread.
  ///
  /// - Throws: ``MXError``: the first task has to begin before the app's scene is active, and there are
  ///   sixteen at most.
  public class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
    try ExtendedLaunch.shared.begin(taskID)
  }

  /// Finishes a task. After the last one the launch is measured.
  ///
  /// - Throws: ``MXError`` for a task that nobody began.
  public class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
    try ExtendedLaunch.shared.finish(taskID)
  }
}

/// Names a task that extends a launch.
public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is wrong with a task that extends a launch.
public struct MXError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: Int, Hashable, Sendable {
    case launchTaskInvalidID = 0
    case launchTaskMaxCount = 1
    case launchTaskPastDeadline = 2
    case launchTaskDuplicated = 3
    case launchTaskUnknown = 4
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var launchTaskInvalidID: Code { .launchTaskInvalidID }
  public static var launchTaskMaxCount: Code { .launchTaskMaxCount }
  public static var launchTaskPastDeadline: Code { .launchTaskPastDeadline }
  public static var launchTaskDuplicated: Code { .launchTaskDuplicated }
  public static var launchTaskUnknown: Code { .launchTaskUnknown }

  public static let errorDomain = "MXErrorDomain"

  public var description: String {
    switch code {
    case .launchTaskInvalidID: "the launch task has an empty name; give it one"
    case .launchTaskMaxCount: "there are sixteen launch tasks already; finish some"
    case .launchTaskPastDeadline:
      "the launch is over; begin its first task before the scene becomes active"
    case .launchTaskDuplicated: "a launch task of this name has begun already"
    case .launchTaskUnknown: "no launch task of this name has begun"
    }
  }
}

extension MXError: CustomNSError {
  public var errorCode: Int { code.rawValue }
}

extension MXError.Code {
  /// So that `catch MXError.launchTaskUnknown` works.
  public static func ~= (code: MXError.Code, error: any Error) -> Bool {
    (error as? MXError)?.code == code
  }
}
