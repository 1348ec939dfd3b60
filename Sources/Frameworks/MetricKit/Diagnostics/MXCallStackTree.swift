// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// The stacks of a diagnostic.
///
/// - Note: The root of a stack is its innermost frame. Identifiers of binaries are the first 16 bytes of
///   their build ID. Where a stack is not known the tree has none.
public final class MXCallStackTree: NSObject, @unchecked Sendable {
  private let tree: CallStackTree

  init(_ tree: CallStackTree) { self.tree = tree }

  /// The JSON in UTF-8.
  public func jsonRepresentation() -> Data {
    Data(LocalisedQuantityText.device.writer.json(tree).utf8)
  }
}

/// An Objective-C exception that nobody caught; there are none here.
public final class MXCrashDiagnosticObjectiveCExceptionReason: NSObject, @unchecked Sendable {
  public let composedMessage: String
  public let formatString: String
  public let arguments: [String]
  public let exceptionType: String
  public let className: String
  public let exceptionName: String

  init(_ reason: ExceptionReason) {
    composedMessage = reason.composedMessage
    formatString = reason.formatString
    arguments = reason.arguments
    exceptionType = reason.exceptionType
    className = reason.className
    exceptionName = reason.exceptionName
  }
}

/// A signpost that was open when a diagnostic was made.
public final class MXSignpostRecord: NSObject, @unchecked Sendable {
  private let entry: SignpostEntry

  init(_ entry: SignpostEntry) { self.entry = entry }

  public var subsystem: String { entry.subsystem }
  public var category: String { entry.category }
  public var name: String { entry.name }
  public var beginTimeStamp: Date { entry.begin.date }
  public var endTimeStamp: Date? {
    entry.end?.secondsSince1970.map(Date.init(timeIntervalSince1970:))
  }
  public var duration: Measurement<UnitDuration>? {
    endTimeStamp.map {
      Measurement(value: $0.timeIntervalSince(beginTimeStamp), unit: .seconds)
    }
  }
  public var isInterval: Bool { entry.isInterval }
}
