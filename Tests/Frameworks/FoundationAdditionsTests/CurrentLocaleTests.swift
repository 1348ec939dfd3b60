// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Testing

@testable import FoundationAdditions

/// Each in a process of its own, as there is only one current locale in a process.
@Suite("The current locale")
struct CurrentLocaleTests {
  @Test("of a device in German is German for every format that names none")
  func german() async {
    await #expect(processExitsWith: .success) {
      setenv("OPENAPPINTENTS_LOCALE", "de_DE", 1)
      // Used before, as by a variable of the app's `main`.
      precondition(Locale.current.localizedString(forRegionCode: "DE") == "Germany")
      precondition(Locale(identifier: "de_DE").localizedString(forRegionCode: "FR") != nil)
      CurrentLocale.adoptDevice()
      precondition(Locale.current.identifier == "de_DE")
      precondition(Locale.autoupdatingCurrent.identifier == "de_DE")
      precondition(NSLocale.current.identifier == "de_DE")
      precondition(Locale.current.region?.identifier == "DE")
      precondition(Locale.current.localizedString(forRegionCode: "DE") == "Deutschland")
      precondition(Calendar.current.monthSymbols.first == "Januar")
      precondition(1234.5.formatted() == "1.234,5")
      let number = NumberFormatter()
      number.numberStyle = .decimal
      precondition(number.string(from: 1234.5) == "1.234,5")
      let date = Date(timeIntervalSince1970: 1_780_000_000)
      let day = DateFormatter()
      day.dateFormat = "EEEE, MMMM"
      day.timeZone = .gmt
      precondition(day.string(from: date) == "Donnerstag, Mai")
      var weekday = Date.FormatStyle.dateTime.weekday(.wide)
      weekday.timeZone = .gmt
      precondition(date.formatted(weekday) == "Donnerstag")
      precondition(String(format: "%.1f", locale: .current, 1.5) == "1,5")
    }
  }

  @Test(
    "is the device's whatever it is, and Foundation's other locales stay what they are",
    arguments: [
      "en_US", "en_001", "fr_FR", "ja_JP", "ar_EG", "zh_Hant_TW", "en-GB", "xx_YY",
      "th_TH@calendar=buddhist",
    ])
  func any(_ identifier: String) async {
    await #expect(processExitsWith: .success) { [identifier] in
      setenv("OPENAPPINTENTS_LOCALE", identifier, 1)
      CurrentLocale.adoptDevice()
      precondition(Locale.current.identifier == identifier)
      // Both fill their own tables: the second locale of the same name is another object.
      let own = Locale(identifier: identifier)
      for _ in 1...50 {
        for locale in [Locale.current, own, .autoupdatingCurrent] {
          _ = locale.localizedString(forRegionCode: "DE")
          _ = locale.localizedString(forLanguageCode: "fr")
          _ = locale.currencySymbol
          _ = locale.decimalSeparator
          _ = 1234.5.formatted(.number.locale(locale))
        }
      }
      precondition(own.decimalSeparator == Locale.current.decimalSeparator)
      precondition(
        own.localizedString(forRegionCode: "DE")
          == Locale.current.localizedString(forRegionCode: "DE"))
      precondition(Locale(identifier: "de_DE").decimalSeparator == ",")
      precondition(Locale(identifier: "en_001").decimalSeparator == ".")
    }
  }

  @Test("stays as it is without a device")
  func none() async {
    await #expect(processExitsWith: .success) {
      unsetenv("OPENAPPINTENTS_LOCALE")
      let before = Locale.current.identifier
      CurrentLocale.adoptDevice()
      precondition(Locale.current.identifier == before)
    }
  }
}
