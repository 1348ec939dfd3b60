// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Foundation
internal import IntentTelemetry
internal import Platform
internal import TelemetryModel

/// What this program does in processes of its own.
enum ChildTask {
  static var executable: String { OwnProcess.executablePath ?? "" }

  /// Runs a task in a new process and reads the number that it prints.
  static func output(_ arguments: String...) throws -> Double {
    let result = try ToolProcess(executable, ["child"] + arguments).run()
    let text = String(decoding: result.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard result.isSuccess, let number = Double(text) else {
      throw BenchError(
        "child '\(arguments)' failed: \(String(decoding: result.errorOutput, as: UTF8.self))")
    }
    return number
  }

  static func run(_ arguments: [String]) async throws {
    guard arguments.count >= 2 else { throw BenchError("needs a task and a folder") }
    let place = arguments[1]
    let count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
    switch arguments[0] {
    case "first":
      let recorder = BenchRecorder.make(place)
      let start = MonotonicTime.now
      PairRows.pair(recorder)
      print((MonotonicTime.now - start).nanoseconds)
    case "naive-first":
      let file = URL(fileURLWithPath: place)
      let start = MonotonicTime.now
      let client = NaiveClient(file)
      await client.end(await client.begin("CreateTaskIntent"), .success)
      print((MonotonicTime.now - start).nanoseconds)
    case "pairs":
      let recorder = BenchRecorder.make(place)
      try recorder.setConsent(true)
      for _ in 0..<10 { PairRows.pair(recorder) }
      mark(SystemCalls.begin)
      for _ in 0..<count { PairRows.pair(recorder) }
      mark(SystemCalls.end)
    case "naive-pairs":
      let client = NaiveClient(URL(fileURLWithPath: place))
      for _ in 0..<10 { await client.end(await client.begin("CreateTaskIntent"), .success) }
      mark(SystemCalls.begin)
      for _ in 0..<count { await client.end(await client.begin("CreateTaskIntent"), .success) }
      mark(SystemCalls.end)
    case "write": write(place, count, writer: Int(arguments[3]) ?? 0)
    case "naive-write": await naiveWrite(place, count, writer: Int(arguments[3]) ?? 0)
    case "memory":
      let recorder = BenchRecorder.make(place, limits: TelemetryLimits())
      if arguments[3] == "on" { try recorder.setConsent(true) }
      for _ in 0..<count { PairRows.pair(recorder) }
      print(try residentKilobytes(place))
    case "naive-memory":
      try await naivePairs(URL(fileURLWithPath: place), count)
      print(try residentKilobytes(place))
    default: throw BenchError("knows no task '\(arguments[0])'")
    }
  }

  private static func mark(_ file: String) { _ = FileManager.default.fileExists(atPath: file) }

  private static func naivePairs(_ file: URL, _ count: Int) async throws {
    let client = NaiveClient(file)
    for _ in 0..<count { await client.end(await client.begin("CreateTaskIntent"), .success) }
  }

  /// Events whose numbers travel as the codes of failures, a burst at a time as extensions do.
  private static func write(_ folder: String, _ count: Int, writer: Int) {
    let recorder = BenchRecorder.make(folder)
    for number in 0..<count {
      recorder.begin("Writer\(writer)", module: "Bench", surface: .siri)
        .end(.failure(type: "E", code: number))
    }
  }

  private static func naiveWrite(_ file: String, _ count: Int, writer: Int) async {
    let client = NaiveClient(URL(fileURLWithPath: file))
    for number in 0..<count {
      await client.end(await client.begin("Writer\(writer)"), .failure, error: "\(number)")
    }
  }

  /// Memory of this process that nobody else has, and pages of mapped files below a folder; not
  /// its code, which every process that links it shares.
  private static func residentKilobytes(_ folder: String) throws -> Int {
    // A handle reads to the end; String(contentsOfFile:) stops after the first page of /proc.
    let data = FileHandle(forReadingAtPath: "/proc/self/smaps")?.readDataToEndOfFile() ?? Data()
    var kilobytes = 0
    var isOurs = false
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, words[2] == "kB", let number = Int(words[1]) else {
        // The head of a mapping: addresses, rights, offset, device, inode and path.
        if words.count >= 5, words[0].contains("-") { isOurs = line.contains(folder) }
        continue
      }
      if words[0] == (isOurs ? "Rss:" : "Anonymous:") { kilobytes += number }
    }
    guard kilobytes > 0 else { throw BenchError("cannot read the memory of a process") }
    return kilobytes
  }
}
