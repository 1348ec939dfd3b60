// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import IntentWire
internal import Platform

/// A process that speaks the wire by hand and misbehaves on request.
///
/// How it starts is the name under which it was executed (`StubStart`), what it does is the
/// intent that it is asked for (`StubIntent`).
@main enum StubProcess {
  static func main() {
    let name = CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? ""
    let wire = StubWire(socket: Descriptor(adopting: ChildProcess.socketNumber))
    switch name {
    case "ExitsAtOnce": leave(3)
    case "CrashesAtOnce": fatalError("crashes at once")
    case "HangsBeforeReady": waitForever()
    case "JunkAtOnce":
      wire.writeRaw(Array("hello, I am not a message\n".utf8))
      waitForever()
    case "AllocatesAtOnce": allocateForever()
    case "SpeaksFirst":
      wire.send(.note(.warning("too early")))
      waitForever()
    default: break
    }
    let readyAt = MonotonicTime.now
    wire.send(.ready(description(isOther: name == "OtherVersion")))
    StubServer(wire: wire, readyAt: readyAt).serve()
    leave(0)
  }

  static let intents = [
    "Empty", "Echo", "Ask", "WaitForCancel", "IgnoreCancel", "ThrowError", "Crash", "Abort",
    "Exit", "Allocate", "Spin", "WriteJunk", "WriteLongFrame", "WriteHalfFrame",
    "ExitInsideFrame", "CloseSocket", "CloseOutput", "PrintMuch", "LeaveChild", "LeaveStranger",
    "AllocateElsewhere",
    "SpinElsewhere", "AnswerNobody",
    "ReadyTwice", "Open", "BurnProcessor", "HoldMemory", "WriteFile", "BadAccess",
    "LaunchTime",
  ]

  static func description(isOther: Bool = false) -> ProcessDescription {
    ProcessDescription(
      wireVersion: isOther ? wireVersion + 1 : wireVersion,
      processIdentifier: OwnProcess.identifier,
      bundleIdentifier: Environment["OPENAPPINTENTS_BUNDLE_IDENTIFIER"] ?? "", modules: ["Stub"],
      intents: intents, isApp: Environment["OPENAPPINTENTS_KIND"] == "app")
  }
}
