// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Checks
internal import CommandLineKit
internal import Platform

/// Says on a terminal what a long run is doing; a short one says nothing.
final class CheckProgress {
  private static let patience = Duration.milliseconds(400)
  private static let pause = Duration.milliseconds(100)

  private let line = ProgressLine()
  private var next = MonotonicTime.now + patience
  private var counts = (read: 0, parsed: 0)

  func show(_ step: CheckStep) {
    switch step {
    case .reading: counts.read += 1
    case .parsing: counts.parsed += 1
    case .looking: break
    }
    let now = MonotonicTime.now
    guard now > next else { return }
    next = now + Self.pause
    line.show(text(step))
  }

  func clear() { line.clear() }

  private func text(_ step: CheckStep) -> String {
    switch step {
    case .reading(let path): "Reading file \(counts.read): \(Self.name(path))"
    case .parsing(let path): "Parsing file \(counts.parsed) of \(counts.read): \(Self.name(path))"
    case .looking(let rule): "Looking for \(rule)"
    }
  }

  private static func name(_ path: String) -> Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }
}
