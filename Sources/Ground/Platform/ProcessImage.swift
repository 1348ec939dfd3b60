// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Another program in this very process: its streams, signals and exit status are ours.
package enum ProcessImage {
  /// Returns only by throwing: when it works, this program is no more.
  ///
  /// - Parameters:
  ///   - path: the executable.
  ///   - arguments: its command line without its own name.
  package static func replace(
    by path: String, arguments: [String]
  ) throws(SystemError) -> Never {
    fflush(nil)
    // Worker threads of Dispatch block signals, and a mask outlives the program.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    Glibc.signal(SIGPIPE, SIG_DFL)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    let failure = SystemError.last("'\(path)' could not be started")
    for word in words { free(word) }
    throw failure
  }
}
