// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata
import IntentRuntime
import Testing

@section("oai_records") @used
private let record: @convention(c) @Sendable () -> UnsafeRawPointer? = {
  let record = ModuleRecord(
    module: "SectionRecordsTests", manifestText: #"{"actions":{}}"#, types: ["Add"])
  return UnsafeRawPointer(Unmanaged.passRetained(record).toOpaque())
}

@section("oai_records") @used
private let broken: @convention(c) @Sendable () -> UnsafeRawPointer? = {
  let record = ModuleRecord(module: "Broken", manifestText: "not JSON", types: 0)
  return UnsafeRawPointer(Unmanaged.passRetained(record).toOpaque())
}

@section("oai_records") @used
private let absent: @convention(c) @Sendable () -> UnsafeRawPointer? = { nil }

@Suite("Records in the section of an executable")
struct SectionRecordsTests {
  @Test("every record that makes something is found, ordered by module")
  func found() throws {
    // All tests are one executable: other modules in it have records too.
    let modules = SectionRecords.all.map(\.module)
    #expect(modules == modules.sorted())
    #expect(
      modules.filter { ["Broken", "SectionRecordsTests", ""].contains($0) }
        == ["Broken", "SectionRecordsTests"])
    #expect(Self.record("SectionRecordsTests")?.types as? [String] == ["Add"])
  }

  private static func record(_ module: String) -> ModuleRecord? {
    SectionRecords.all.first { $0.module == module }
  }

  @Test("each record is made once")
  func once() { #expect(SectionRecords.all.first === SectionRecords.all.first) }

  @Test("a manifest is decoded when asked for, and a broken one says what is wrong")
  func manifests() throws {
    #expect(try Self.record("SectionRecordsTests")?.manifest().intents.isEmpty == true)
    let error = #expect(throws: (any Error).self) { try Self.record("Broken")?.manifest() }
    #expect(error.map { "\($0)" }?.contains("is not JSON") == true)
  }
}
