// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import MetricPayloads
import Testing

@testable import ProcessAccounting

@Suite("The Swift runtime's report of a crash") struct BacktraceTextTests {
  static let report = """
    Acme/Model.swift:12: Fatal error: boom

    *** Signal 4: Backtracing from 0x7f9afb4f9361... done ***

    *** Program crashed: Illegal instruction at 0x00007f9afb4f9361 ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 3 "cooperative" crashed:

      0               0x00007f9afb4f9361 _assertionFailure(_:_:file:line:) + 225 in libswiftCore.so
      1 [inlined] [ra] 0x00005648180220f5 hop in Acme at /src/A.swift:1:1
      2 [ra]          0x00005648180220f5 burn(_:) + 132 in Acme at /src/A.swift:2:50
    ...
      9 [ra] [system] 0x0000000000000abc start + 1 in somewhere.so

    Thread 4:

      0 0x0000564818022000 other() + 1 in Acme

    Images (19 omitted):

    0x0000564818021000–0x0000564818022670 558dd2de5c02a7d3dd42b6879c42e4496ad89b69 Acme /tmp/Acme
    0x00007f9afb200000–0x00007f9afb7d2d40 b521f25fdeacf504eca83d97c7308e8fc11be729 libswiftCore.so /opt/l

    Backtrace took 0.01s
    """

  @Test("gives the frames of the crashed thread with their images")
  func frames() {
    let frames = BacktraceText.frames(in: Self.report)
    #expect(
      frames == [
        StoredFrame(
          address: 0x7f9a_fb4f_9361, image: "libswiftCore.so",
          buildID: "b521f25fdeacf504eca83d97c7308e8fc11be729", offset: 0x2f9361),
        StoredFrame(
          address: 0x5648_1802_20f5, image: "Acme",
          buildID: "558dd2de5c02a7d3dd42b6879c42e4496ad89b69", offset: 0x10f5),
        StoredFrame(address: 0xabc, image: "somewhere.so"),
      ])
  }

  @Test("gives a tree whose root is the innermost frame")
  func tree() {
    let tree = CallStackTree(thread: BacktraceText.frames(in: Self.report))
    #expect(tree.attributed?.frames.map(\.parent) == [nil, 0, 1])
    #expect(
      tree.attributed?.frames.first?.binaryUUID == "B521F25F-DEAC-F504-ECA8-3D97C7308E8F")
    #expect(tree.attributed?.frames[1].offset == 0x10f5)
    #expect(CallStackTree(thread: []).stacks.isEmpty)
  }

  @Test(
    "gives nothing where there is none", arguments: ["", "Fatal error: x", "Thread 0 crashed:"])
  func nothing(_ text: String) { #expect(BacktraceText.frames(in: text).isEmpty) }
}
