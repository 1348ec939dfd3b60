// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import TelemetryModel

/// A store of events, by what it takes and what it can tell.
///
/// All may be called from any thread at any time. Every answer is of one state of the store, in which what
/// was ingested before the call is contained. Groups are in no order.
package protocol TelemetryStoring: Sendable {
  /// Keeps the events of an arrival that are new. When it returns, they survive.
  func ingest(_ arrival: TelemetryArrival) throws -> IngestReceipt

  func runs(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) throws
    -> [RunAnswer]
  func phases(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) throws
    -> [PhaseAnswer]
  /// Failed runs by type and code.
  func errors(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) throws
    -> [ErrorAnswer]
  func terminations(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) throws
    -> [TerminationAnswer]
  /// Requests by phrase. Cold or warm is not known of them: the filter must not ask for it.
  func resolutions(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) throws
    -> [ResolutionAnswer]
  /// Entity queries by type and kind. They have no intent, surface or start: the filter must not ask for those.
  func queries(by dimensions: Set<TelemetryDimension>, _ filter: TelemetryFilter) throws
    -> [QueryAnswer]
  /// What two releases are compared by, each given by a filter.
  func samples(before: TelemetryFilter, after: TelemetryFilter, bySurface: Bool) throws
    -> [SampleAnswer]
  /// How many events the devices dropped themselves, since each consent.
  func drops() throws -> DropTotals
  func summary() throws -> StoreSummary

  /// Removes what is older or larger than the limits; also done now and then while events come in.
  func expire(now: Int64) throws
  /// Copies the store into a new file while it goes on.
  func backUp(to path: String) throws
  /// What is damaged, a sentence each.
  func problems() throws -> [String]
}
