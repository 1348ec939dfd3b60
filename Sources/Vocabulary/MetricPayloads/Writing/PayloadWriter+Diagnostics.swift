// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension PayloadWriter {
  func write(_ model: DiagnosticModel, to writer: inout JSONTextWriter) {
    writer.beginObject()
    writer.member("timeStampBegin", model.begin?.text)
    writer.member("timeStampEnd", model.end?.text)
    writer.member("version", model.version)
    for kind in DiagnosticKind.allCases {
      let entries = model.diagnostics.filter { $0.kind == kind }
      guard !entries.isEmpty else { continue }
      writer.key(kind.rawValue)
      writer.beginArray()
      for entry in entries { write(entry, to: &writer) }
      writer.endArray()
    }
    writer.members(model.unknown)
    writer.endObject()
  }

  func write(_ entry: DiagnosticEntry, to writer: inout JSONTextWriter) {
    writer.beginObject()
    writer.member("version", entry.version)
    if let tree = entry.callStackTree {
      writer.key("callStackTree")
      write(tree, to: &writer)
    }
    writer.key("diagnosticMetaData")
    writeMetaData(entry, to: &writer)
    if let signposts = entry.signposts {
      writer.key("signpostData")
      writer.beginArray()
      for signpost in signposts { write(signpost, to: &writer) }
      writer.endArray()
    }
    writer.members(entry.unknown.filter { !$0.key.contains(".") })
    writer.endObject()
  }

  private func writeMetaData(_ entry: DiagnosticEntry, to writer: inout JSONTextWriter) {
    writer.beginObject()
    writer.member("appVersion", entry.environment.applicationVersion)
    write(entry.environment, to: &writer)
    writer.member("signal", number: entry.signal)
    writer.member("exceptionType", number: entry.exceptionType)
    writer.member("exceptionCode", number: entry.exceptionCode)
    writer.member("terminationReason", entry.terminationReason)
    writer.member("virtualMemoryRegionInfo", entry.virtualMemoryRegionInfo)
    if let reason = entry.exceptionReason {
      writer.key("objectiveCexceptionReason")
      write(reason, to: &writer)
    }
    for quantity in DiagnosticQuantity.allCases {
      writer.member(quantity.rawValue, entry.quantities[quantity].map(text))
    }
    writer.members(unknown(entry.unknown, below: "diagnosticMetaData."))
    writer.endObject()
  }

  private func write(_ reason: ExceptionReason, to writer: inout JSONTextWriter) {
    writer.beginObject()
    writer.member("composedMessage", reason.composedMessage)
    writer.member("formatString", reason.formatString)
    writer.key("arguments")
    writer.beginArray()
    for argument in reason.arguments { writer.string(argument) }
    writer.endArray()
    writer.member("exceptionType", reason.exceptionType)
    writer.member("className", reason.className)
    writer.member("exceptionName", reason.exceptionName)
    writer.endObject()
  }

  private func write(_ signpost: SignpostEntry, to writer: inout JSONTextWriter) {
    writer.beginObject()
    writer.member("subsystem", signpost.subsystem)
    writer.member("category", signpost.category)
    writer.member("name", signpost.name)
    writer.member("beginTimeStamp", signpost.begin?.text)
    writer.member("endTimeStamp", signpost.end?.text)
    writer.member("isInterval", signpost.isInterval)
    writer.endObject()
  }

  func write(_ tree: CallStackTree, to writer: inout JSONTextWriter) {
    writer.beginObject()
    writer.key("callStacks")
    writer.beginArray()
    for stack in tree.stacks {
      writer.beginObject()
      writer.member("threadAttributed", stack.isAttributed)
      writer.key("callStackRootFrames")
      write(stack.frames, to: &writer)
      writer.members(stack.unknown)
      writer.endObject()
    }
    writer.endArray()
    writer.member("callStackPerThread", tree.isPerThread)
    writer.members(tree.unknown)
    writer.endObject()
  }

  /// A list of what is open instead of recursion.
  private func write(_ frames: [CallStackTree.Frame], to writer: inout JSONTextWriter) {
    var children: [[Int]] = Array(repeating: [], count: frames.count)
    var roots: [Int] = []
    for (index, frame) in frames.enumerated() {
      if let parent = frame.parent {
        children[parent].append(index)
      } else {
        roots.append(index)
      }
    }
    writer.beginArray()
    var open: [(rest: ArraySlice<Int>, isRoot: Bool)] = [(roots[...], true)]
    while let (waiting, isRoot) = open.popLast() {
      var rest = waiting
      guard let next = rest.popFirst() else {
        writer.endArray()
        if !isRoot { writer.endObject() }
        continue
      }
      open.append((rest, isRoot))
      writer.beginObject()
      let frame = frames[next]
      writer.member("binaryUUID", frame.binaryUUID)
      writer.member("offsetIntoBinaryTextSegment", number: frame.writtenOffset)
      writer.member("sampleCount", number: frame.sampleCount)
      writer.member("binaryName", frame.binaryName)
      writer.member("address", number: frame.address)
      writer.members(frame.unknown)
      if children[next].isEmpty {
        writer.endObject()
      } else {
        writer.key("subFrames")
        writer.beginArray()
        open.append((children[next][...], false))
      }
    }
  }
}
