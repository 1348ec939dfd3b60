// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import BenchReport
internal import Foundation
internal import ProjectModel

/// Time to read the membership of a large project file.
enum PbxprojBench {
  private static let runs = 15
  private static let size = 1_500_000

  static func rows() throws -> [BenchRow] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "CheckBench.\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = MadeUpProject(bytes: size)
    try project.write(to: folder)
    let clock = ContinuousClock()
    var milliseconds: [Double] = []
    for _ in 0..<runs {
      let start = clock.now
      let read = try ProjectReader.read(folder.appending(path: "Large.xcodeproj").path)
      milliseconds.append((clock.now - start) / .milliseconds(1))
      let files = read.targets.reduce(0) { $0 + $1.sources.count }
      guard files == project.fileCount else {
        throw BenchError("wrote \(project.fileCount) files and the reader found \(files)")
      }
    }
    let samples = Samples(milliseconds)
    return [
      BenchRow("check.pbxproj.p50", samples.percentile(50), "ms", atMost: 150),
      BenchRow("check.pbxproj.p95", samples.percentile(95), "ms"),
      BenchRow("check.pbxproj.size", Double(project.text.utf8.count) / 1e6, "MB"),
    ]
  }
}
