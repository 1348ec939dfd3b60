// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import Gzip

/// Carries out what ``UploadMachine`` decides: one run over what waits.
package struct UploadRun: Sendable {
  package var endpoint: URL
  package var source: any UploadSource
  package var ledgerFile: LedgerFile
  package var budget = UploadBudget()
  package var backOff = BackOff()
  package var clock = UploadClock.system
  package var jitter: @Sendable () -> Double = { Double.random(in: 0..<1) }
  package var token: @Sendable () async throws -> String?
  package var transport: UploadTransport
  /// How often consent is looked at while a request is under way.
  package var consentInterval: Int64 = 200

  package init(
    endpoint: URL, source: any UploadSource, ledgerFile: LedgerFile, transport: UploadTransport,
    token: @escaping @Sendable () async throws -> String? = { nil }
  ) {
    self.endpoint = endpoint
    self.source = source
    self.ledgerFile = ledgerFile
    self.transport = transport
    self.token = token
  }

  package func callAsFunction() async -> UploadReport {
    defer { transport.close() }
    guard source.isAllowed else {
      try? source.deleteAll()
      ledgerFile.remove()
      return UploadReport(end: .stopped(.notAllowed))
    }
    var machine: UploadMachine
    do {
      var ledger = try ledgerFile.load()
      ledger.adopt(install: source.install)
      machine = UploadMachine(
        items: try source.items(), ledger: ledger, budget: budget, backOff: backOff,
        jitter: jitter)
    } catch {
      return UploadReport(end: .later(now.date, .unreadable))
    }
    return await drive(&machine)
  }

  private var now: UploadMoment { clock.now() }

  private func drive(_ machine: inout UploadMachine) async -> UploadReport {
    var saved = machine.ledger
    var attempt = Attempt()
    var event = UploadMachine.Event.begin
    while true {
      if Task.isCancelled { event = .expired }
      let step = machine.step(after: event, at: now)
      if machine.ledger != saved {
        saved = machine.ledger
        // With no room for the ledger the upload goes on: it is what makes room.
        try? ledgerFile.save(saved)
      }
      if case .finish(let report) = step {
        if report.end == .stopped(.notAllowed) { ledgerFile.remove() }
        return report
      }
      event = await carryOut(step, &attempt)
    }
  }

  /// What the steps of one attempt hand on to each other.
  private struct Attempt {
    var part: UploadPart?
    var body = Data()
    /// Whose events they are: consent that is given anew is another install's.
    var install = ""
    var token: String?
    var hasToken = false
  }

  private func carryOut(
    _ step: UploadMachine.Step, _ attempt: inout Attempt
  ) async -> UploadMachine.Event {
    switch step {
    case .load(let item, let range, let isCut):
      return load(item, range, isCut: isCut, &attempt)
    case .checkConsent: return .consent(source.isAllowed)
    case .send(let batch):
      // What was read under consent that is over goes nowhere, though there is another one now.
      guard source.install == attempt.install else {
        return .answer(.networkFailed, serverTime: nil)
      }
      if !attempt.hasToken {
        do { attempt.token = try await token() } catch { return .noToken }
        attempt.hasToken = true
        // The app may have asked its server for the token, and consent ended meanwhile.
        guard source.isAllowed else { return .consent(false) }
      }
      return await send(batch, attempt)
    case .renewToken:
      let old = attempt.token
      do { attempt.token = try await token() } catch { return .noToken }
      return .token(isNew: attempt.token != old)
    case .wait(let milliseconds):
      do {
        try await clock.sleep(milliseconds)
        return .carriedOut
      } catch {
        return .expired
      }
    case .setAside(let batch, let records):
      guard let part = attempt.part else { return .couldNotCarryOut }
      return Self.event {
        for record in records {
          guard let place = part.records.firstIndex(of: record) else { continue }
          try source.setAside(
            part.body(place..<(place + 1)), of: batch.item, [record])
        }
      }
    case .note(let item, let progress):
      return Self.event { try source.note(item, progress) }
    case .remove(let item): return Self.event { try source.remove(item) }
    case .deleteAll: return Self.event { try source.deleteAll() }
    case .finish: return .expired
    }
  }

  private static func event(_ body: () throws -> Void) -> UploadMachine.Event {
    do {
      try body()
      return .carriedOut
    } catch {
      return .couldNotCarryOut
    }
  }

  private func load(
    _ item: UploadItem, _ range: Range<Int>, isCut: Bool, _ attempt: inout Attempt
  ) -> UploadMachine.Event {
    do {
      attempt.install = source.install
      let part = try source.read(item, range, isCut: isCut, limits: budget)
      attempt.part = part
      attempt.body =
        part.records.isEmpty ? Data() : Data(try GzipCodec.compress(part.body(nil)))
      return .loaded(
        UploadCut(
          records: part.records, covered: part.covered, firstLine: part.firstLine,
          bodyBytes: attempt.body.count))
    } catch {
      return .unreadable
    }
  }

  // MARK: The network

  private func send(_ batch: UploadBatch, _ attempt: Attempt) async -> UploadMachine.Event {
    let address = batch.address ?? endpoint
    var headers = [
      "Content-Type": "application/x-ndjson",
      "Content-Encoding": "gzip",
      "Accept": "application/json",
      // What a session says unasked tells a person's languages and the app's build.
      "Accept-Language": "*",
      "User-Agent": "OpenAppIntents-Telemetry/1",
      "Telemetry-Install": attempt.install,
      "Telemetry-Segment": batch.item.id,
      "Telemetry-Range": "\(batch.range.lowerBound)-\(batch.range.upperBound)",
    ]
    if let token = attempt.token { headers["Authorization"] = "Bearer \(token)" }
    let request = UploadRequest(address: address, headers: headers, body: attempt.body)
    switch await exchange(request) {
    case .answered(let response):
      let answer = UploadAnswer(
        response, events: batch.records.count, sentTo: address, now: now.wall)
      return .answer(
        answer, serverTime: response.headers["date"].flatMap(HTTPDate.milliseconds))
    case .failed: return .answer(.networkFailed, serverTime: nil)
    case .withdrawn: return .consent(false)
    case .cancelled: return .expired
    }
  }

  private enum Exchange: Sendable {
    case answered(UploadResponse)
    case failed
    case withdrawn
    case cancelled
  }

  /// The answer, unless its time is over or the person withdraws consent before it is there.
  private func exchange(_ request: UploadRequest) async -> Exchange {
    let deadline = now.monotonic + budget.timePerRequest.milliseconds
    let outcome = await withTaskGroup(of: Exchange.self) { group in
      group.addTask {
        do {
          return .answered(try await transport.send(request))
        } catch {
          return .failed
        }
      }
      group.addTask {
        while now.monotonic < deadline {
          do { try await clock.sleep(consentInterval) } catch { return .cancelled }
          if !source.isAllowed { return .withdrawn }
        }
        return .failed
      }
      let first = await group.next() ?? .failed
      group.cancelAll()
      return first
    }
    return Task.isCancelled ? .cancelled : outcome
  }
}

extension UploadMoment {
  var date: Date { Date(timeIntervalSince1970: Double(wall) / 1_000) }
}
