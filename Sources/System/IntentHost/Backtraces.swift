// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How the Swift runtime of a process reports a crash.
enum Backtraces {
  /// Off unless the process is crashing; then the crashed thread only, with the images that it
  /// names, as text, in the log.
  static let environment = [
    "SWIFT_BACKTRACE":
      "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=mentioned,limit=32,"
      + "sanitize=no,timeout=5s,output-to=stderr"
  ]
}
