// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a run of the uploader ended, and what it did.
public struct UploadReport: Hashable, Sendable {
  public enum End: Hashable, Sendable {
    /// Nothing is left to be sent.
    case done
    /// Something is left; a run makes sense from this date on.
    case later(Date, Reason)
    /// Something is left, and coming back alone does not help.
    case stopped(Problem)
  }

  public enum Reason: Hashable, Sendable {
    /// The network or the server failed; the delay grows with every failure.
    case failures
    /// The server asked for it.
    case serverAsked
    /// A limit of ``UploadBudget`` is reached.
    case bytesOfDay
    case timeOfRun
    case requestsOfRun
    /// The system ended the background task, or the caller was cancelled.
    case expired
    /// Something could not be read or removed now, as on a device that is locked.
    case unreadable
    /// Another run of this process is under way.
    case running
  }

  public enum Problem: Hashable, Sendable {
    /// Consent was withdrawn; what was recorded is deleted.
    case notAllowed
    /// 401 or 403; nothing was thrown away.
    case unauthorized(status: Int)
    /// The closure for the token threw.
    case noToken
    /// The endpoint sends requests elsewhere, where neither token nor events may go.
    case redirected(status: Int)
    /// The endpoint refuses everything; the address or the collector's version is wrong.
    case refused(status: Int)
    /// The endpoint is neither https nor this machine.
    case insecureEndpoint
    /// An extension asked; only the app uploads.
    case extensionProcess
    /// The App Group container is missing or may not be used.
    case noContainer
  }

  public var end: End
  public var requests = 0
  /// Bytes of request bodies.
  public var bytes = 0
  /// Events that the collector has now and had not before.
  public var delivered = 0
  /// Events that the collector had already.
  public var duplicate = 0
  /// Events that the collector does not want; they are set aside and counted.
  public var setAside = 0

  public init(end: End) { self.end = end }
}

extension UploadReport.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAllowed: "the person does not allow telemetry; what was recorded is deleted"
    case .unauthorized(let status):
      "the collector answers \(status); nothing is lost, give the upload a valid token"
    case .noToken: "no token could be had; nothing is lost, the next run asks again"
    case .redirected(let status):
      "the collector answers \(status) with another address; nothing is lost, give the upload its"
        + " final address"
    case .refused(let status):
      "the collector answers \(status) to everything; nothing is lost, check the address"
    case .insecureEndpoint: "the endpoint is not https; give the upload an address with https"
    case .extensionProcess:
      "an extension cannot upload telemetry; call it in the app, the extension only records"
    case .noContainer:
      "the App Group has no container for this app; add the group to its entitlements"
    }
  }
}
