// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

extension OSSignposter {
  /// Marks a moment.
  @inlinable @inline(__always) public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) {
    if handle.isEnabled(LogHandle.signpostBit) { emit(name, id, message()) }
  }

  /// Marks a moment.
  @inlinable @inline(__always) public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) {
    if handle.isEnabled(LogHandle.signpostBit) { emit(name, id, nil) }
  }

  /// Marks the beginning of an interval.
  @inlinable @inline(__always) public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    if handle.isEnabled(LogHandle.signpostBit) { begin(name, id, message(), isAnimation: false) }
    return .beginState(id: id)
  }

  /// Marks the beginning of an interval.
  @inlinable @inline(__always) public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    if handle.isEnabled(LogHandle.signpostBit) { begin(name, id, nil, isAnimation: false) }
    return .beginState(id: id)
  }

  /// Marks the beginning of an interval that is an animation.
  @inlinable @inline(__always) public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    if handle.isEnabled(LogHandle.signpostBit) { begin(name, id, nil, isAnimation: true) }
    return .beginState(id: id)
  }

  /// Marks the beginning of an interval that is an animation.
  @inlinable @inline(__always) public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    if handle.isEnabled(LogHandle.signpostBit) { begin(name, id, message(), isAnimation: true) }
    return .beginState(id: id)
  }

  /// Marks the end of an interval. One that has ended is reported as a fault and not marked again.
  @inlinable @inline(__always) public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> SignpostMetadata
  ) {
    if closes(name, state), handle.isEnabled(LogHandle.signpostBit) { end(name, state, message()) }
  }

  /// Marks the end of an interval. One that has ended is reported as a fault and not marked again.
  @inlinable @inline(__always) public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState
  ) {
    if closes(name, state), handle.isEnabled(LogHandle.signpostBit) { end(name, state, nil) }
  }

  /// Marks an interval around a task, which ends also when the task throws.
  @inlinable public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message())
    defer { endInterval(name, state) }
    return try task()
  }

  /// Marks an interval around a task, which ends also when the task throws.
  @inlinable public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

extension OSSignposter {
  @usableFromInline func emit(
    _ name: StaticString, _ id: OSSignpostID, _ message: SignpostMetadata?
  ) {
    guard id.isUsable else { return }
    handle.write(.event, name, id, message?.interpolation.content ?? MessageContent())
  }

  @usableFromInline func begin(
    _ name: StaticString, _ id: OSSignpostID, _ message: SignpostMetadata?, isAnimation: Bool
  ) {
    guard id.isUsable else { return }
    handle.write(
      .begin, name, id, message?.interpolation.content ?? MessageContent(),
      isAnimation: isAnimation)
  }

  @usableFromInline func end(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata?
  ) {
    guard state.id.isUsable else { return }
    handle.write(.end, name, state.id, message?.interpolation.content ?? MessageContent())
  }

  /// - Returns: whether the interval was open until now.
  @usableFromInline func closes(_ name: StaticString, _ state: OSSignpostIntervalState) -> Bool {
    guard !state.close() else { return true }
    if handle.isEnabled(OSLogType.fault.bit) {
      handle.write(
        "the interval '\(name.description, privacy: .public)' has ended before; end it once",
        .fault)
    }
    return false
  }
}
