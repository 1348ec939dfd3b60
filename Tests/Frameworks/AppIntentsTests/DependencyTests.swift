// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentWire
import Synchronization
import Testing

protocol Clock: Sendable { var hour: Int { get } }
struct WallClock: Clock { let hour: Int }

@Suite("A dependency") struct DependencyTests {
  private let manager = AppDependencyManager()

  @Test("is registered as a value, a closure or an asynchronous closure")
  func forms() async throws {
    manager.add(dependency: 1)
    manager.add(key: "name", dependency: "value")
    manager.add { () async throws -> Double in
      await Swift.Task.yield()
      return 0.5
    }
    let number = AppDependency<Int>(manager: manager)
    let name = AppDependency<String>(key: "name", manager: manager)
    let half = AppDependency<Double>(manager: manager)
    for box in [number, name, half] as [any AnyDependencyBox] { try await box.prepare() }
    #expect(number.wrappedValue == 1)
    #expect(name.wrappedValue == "value")
    #expect(half.wrappedValue == 0.5)
  }

  @Test("is made once, however many ask at the same time")
  func once() async throws {
    let calls = Mutex(0)
    manager.add { () async throws -> Int in
      await Swift.Task.yield()
      return calls.withLock { calls in
        calls += 1
        return calls
      }
    }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask { [manager] in
          let box = AppDependency<Int>(manager: manager)
          try await box.prepare()
          return box.wrappedValue
        }
      }
      for try await value in group { #expect(value == 1) }
    }
  }

  @Test("is found as `any Clock` only when registered as that")
  func existential() async throws {
    manager.add(dependency: WallClock(hour: 3))
    let box = AppDependency<any Clock>(manager: manager)
    let error = await #expect(throws: ValueError.self) { try await box.prepare() }
    #expect(error?.code == .dependency)
    #expect(
      error?.message
        == "a dependency is registered as 'WallClock' and asked for as 'Clock'; register it under the type that the @Dependency declares, such as 'as any Clock'"
    )
    manager.add(dependency: WallClock(hour: 4) as any Clock)
    try await box.prepare()
    #expect(box.wrappedValue.hour == 4)
  }

  @Test("that nobody registered is an error with the remedy, or its default")
  func missing() async throws {
    let error = await #expect(throws: ValueError.self) {
      try await AppDependency<Int>(manager: manager).prepare()
    }
    #expect(error?.message.contains("no dependency of type 'Int' is registered") == true)
    let box = AppDependency<Int>(manager: manager, default: 9)
    try await box.prepare()
    #expect(box.wrappedValue == 9)
  }

  struct Broken: Error, Equatable {}

  @Test("whose provider fails throws that error, and is asked again")
  func failing() async throws {
    let calls = Mutex(0)
    manager.add { () async throws -> Int in
      try calls.withLock { calls in
        calls += 1
        if calls == 1 { throw Broken() }
        return calls
      }
    }
    let box = AppDependency<Int>(manager: manager)
    await #expect(throws: Broken()) { try await box.prepare() }
    try await box.prepare()
    #expect(box.wrappedValue == 2)
  }

  @Test("that a cancelled run was loading is loaded again for the run that waits")
  func cancelledLoader() async throws {
    let began = AsyncStream.makeStream(of: Void.self)
    let calls = Mutex(0)
    manager.add { () async throws -> Int in
      let call = calls.withLock { calls in
        calls += 1
        return calls
      }
      if call == 1 {
        began.continuation.yield()
        try await Swift.Task.sleep(for: .seconds(600))
      }
      return call
    }
    let loading = Swift.Task { [manager] in try await AppDependency<Int>(manager: manager).prepare()
    }
    _ = await began.stream.first { _ in true }
    let waiting = Swift.Task { [manager] in
      let box = AppDependency<Int>(manager: manager)
      try await box.prepare()
      return box.wrappedValue
    }
    await Swift.Task.yield()
    loading.cancel()
    #expect(try await waiting.value == 2)
    await #expect(throws: CancellationError.self) { try await loading.value }
  }

  @Test("that another run loads keeps a cancelled run no longer")
  func cancelledWaiter() async throws {
    let began = AsyncStream.makeStream(of: Void.self)
    let goOn = AsyncStream.makeStream(of: Void.self)
    manager.add { () async throws -> Int in
      began.continuation.yield()
      _ = await goOn.stream.first { _ in true }
      return 1
    }
    let loading = Swift.Task { [manager] in try await AppDependency<Int>(manager: manager).prepare()
    }
    _ = await began.stream.first { _ in true }
    let waiting = Swift.Task { [manager] in try await AppDependency<Int>(manager: manager).prepare()
    }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    goOn.continuation.yield()
    try await loading.value
  }
}
