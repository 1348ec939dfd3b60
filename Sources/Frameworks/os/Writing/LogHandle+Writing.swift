// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore
internal import Platform

extension LogHandle {
  /// Writes a statement that is enabled.
  @usableFromInline func write(_ message: OSLogMessage, _ type: OSLogType) {
    write(message.interpolation.content, type)
  }

  func write(_ content: consuming MessageContent, _ type: OSLogType) {
    let level: LogLevel =
      switch type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .default
      }
    write(content, .log(level), storeCategory: level < .default ? .shortTerm : .longTermAuto)
  }

  /// Writes a signpost that is enabled.
  func write(
    _ phase: LogSignpost.Phase, _ name: StaticString, _ id: OSSignpostID,
    _ content: consuming MessageContent = MessageContent(), isAnimation: Bool = false
  ) {
    write(
      content, .signpost(LogSignpost(phase, identifier: id.rawValue, name: name.description)),
      storeCategory: .longTermAuto, isAnimation: isAnimation)
  }

  private func write(
    _ content: consuming MessageContent, _ kind: LogRecord.Kind,
    storeCategory: LogRecord.StoreCategory,
    isAnimation: Bool = false
  ) {
    let names = names
    var format = content.format
    content.finish()
    // The mark that Apple's tools look for.
    if isAnimation { format += (format.isEmpty ? "" : " ") + "isAnimation=YES" }
    let record = LogRecord(
      kind, time: WallTime.now, uptime: MonotonicTime.now.nanoseconds,
      threadIdentifier: UInt64(oai_thread_number()), subsystem: names.subsystem,
      category: names.category, formatString: format, message: content.text,
      components: content.components, storeCategory: storeCategory)
    let writer = LogWriter.current
    writer.append(record)
    if StandardErrorEcho.isOn, case .log = kind {
      StandardErrorEcho.write(record, process: writer.process)
    }
  }
}
