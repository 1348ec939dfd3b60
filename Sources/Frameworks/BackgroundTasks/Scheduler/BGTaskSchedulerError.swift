// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension BGTaskScheduler {
  /// The domain of ``Error`` as an `NSError`.
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// Why a request was not accepted.
  public struct Error: CustomNSError, Hashable, Sendable, LocalizedError {
    public enum Code: Int, Hashable, Sendable {
      /// No background work can be asked for here: outside a device, or the device's folder cannot be
      /// written.
      case unavailable = 1
      /// As many requests of this kind wait as may: one refresh, ten processing tasks.
      case tooManyPendingTaskRequests = 2
      /// `Info.plist` lacks the identifier under `BGTaskSchedulerPermittedIdentifiers`, or the mode
      /// under `UIBackgroundModes`.
      case notPermitted = 3
      /// A continued task with the strategy `fail` cannot begin now.
      case immediateRunIneligible = 4
    }

    public let code: Code
    /// What a developer should read.
    public let errorDescription: String?

    public init(_ code: Code) { self.init(code, nil) }

    init(_ code: Code, _ description: String?) {
      self.code = code
      errorDescription = description
    }

    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
      errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
    }

    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
    public static var immediateRunIneligible: Code { .immediateRunIneligible }
  }
}

/// Lets `catch BGTaskScheduler.Error.notPermitted` find the error of that code.
public func ~= (code: BGTaskScheduler.Error.Code, error: any Swift.Error) -> Bool {
  (error as? BGTaskScheduler.Error)?.code == code
}
