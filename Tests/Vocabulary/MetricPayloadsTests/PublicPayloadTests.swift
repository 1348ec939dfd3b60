// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import MetricPayloads

/// Payloads that others published: `Payloads` holds them with their licences.
@Suite("Public payloads") struct PublicPayloadTests {
  static func bytes(_ name: String, file: String = #filePath) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent("Payloads/\(name).json")))
  }

  private func diagnostics(_ name: String) throws -> DiagnosticModel {
    guard case .diagnostics(let model) = try PayloadReader(Self.bytes(name)).payload() else {
      throw PayloadError.notAPayload
    }
    return model
  }

  @Test("of Xcode on iOS 14: values with and without a full stop, times with a zone")
  func simulatedOniOS14() throws {
    let model = try diagnostics("Meter/xcode_simulated")
    #expect(model.begin?.secondsSince1970 == 1_602_358_524)
    #expect(model.begin?.hasZone == true)
    #expect(
      Set(model.diagnostics.map(\.kind)) == [
        .crash, .hang, .cpuException, .diskWriteException,
      ])
    let hang = try #require(model.diagnostics.first { $0.kind == .hang })
    #expect(hang.quantities[.hangDuration]?.baseValue == 20)
    let disk = try #require(model.diagnostics.first { $0.kind == .diskWriteException })
    #expect(disk.quantities[.writesCaused]?.baseValue == 2000)
    let crash = try #require(model.diagnostics.first { $0.kind == .crash })
    #expect(crash.signal == 11)
    #expect(crash.exceptionType == 1)
    #expect(crash.exceptionCode == 0)
    #expect(crash.terminationReason == "Namespace SIGNAL, Code 0xb")
    #expect(crash.virtualMemoryRegionInfo?.contains("PRT/MAX") == true)
    #expect(crash.environment.regionFormat == "CA")
    #expect(crash.environment.processIdentifier == nil)
    let frame = try #require(crash.callStackTree?.attributed?.frames.first)
    #expect(frame.binaryName == "testBinaryName")
    #expect(frame.offset == 123)
    #expect(!frame.isOffsetLoadAddress)
    #expect(model.unknown.isEmpty)
    #expect(model.diagnostics.allSatisfy { $0.unknown.isEmpty })
  }

  @Test(
    "of Xcode on macOS: times without a zone, identifiers of bundles, slow launches",
    arguments: [
      ("xcode_simulated_macOS_12", "com.chimehq.MetricKitTest", 4),
      ("xcode_simulated_macOS_13", "com.chimehq.Edit", 5),
    ])
  func simulatedOnMacOS(_ name: String, _ identifier: String, _ count: Int) throws {
    let model = try diagnostics("Meter/\(name)")
    #expect(model.diagnostics.count == count)
    #expect(model.begin?.hasZone == false)
    #expect(model.begin?.secondsSince1970 != nil)
    #expect(model.diagnostics.allSatisfy { $0.environment.bundleIdentifier == identifier })
    #expect(model.diagnostics.allSatisfy { $0.unknown.isEmpty })
    if count == 5 {
      let launch = try #require(model.diagnostics.first { $0.kind == .appLaunch })
      #expect(launch.quantities[.launchDuration]?.baseValue != nil)
    }
  }

  @Test("of a real crash on iOS 14: nested frames, whose offsets are load addresses")
  func realCrash() throws {
    let model = try diagnostics("Meter/ios_uncaugh_exception_payload")
    let tree = try #require(model.diagnostics.first?.callStackTree)
    #expect(tree.isPerThread == true)
    let path = try #require(tree.attributed).heaviestPath
    let first = try #require(path.first)
    #expect(first.isOffsetLoadAddress)
    #expect(first.writtenOffset == 4_331_307_008)
    #expect(first.offset == first.address.map { $0 - 4_331_307_008 })
    // A stack that never branches is one path.
    #expect(path.count == tree.attributed?.frames.count)
    #expect(model.diagnostics[0].virtualMemoryRegionInfo?.contains("\n") == true)
  }

  @Test("of flame graphs: several roots and branches, and samples of a frame itself")
  func flameGraph() throws {
    let cursor = try JSONTape(Self.bytes("Sentry/not-per-thread")).root
    let tree = try #require(CallStackTree(cursor))
    #expect(tree.isPerThread == false)
    let stack = try #require(tree.stacks.first)
    #expect(stack.isAttributed == nil)
    #expect(stack.frames.count { $0.parent == nil } == 2)
    #expect(stack.frames.count == 14)
    // 7 samples of the first root, 6 and 1 of what it holds.
    #expect(stack.selfCounts[0] == 0)
    // 6 of the second frame, less 1, 3, 1 and 1.
    #expect(stack.selfCounts[1] == 0)
    #expect(stack.heaviestPath.map(\.sampleCount) == [7, 6, 3, 1])
  }

  @Test("without a binary's name, with roots alone, and with fields that nobody knows")
  func sparse() throws {
    let unnamed = try #require(
      CallStackTree(try JSONTape(Self.bytes("Sentry/per-thread-nil-package")).root))
    #expect(unnamed.attributed?.frames.first?.binaryName == nil)
    #expect(unnamed.attributed?.frames.first?.offset == 0)
    let lone = try #require(
      CallStackTree(try JSONTape(Self.bytes("Sentry/not-per-thread-only-one-frame")).root))
    #expect(lone.stacks.first?.frames.map(\.parent) == [nil, nil])
    let unknown = try #require(
      CallStackTree(try JSONTape(Self.bytes("Sentry/tree-unknown-fields")).root))
    #expect(unknown.unknown == ["unkownField": "true"])
    #expect(
      PayloadWriter { _, _ in "" }.json(unknown).contains(#""unkownField":true"#))
    #expect(throws: PayloadError.self) {
      try JSONTape(Self.bytes("Sentry/tree-garbage"))
    }
  }

  @Test(
    "read, written and read again say the same",
    arguments: [
      "Meter/xcode_simulated", "Meter/xcode_simulated_macOS_12",
      "Meter/xcode_simulated_macOS_13", "Meter/ios_uncaugh_exception_payload",
    ])
  func roundTrip(_ name: String) throws {
    let model = try diagnostics(name)
    let text = PayloadWriter { _, _ in "" }.json(model)
    guard case .diagnostics(let again) = try PayloadReader(Array(text.utf8)).payload() else {
      throw PayloadError.notAPayload
    }
    #expect(Self.sorted(again) == Self.sorted(model))
  }

  /// Diagnostics stand by kind in a fixed order when they are written.
  private static func sorted(_ model: DiagnosticModel) -> DiagnosticModel {
    var model = model
    model.diagnostics.sort { $0.kind.rawValue < $1.kind.rawValue }
    return model
  }

  /// `Scripts/metric-fixtures` fetches what is too large to be kept here.
  @Test("that were fetched decode")
  func fetched() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent(".build/metric-fixtures").path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasSuffix(".json") && name != "tree-garbage.json" {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
      let cursor = try JSONTape(bytes).root
      if let tree = CallStackTree(cursor) {
        #expect(tree.stacks.contains { !$0.frames.isEmpty }, "\(name)")
      } else {
        guard case .diagnostics(let model) = try PayloadReader(bytes).payload() else {
          Issue.record("'\(name)' is no diagnostic payload")
          continue
        }
        #expect(model.diagnostics.allSatisfy { $0.callStackTree != nil }, "\(name)")
        #expect(model.diagnostics.allSatisfy { $0.unknown.isEmpty }, "\(name)")
      }
    }
  }
}
