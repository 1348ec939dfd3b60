// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A process that this program started.
struct Child {
  let process: pid_t

  /// Starts this program with other arguments.
  init(_ arguments: [String]) throws {
    var texts = (["/proc/self/exe"] + arguments).map { strdup($0) }
    texts.append(nil)
    defer { texts.forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/proc/self/exe", nil, nil, texts, environ) == 0 else {
      throw TortureError("cannot start a process")
    }
    self.process = process
  }

  func signal(_ number: Int32) { kill(process, number) }

  /// Waits for the end.
  ///
  /// - Returns: whether it ended by itself and well.
  @discardableResult
  func wait() -> Bool {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  func killAndWait() {
    signal(SIGKILL)
    wait()
  }
}

func pause(microseconds: Int) { usleep(UInt32(microseconds)) }

func nanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
