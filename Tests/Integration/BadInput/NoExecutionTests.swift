// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HostFixtures
import Testing

/// Containers often forbid it.
private let canMount: Bool = {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", "unshare -rm mount -t tmpfs -o noexec none /mnt"]
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return false }
  process.waitUntilExit()
  return process.terminationStatus == 0
}()

/// Each in a namespace with a disk of its own, for which nobody has to be root.
@Suite("Disks that let nothing be executed", .enabled(if: canMount))
struct NoExecutionTests {
  /// Runs `appintents ask` with such a disk.
  private func ask(disk: String, _ prepare: String, trial: Trial, device: String) throws -> (
    status: Int32, errors: String
  ) {
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    let process = trial.tool.process([])
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      #"exec unshare -rm sh -c 'mount -t tmpfs -o noexec none "$1" && \#(prepare) && "#
        + #"exec "$2" ask --device "$3" --app "$4" "Do Empty in Stub"' sh "$@""#, "sh", disk,
      BuiltTool.path, device, trial.app,
    ]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test("are named when a device is on one") func device() throws {
    let trial = try Trial()
    try trial.copyExecutable()
    let disk = trial.tool.folder + "/disk"
    let result = try ask(disk: disk, "true", trial: trial, device: disk + "/device")
    #expect(result.status != 0)
    #expect(result.errors.contains("'noexec'; put the app and the device on another one"))
    #expect(!result.errors.contains("chmod"))
  }

  @Test("do not matter to an app that is installed from one") func app() throws {
    let trial = try Trial()
    try trial.copyExecutable()
    let disk = trial.tool.folder + "/disk"
    let moved = try Trial()
    let result = try ask(
      disk: disk, #"cp -R "$4" "$1/Stub.app" && set -- "$1" "$2" "$3" "$1/Stub.app""#,
      trial: trial, device: moved.device)
    #expect(result.status == 0, "\(result.errors)")
  }
}

extension Trial {
  /// Puts the stub itself into the bundle, which else has a link to it.
  fileprivate func copyExecutable() throws {
    try FileManager.default.removeItem(atPath: app + "/Stub")
    try FileManager.default.copyItem(atPath: StubApp.stubPath, toPath: app + "/Stub")
  }
}
