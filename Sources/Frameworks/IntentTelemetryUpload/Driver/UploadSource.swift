// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Where what is to be sent lies.
package protocol UploadSource: Sendable {
  /// Whether the person allows telemetry at this moment.
  var isAllowed: Bool { get }
  /// How the collector knows this install.
  var install: String { get }
  /// What waits, oldest first.
  func items() throws -> [UploadItem]
  /// Records of a range: all of it when it is cut, else as many as the limits allow.
  func read(
    _ item: UploadItem, _ range: Range<Int>, isCut: Bool, limits: UploadBudget
  ) throws -> UploadPart
  /// Notes how far an item is done, for whoever removes old ones and counts what they hold.
  func note(_ item: UploadItem, _ progress: UploadLedger.ItemProgress) throws
  /// Removes an item of which everything is done.
  func remove(_ item: UploadItem) throws
  /// Keeps records that the collector does not want apart, as a body of their own, and counts them.
  func setAside(_ body: [UInt8], of item: UploadItem, _ records: [Range<Int>]) throws
  /// Removes everything; consent was withdrawn.
  func deleteAll() throws
}

/// Records on their way to become a body.
package struct UploadPart: Sendable {
  /// Where in the item each record lies.
  package var records: [Range<Int>]
  /// What was read: to the end of the last record, or of the range when none follows.
  package var covered: Range<Int>
  /// The line of the body on which the first record stands; one line each from there on.
  package var firstLine: Int
  /// The lines of some of the records, given by their places, as a batch that is sent now.
  package var body: @Sendable (_ places: Range<Int>?) -> [UInt8]

  package init(
    records: [Range<Int>], covered: Range<Int>, firstLine: Int,
    body: @escaping @Sendable (_ places: Range<Int>?) -> [UInt8]
  ) {
    self.records = records
    self.covered = covered
    self.firstLine = firstLine
    self.body = body
  }
}
