// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension CallStackTree {
  /// Reads a tree: what stands under `callStackTree`, or what `MXCallStackTree` gives alone.
  package init?(_ json: JSONCursor) {
    // A whole diagnostic holds it.
    if let inner = json["callStackTree"] {
      self.init(inner)
      return
    }
    guard let stacks = json["callStacks"], stacks.isArray else { return nil }
    self.init(isPerThread: json["callStackPerThread"]?.bool)
    for (key, value) in json.members where key != "callStacks" && key != "callStackPerThread" {
      unknown[key] = value.rawText
    }
    self.stacks = stacks.elements.filter(\.isObject).map(Stack.init)
  }
}

extension CallStackTree.Stack {
  fileprivate init(_ json: JSONCursor) {
    self.init(isAttributed: json["threadAttributed"]?.bool)
    // A list of what is still to be read instead of recursion. The last one is taken, so children
    // are put on in reverse and every frame stands after its parent.
    var waiting: [(frame: JSONCursor, parent: Int?)] = []
    for (key, value) in json.members {
      switch key {
      case "threadAttributed": break
      case "callStackRootFrames":
        waiting = value.elements.reversed().filter(\.isObject).map { ($0, nil) }
      default: unknown[key] = value.rawText
      }
    }
    while let (json, parent) = waiting.popLast() {
      var frame = CallStackTree.Frame(parent: parent)
      for (key, value) in json.members {
        switch key {
        case "binaryName": frame.binaryName = value.string
        case "binaryUUID": frame.binaryUUID = value.string
        case "address": frame.address = value.unsigned
        case "offsetIntoBinaryTextSegment": frame.writtenOffset = value.unsigned
        case "sampleCount": frame.sampleCount = value.int
        case "subFrames":
          let place = frames.count
          waiting += value.elements.reversed().filter(\.isObject).map { ($0, place) }
        default: frame.unknown[key] = value.rawText
        }
      }
      frames.append(frame)
    }
  }
}
