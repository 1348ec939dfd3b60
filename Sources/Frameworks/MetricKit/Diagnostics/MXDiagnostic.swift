// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// Something that went wrong in a process.
public class MXDiagnostic: NSObject, @unchecked Sendable {
  let entry: DiagnosticEntry

  init(_ entry: DiagnosticEntry) { self.entry = entry }

  var representation: Representation {
    Representation(json: LocalisedQuantityText.device.writer.json(entry))
  }

  /// The JSON in UTF-8.
  public func jsonRepresentation() -> Data { representation.data }

  /// The JSON as dictionaries, lists, strings and numbers.
  public func dictionaryRepresentation() -> [AnyHashable: Any] { representation.dictionary }

  public override var description: String { representation.json }

  public var metaData: MXMetaData { MXMetaData(entry.environment) }
  public var applicationVersion: String { entry.environment.applicationVersion ?? "" }
  /// Signposts that were open at that moment.
  public var signpostData: [MXSignpostRecord]? { entry.signposts?.map(MXSignpostRecord.init) }

  var tree: MXCallStackTree { MXCallStackTree(entry.callStackTree ?? CallStackTree()) }
}

/// A crash, or a process that ignored the end of its time.
public final class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  public var callStackTree: MXCallStackTree { tree }
  public var terminationReason: String? { entry.terminationReason }
  public var virtualMemoryRegionInfo: String? { entry.virtualMemoryRegionInfo }
  /// The Mach exception that the fault is on Apple's systems.
  public var exceptionType: NSNumber? { entry.exceptionType.map(NSNumber.init(value:)) }
  public var exceptionCode: NSNumber? { entry.exceptionCode.map(NSNumber.init(value:)) }
  /// The number of the signal on the system where the process ran.
  public var signal: NSNumber? { entry.signal.map(NSNumber.init(value:)) }
  public var exceptionReason: MXCrashDiagnosticObjectiveCExceptionReason? {
    entry.exceptionReason.map(MXCrashDiagnosticObjectiveCExceptionReason.init)
  }
}

/// A main thread that did not answer.
public final class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
  public var callStackTree: MXCallStackTree { tree }
  public var hangDuration: Measurement<UnitDuration> { entry.quantities[.hangDuration].duration }
}

/// Too much processor time.
public final class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  public var callStackTree: MXCallStackTree { tree }
  public var totalCPUTime: Measurement<UnitDuration> { entry.quantities[.totalCPUTime].duration }
  public var totalSampledTime: Measurement<UnitDuration> {
    entry.quantities[.totalSampledTime].duration
  }
}

/// Too many bytes written in a day.
public final class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  public var callStackTree: MXCallStackTree { tree }
  public var totalWritesCaused: Measurement<UnitInformationStorage> {
    entry.quantities[.writesCaused].storage
  }
}

/// A slow launch; none is made here.
public final class MXAppLaunchDiagnostic: MXDiagnostic, @unchecked Sendable {
  public var callStackTree: MXCallStackTree { tree }
  public var launchDuration: Measurement<UnitDuration> {
    entry.quantities[.launchDuration].duration
  }
}
