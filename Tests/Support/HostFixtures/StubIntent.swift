// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What the stub process can be asked to do: the names of its intents.
package enum StubIntent: String, CaseIterable, Sendable {
  case empty = "Empty"
  /// Returns its parameter `value`.
  case echo = "Echo"
  /// Asks one question and returns the answer.
  case ask = "Ask"
  /// Ends only when it is cancelled.
  case waitForCancel = "WaitForCancel"
  /// Never ends, whatever it is told.
  case ignoreCancel = "IgnoreCancel"
  case throwError = "ThrowError"
  /// Traps, as a failed precondition does.
  case crash = "Crash"
  case abort = "Abort"
  case exit = "Exit"
  /// Uses memory without end.
  case allocate = "Allocate"
  /// Uses processor time without end.
  case spin = "Spin"
  case writeJunk = "WriteJunk"
  /// Announces a message longer than any may be.
  case writeLongFrame = "WriteLongFrame"
  /// Writes the beginning of a message and then nothing more.
  case writeHalfFrame = "WriteHalfFrame"
  /// Writes the beginning of a message and exits.
  case exitInsideFrame = "ExitInsideFrame"
  case closeSocket = "CloseSocket"
  case closeOutput = "CloseOutput"
  /// Prints more than a pipe holds.
  case printMuch = "PrintMuch"
  /// Starts a process of its own that outlives the intent.
  case leaveChild = "LeaveChild"
  /// The same, in a session of its own.
  case leaveStranger = "LeaveStranger"
  /// Starts a process that uses memory without end, and waits.
  case allocateElsewhere = "AllocateElsewhere"
  /// Starts one that uses processor time without end, and waits.
  case spinElsewhere = "SpinElsewhere"
  /// Answers a request that nobody made.
  case answerNobody = "AnswerNobody"
  case readyTwice = "ReadyTwice"
  /// Uses `value` seconds of processor time and returns what the system counts.
  case burnProcessor = "BurnProcessor"
  /// Uses `value` MiB of memory for a moment and returns the peak that the system counts.
  case holdMemory = "HoldMemory"
  /// Writes `value` MiB to a file and returns what the system counts.
  case writeFile = "WriteFile"
  case badAccess = "BadAccess"
  /// Returns the nanoseconds from when the host started the process until it was ready.
  case launchTime = "LaunchTime"
  case open = "Open"
  /// Declared in the manifest, but not compiled into the executable.
  case absent = "Absent"
}

/// How the stub starts: the name of its executable file.
package enum StubStart: String, CaseIterable, Sendable {
  case normal = "Stub"
  case exitsAtOnce = "ExitsAtOnce"
  case crashesAtOnce = "CrashesAtOnce"
  case hangs = "HangsBeforeReady"
  case writesJunk = "JunkAtOnce"
  case allocates = "AllocatesAtOnce"
  case otherVersion = "OtherVersion"
  /// Says something else before `ready`.
  case speaksFirst = "SpeaksFirst"
}
