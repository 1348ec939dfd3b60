// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

func waitForever() -> Never {
  while true { pause() }
}

func leave(_ status: Int32) -> Never { exit(status) }

/// Every page is touched, so that the memory is really used.
func allocateForever() {
  while true {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 4096)
    for page in stride(from: 0, to: block.count, by: 4096) { block[page] = 1 }
  }
}

func spinForever() {
  var count: UInt64 = 0
  while getpid() > 0 { count &+= 1 }
}

func closeOutput() {
  close(STDOUT_FILENO)
  close(STDERR_FILENO)
}

/// A process that inherits everything, the socket too, and does not end.
func leaveChild() -> pid_t {
  var child: pid_t = 0
  var arguments = [strdup("/bin/sleep"), strdup("1000"), nil]
  posix_spawn(&child, "/bin/sleep", nil, nil, &arguments, nil)
  for argument in arguments { free(argument) }
  return child
}

/// A process in a session of its own, which no signal to a group reaches.
func leaveStranger() -> pid_t {
  let output = popen("setsid sh -c 'echo $$; exec sleep 1000 >/dev/null' &", "r")
  var number: [CChar] = Array(repeating: 0, count: 32)
  guard let output, fgets(&number, Int32(number.count), output) != nil else { return 0 }
  return pid_t(atoi(number))
}

/// Runs a command whose parent ends at once.
func startOrphan(_ command: String) {
  _ = system("(\(command)) >/dev/null & exit 0")
}
