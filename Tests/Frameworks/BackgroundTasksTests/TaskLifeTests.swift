// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BackgroundTasks

@Suite("The life of a task") struct TaskLifeTests {
  private func complete(_ life: inout TaskLife, _ success: Bool) -> Bool {
    life.complete(success: success)
  }

  private func expire(_ life: inout TaskLife, hasHandler: Bool = true) -> TaskLife.Expiration {
    life.expire(hasHandler: hasHandler)
  }

  @Test("ends once")
  func once() {
    var life = TaskLife()
    let ends = [complete(&life, true), complete(&life, false)]
    #expect(ends == [true, false])
    #expect(life.phase == .ended(success: true))
    let late = expire(&life)
    #expect(late == .nothing)
  }

  @Test("is told once that its time is up, and may still end")
  func expiring() {
    var life = TaskLife()
    let told = [expire(&life), expire(&life)]
    #expect(told == [.tell, .nothing])
    let ends = complete(&life, true)
    #expect(ends)
  }

  @Test("ends without success where nobody listens")
  func deaf() {
    var life = TaskLife()
    let told = expire(&life, hasHandler: false)
    #expect(told == .end)
    let ends = complete(&life, true)
    #expect(!ends)
    #expect(life.phase == .ended(success: false))
  }
}
