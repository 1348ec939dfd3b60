// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentMetadata
import IntentWire
import Language
import Testing

/// Now is Monday, 30 November 2026, 10:00.
@Suite("Reading dates") struct DateTests {
  @Test(
    "days from today",
    arguments: [
      ("today", "2026-11-30"), ("tomorrow", "2026-12-01"), ("yesterday", "2026-11-29"),
      ("the day after tomorrow", "2026-12-02"), ("day before yesterday", "2026-11-28"),
      ("in two weeks", "2026-12-14"), ("in 3 days", "2026-12-03"),
      ("3 days from now", "2026-12-03"), ("3 days ago", "2026-11-27"),
      ("a week from friday", "2026-12-11"), ("two weeks from tomorrow", "2026-12-15"),
      ("a month ago", "2026-10-30"), ("in a year", "2027-11-30"), ("in three months", "2027-02-28"),
      ("2 days before christmas", "2026-12-23"), ("a week tomorrow", "2026-12-08"),
      ("tuesday in a week", "2026-12-08"), ("a fortnight from now", "2026-12-14"),
    ])
  func relative(_ text: String, _ day: String) {
    #expect(spoken(text)?.prefix(10) == day[...])
  }

  @Test(
    "weekdays",
    arguments: [
      ("friday", "2026-12-04"), ("on fri", "2026-12-04"), ("this friday", "2026-12-04"),
      ("next friday", "2026-12-11"), ("last friday", "2026-11-27"), ("monday", "2026-12-07"),
      ("sunday", "2026-12-06"), ("next monday", "2026-12-07"), ("last monday", "2026-11-23"),
      ("wednesday of next week", "2026-12-09"), ("friday after next", "2026-12-11"),
      ("two fridays from now", "2026-12-11"), ("Tuesday the 15th", "2026-12-15"),
    ])
  func weekdays(_ text: String, _ day: String) {
    #expect(spoken(text)?.prefix(10) == day[...])
  }

  @Test(
    "dates of the calendar",
    arguments: [
      ("dec 3", "2026-12-03"), ("december 3rd", "2026-12-03"), ("3rd of december", "2026-12-03"),
      ("the third of december", "2026-12-03"), ("3 december", "2026-12-03"),
      ("12/3", "2026-12-03"), ("12/3/2027", "2027-12-03"), ("2026-12-01", "2026-12-01"),
      ("2027/1/2", "2027-01-02"), ("december 3 2027", "2027-12-03"), ("Dec. 3, 2027", "2027-12-03"),
      ("january 5", "2027-01-05"), ("november 30", "2026-11-30"), ("november 29", "2027-11-29"),
      ("the 15th", "2026-12-15"), ("on the 30th", "2026-11-30"), ("31/10/1974", "1974-10-31"),
      ("31.10.1974", "1974-10-31"), ("05-Aug-2016", "2016-08-05"), ("feb 29", "2028-02-29"),
      ("christmas", "2026-12-25"), ("new year's eve", "2026-12-31"), ("easter 2027", "2027-03-28"),
      ("the first monday of january", "2027-01-04"), ("last day of february", "2027-02-28"),
      ("end of the month", "2026-11-30"), ("the end of next month", "2026-12-31"),
      ("Friday, December 4", "2026-12-04"), ("december the fifth", "2026-12-05"),
      ("aug 9, 96", "1996-08-09"), ("twenty fifth of december", "2026-12-25"),
    ])
  func absolute(_ text: String, _ day: String) {
    #expect(spoken(text)?.prefix(10) == day[...])
  }

  @Test(
    "longer stretches begin with their first day",
    arguments: [
      ("next week", "2026-12-07", Moment.Grain.week), ("this week", "2026-11-30", .week),
      ("next month", "2026-12-01", .month), ("december", "2026-12-01", .month),
      ("next year", "2027-01-01", .year), ("this weekend", "2026-12-05", .day),
      ("march 2027", "2027-03-01", .month), ("in 2028", "2028-01-01", .year),
      ("last month", "2026-10-01", .month),
    ])
  func stretches(_ text: String, _ day: String, _ grain: Moment.Grain) throws {
    let moment = try #require(read(text, as: .date)?.moment)
    #expect(wall(moment.date).prefix(10) == day[...])
    #expect(moment.grain == grain)
    #expect(moment.end != nil)
  }

  @Test("the first number is the day outside America")
  func order() {
    #expect(spoken("12/3", context("en_GB"))?.prefix(10) == "2027-03-12")
    #expect(spoken("12/3", context("en_US"))?.prefix(10) == "2026-12-03")
  }

  @Test("the past is preferred where asked for")
  func past() {
    let past = context(past: true)
    #expect(spoken("friday", past)?.prefix(10) == "2026-11-27")
    #expect(spoken("december 3", past)?.prefix(10) == "2025-12-03")
    #expect(spoken("the 15th", past)?.prefix(10) == "2026-11-15")
  }

  @Test(
    "what is no date",
    arguments: [
      "", "hello", "may", "25", "this one", "feb 30", "2/29/2019", "32 december", "13/13/2026",
      "138-2010-2015", "555-1212", "two three", "second", "monday tuesday", "3.5",
    ])
  func refuses(_ text: String) {
    let sure = read(text, as: .date).map { $0.confidence >= 0.5 } ?? false
    #expect(!sure)
  }

  @Test("a weekday that does not fit its date, and today's own weekday, have alternatives")
  func weekdayAlternatives() throws {
    func days(_ text: String) throws -> [String] {
      let value = try #require(read(text, as: .date))
      return ([value.value] + value.alternatives).compactMap {
        if case .date(let date) = $0 { String(wall(date).prefix(10)) } else { nil }
      }
    }
    #expect(try days("friday, december 5") == ["2026-12-05", "2031-12-05"])
    #expect(try days("monday") == ["2026-12-07", "2026-11-30"])
    #expect(try days("thursday, november 26") == ["2026-11-26", "2037-11-26"])
  }

  @Test("a number alone is a day only where a day is wanted")
  func bareDay() {
    let value = read("15", as: .date, hints: ReadingHints(dateKind: .date))
    #expect(value?.moment.map { wall($0.date).prefix(10) } == "2026-12-15")
    #expect(
      read("15", as: .date, hints: ReadingHints(dateKind: .dateTime))?.moment?.hasDate != true)
  }

  @Test("in a language without words only digits are read")
  func otherLanguages() {
    let german = context("de_DE")
    #expect(spoken("2026-12-01", german)?.prefix(10) == "2026-12-01")
    #expect(spoken("1.12.2026", german)?.prefix(10) == "2026-12-01")
    #expect(spoken("tomorrow", german) == nil)
  }
}
