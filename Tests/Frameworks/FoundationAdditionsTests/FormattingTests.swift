// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

@Suite("Formatters that Foundation lacks")
struct FormattingTests {
  let us = Locale(identifier: "en_US")
  let german = Locale(identifier: "de_DE")
  let now = Date(timeIntervalSince1970: 1_764_489_600)

  @Test("A moment is written as a distance")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = us
    let tomorrow = now.addingTimeInterval(86_400)
    #expect(formatter.localizedString(for: tomorrow, relativeTo: now) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: tomorrow, relativeTo: now) == "tomorrow")
    let earlier = now.addingTimeInterval(-7_200)
    #expect(formatter.localizedString(for: earlier, relativeTo: now) == "2 hours ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(for: earlier, relativeTo: now) == "2 hr. ago")
    formatter.locale = german
    formatter.unitsStyle = .full
    #expect(formatter.localizedString(for: earlier, relativeTo: now) == "vor 2 Stunden")
  }

  @Test(
    "A length of time is written in units",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, 3_905.0, "1:05:05"),
      (.positional, 65, "1:05"), (.positional, 5, "5"), (.positional, -65, "-1:05"),
      (.abbreviated, 3_905, "1h 5m 5s"), (.short, 3_900, "1 hr, 5 min"),
      (.full, 3_900, "1 hour, 5 minutes"), (.full, 0, "0 seconds"),
      (.full, 90_061, "1 day, 1 hour, 1 minute, 1 second"),
    ])
  func duration(style: DateComponentsFormatter.UnitsStyle, seconds: Double, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = us
    formatter.unitsStyle = style
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    #expect(formatter.string(from: seconds) == text)
  }

  @Test("Units, their number and leading zeroes can be chosen")
  func durationOptions() {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = us
    formatter.allowedUnits = [.hour, .minute]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 300) == "0:05")
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .default
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3_900) == "1 hour")
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 5)) == "2 hours")
    #expect(formatter.string(from: DateComponents(month: 1)) == nil)
  }

  @Test("Items are joined as a sentence does")
  func list() {
    let formatter = ListFormatter()
    formatter.locale = us
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.locale = german
    #expect(formatter.string(from: [1, 2]) == "1 und 2")
  }

  @Test("A measurement is written in the region's unit")
  func measurement() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    let walk = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: walk) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: walk) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: walk) == "5 kilometers")
    #expect(
      formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
    formatter.unitOptions = .naturalScale
    formatter.locale = german
    let step = Measurement(value: 0.5, unit: UnitLength.meters)
    #expect(formatter.string(from: step) == "50 cm")
    let heat = Measurement(value: 212, unit: UnitTemperature.fahrenheit)
    #expect(formatter.string(from: heat) == "100°C")
  }

  @Test("A measurement has a format style")
  func measurementStyle() {
    let walk = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(walk.formatted(.measurement(width: .abbreviated).locale(us)) == "3.1 mi")
    #expect(
      walk.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)) == "5 kilometers")
    #expect(
      walk.formatted(.measurement(width: .narrow, usage: .road).locale(german)) == "5km")
    let half = Measurement(value: 1.5, unit: UnitLength.meters)
    #expect(
      half.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(german))
        == "1,5 m")
  }

  @Test("A name is written in the order of its letters")
  func names() {
    let name = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Ann", middleName: "B.", familyName: "Lee")
    #expect(name.formatted() == "Ann Lee")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ann B. Lee")
    #expect(name.formatted(.name(style: .short)) == "Ann")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    #expect(PersonNameComponents(givenName: "太郎", familyName: "山田").formatted() == "山田太郎")
    #expect(PersonNameComponents(givenName: "길동", familyName: "홍").formatted() == "홍길동")
  }

  @Test("A length beyond all counting is nil")
  func hugeLength() {
    let components = DateComponents(hour: .max / 2, weekOfYear: .max / 2)
    #expect(DateComponentsFormatter().string(from: components) == nil)
  }

  @Test("Digits in texts count as numbers")
  func comparator() {
    #expect(
      ["file 10", "file 2"].sorted(using: .localizedStandard) == ["file 2", "file 10"])
    struct File { var name: String }
    let files = [File(name: "b"), File(name: "a")]
    #expect(
      files.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name)
        == ["a", "b"])
  }

  @Test("Latin letters become Greek ones")
  func greek() {
    #expect("abg".applyingTransform(.latinToGreek, reverse: false)?.contains("β") == true)
  }
}
