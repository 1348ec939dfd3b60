// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

private class PlainDelegate: NSObject, UIApplicationDelegate { var name = "plain" }

private class OverridingDelegate: UIResponder, UIApplicationDelegate {
  let name: String
  override init() {
    name = "overriding"
    super.init()
  }
}

private final class SubDelegate: OverridingDelegate { var more = [1, 2] }

@Suite("Objects of classes that are known at run time")
@MainActor
struct DelegateInstancesTests {
  @Test("the class's own initialiser runs, which need not be required")
  func make() {
    #expect((DelegateInstances.make(PlainDelegate.self) as? PlainDelegate)?.name == "plain")
    let overriding = DelegateInstances.make(OverridingDelegate.self) as? OverridingDelegate
    #expect(overriding?.name == "overriding")
    let sub = DelegateInstances.make(SubDelegate.self) as? SubDelegate
    #expect(sub?.name == "overriding")
    #expect(sub?.more == [1, 2])
  }
}
