// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FoundationAdditions

@Suite("Small things that Foundation lacks")
struct SystemTests {
  @Test("The folders are those that FileManager answers")
  func directories() {
    #expect(
      URL.documentsDirectory
        == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(URL.libraryDirectory.path.hasPrefix(NSHomeDirectory()))
  }

  @Test("A machine is as hot as the highest trip point that a zone has passed")
  func thermal() throws {
    let root = TemporaryFolder()
    func zone(_ name: String, _ files: [String: String]) throws {
      let folder = root.url.appending(path: name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (file, text) in files {
        try Data((text + "\n").utf8).write(to: folder.appending(path: file))
      }
    }
    #expect(ThermalZones(folder: root.url).state == .nominal)
    try zone("thermal_zone0", ["temp": "45000"])
    #expect(ThermalZones(folder: root.url).state == .nominal)
    try zone(
      "thermal_zone1",
      [
        "temp": "96000", "trip_point_0_temp": "95000", "trip_point_0_type": "hot",
        "trip_point_1_temp": "105000", "trip_point_1_type": "critical",
      ])
    #expect(ThermalZones(folder: root.url).state == .serious)
  }

  @Test("Notifications arrive as a sequence")
  func notifications() async {
    let center = NotificationCenter()
    let name = Notification.Name("arrived")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: .init("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: name, object: nil, userInfo: ["n": 2])
    #expect(await iterator.next()?.userInfo?["n"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["n"] as? Int == 2)
  }

  @Test("The clock of Core Foundation counts from 2001")
  func clock() {
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    #expect(autoreleasepool { 3 } == 3)
  }

  @Test("At most one activity is current")
  func activity() {
    let (a, b) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "b"))
    a.becomeCurrent()
    b.becomeCurrent()
    a.resignCurrent()
    #expect(!a.isCurrent && b.isCurrent)
    b.invalidate()
    #expect(!b.isCurrent)
    a.userInfo = ["k": 1]
    a.addUserInfoEntries(from: ["k": 2])
    #expect(a.userInfo?["k"] as? Int == 2)
  }
}
