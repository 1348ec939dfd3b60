// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads

/// Diagnostics of one moment. A kind of which there is none is nil.
public final class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  private let model: DiagnosticModel

  init(_ model: DiagnosticModel) { self.model = model }

  var representation: Representation {
    Representation(json: LocalisedQuantityText.device.writer.json(model))
  }

  /// The JSON in UTF-8.
  public func jsonRepresentation() -> Data { representation.data }

  /// The JSON as dictionaries, lists, strings and numbers.
  public func dictionaryRepresentation() -> [AnyHashable: Any] { representation.dictionary }

  public override var description: String { representation.json }

  public var timeStampBegin: Date { model.begin.date }
  public var timeStampEnd: Date { model.end.date }

  public var crashDiagnostics: [MXCrashDiagnostic]? { all(.crash, MXCrashDiagnostic.init) }
  public var hangDiagnostics: [MXHangDiagnostic]? { all(.hang, MXHangDiagnostic.init) }
  public var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? {
    all(.cpuException, MXCPUExceptionDiagnostic.init)
  }
  public var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? {
    all(.diskWriteException, MXDiskWriteExceptionDiagnostic.init)
  }
  public var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? {
    all(.appLaunch, MXAppLaunchDiagnostic.init)
  }

  private func all<Diagnostic>(
    _ kind: DiagnosticKind, _ make: (DiagnosticEntry) -> Diagnostic
  ) -> [Diagnostic]? {
    let found = model.diagnostics.filter { $0.kind == kind }
    return found.isEmpty ? nil : found.map(make)
  }
}
