// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import MetricPayloads

/// A crash, a hang or a budget that was exceeded, as it is kept until a payload is made of it.
package struct StoredDiagnostic: Codable, Hashable, Sendable {
  package var kind: DiagnosticKind
  package var bundleIdentifier: String
  package var processIdentifier: Int32
  package var applicationVersion: String?
  package var buildVersion: String?
  /// Seconds since 1970 by the device's clock.
  package var time: Double
  package var signal: Int32?
  /// Why the host ended the process.
  package var reason: String?
  /// In seconds or bytes.
  package var quantities: [DiagnosticQuantity: Double]?
  /// The stack of the thread that crashed, or of the main thread that hung, innermost first.
  package var frames: [StoredFrame]?

  package init(
    _ kind: DiagnosticKind, bundleIdentifier: String, processIdentifier: Int32, time: Double
  ) {
    self.kind = kind
    self.bundleIdentifier = bundleIdentifier
    self.processIdentifier = processIdentifier
    self.time = time
  }
}

/// One frame of a stack.
package struct StoredFrame: Codable, Hashable, Sendable {
  package var address: UInt64
  package var image: String?
  /// The build ID of the image in hexadecimal digits.
  package var buildID: String?
  package var offset: UInt64?

  package init(address: UInt64, image: String? = nil, buildID: String? = nil, offset: UInt64? = nil)
  {
    self.address = address
    self.image = image
    self.buildID = buildID
    self.offset = offset
  }
}

extension CallStackTree {
  /// The stack of one thread; a tree without stacks where none is known.
  package init(thread frames: [StoredFrame]) {
    self.init(isPerThread: true)
    guard !frames.isEmpty else { return }
    var stack = Stack(isAttributed: true)
    for (index, stored) in frames.enumerated() {
      var frame = Frame(parent: index == 0 ? nil : index - 1)
      frame.address = stored.address
      frame.binaryName = stored.image
      frame.binaryUUID = stored.buildID.map(Self.identifier(ofBuildID:))
      frame.writtenOffset = stored.offset
      frame.sampleCount = 1
      stack.frames.append(frame)
    }
    stacks = [stack]
  }

  /// The first 16 bytes of a build ID in the form of a UUID, which is what readers of payloads expect.
  package static func identifier(ofBuildID digits: String) -> String {
    let digits = Array(digits.uppercased().prefix(32))
    guard digits.count == 32 else { return String(digits) }
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    return parts.joined(separator: "-")
  }
}
