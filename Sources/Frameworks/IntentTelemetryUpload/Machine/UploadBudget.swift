// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What a run of the uploader and a day may cost.
public struct UploadBudget: Hashable, Sendable {
  /// Bytes of request bodies per day (UTC), as they go over the network.
  public var bytesPerDay = 4 << 20
  /// How long one run may take. iOS gives a processing task minutes, a refresh task half of one.
  public var timePerRun: Duration = .seconds(60)
  /// How many requests one run may make.
  public var requestsPerRun = 200
  /// After how long a request without an answer counts as failed.
  public var timePerRequest: Duration = .seconds(20)
  /// How many events one batch holds at most.
  public var eventsPerBatch = 1_000
  /// How many bytes of text one batch holds at most, before compression.
  public var bytesPerBatch = 256 << 10
  /// How long a run waits for a next attempt at most; for longer it ends and asks to come back.
  public var longestWait: Duration = .seconds(5)

  public init() {}
}
