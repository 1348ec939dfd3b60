// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Lexicon {
  static let english = Lexicon(
    words: EnglishWords.table, readsMonthFirst: EnglishWords.readsMonthFirst,
    trueWords: [
      "yes", "yeah", "yep", "yup", "sure", "ok", "okay", "true", "on", "enable", "enabled", "y",
      "affirmative", "correct", "right", "absolutely", "definitely", "of course", "please do",
      "go ahead", "do it", "certainly", "indeed", "turn on", "turned on", "switch on",
      "switched on", "uh huh", "yes please",
    ],
    falseWords: [
      "no", "nope", "nah", "false", "off", "disable", "disabled", "n", "negative", "never",
      "do not", "not", "wrong", "cancel", "turn off", "turned off", "switch off", "switched off",
      "no thanks", "no thank you", "no way", "nay", "never mind", "not now", "incorrect",
    ],
    isEnglish: true, units: UnitName.signs.merging(UnitName.english) { $0 + $1 },
    currencies: Currencies.signs.merging(Currencies.english) { $1 },
    holidays: EnglishHolidays.table, holidayBeginnings: EnglishWords.holidayBeginnings,
    otherBeginnings: EnglishWords.holidayBeginnings.union([
      "eod", "cob", "eow", "eom", "eoy", "bom", "boy", "q", "atm", "asap", "immediately",
    ]))
}

/// The English words of numbers, dates and times.
enum EnglishWords {
  /// Month first in the United States, where it came from, and where it is taught.
  @Sendable static func readsMonthFirst(_ locale: Locale) -> Bool {
    ["US", "CA", "PH", "", "PR", "GU", "AS", "VI", "PW", "FM", "MH", "BZ"]
      .contains(locale.region?.identifier ?? "") && locale.region?.identifier != "BZ"
  }

  static let holidayBeginnings = Set(
    EnglishHolidays.table.keys.compactMap { $0.split(separator: " ").first.map(String.init) })

  static let table: [String: Lexeme] = {
    var table: [String: Lexeme] = [:]
    func edit(_ words: String, _ change: (inout Lexeme) -> Void) {
      for word in words.split(separator: " ") { change(&table[String(word), default: Lexeme()]) }
    }
    for (keyword, words) in keywords { edit(words) { $0.keyword = keyword } }
    for (numeral, words) in numerals { edit(words) { $0.numeral = numeral } }
    for (value, words) in ordinals { edit(words) { $0.ordinal = value } }
    for (index, words) in months.enumerated() { edit(words) { $0.month = index + 1 } }
    for (index, words) in weekdays.enumerated() { edit(words) { $0.weekday = index + 1 } }
    for (unit, words, short) in units {
      edit(words) {
        $0.unit = unit
        $0.isUnitShort = false
      }
      edit(short) {
        $0.unit = unit
        $0.isUnitShort = true
      }
    }
    for (part, words) in dayParts { edit(words) { $0.dayPart = part } }
    edit("may march sat sun wed mon second mar dec") { $0.isRisky = true }
    return table
  }()

  private static let keywords: [(Keyword, String)] = [
    (.article, "a an the"), (.of, "of"), (.and, "and"), (.at, "at"), (.on, "on"),
    (.in, "in within"), (.by, "by"), (.from, "from since"), (.until, "until till through thru"),
    (.to, "to til before2"), (.past, "past"), (.after, "after"), (.before, "before"),
    (.for, "for"), (.during, "during"), (.next, "next following"),
    (.last, "last previous"), (.this, "this"), (.coming, "coming upcoming"),
    (.current, "current"), (.ago, "ago back"), (.hence, "hence"), (.later, "later"),
    (.now, "now"), (.right, "right"), (.just, "just"), (.more, "more additional extra another"),
    (.less, "fewer"),
    (.about, "about around approximately roughly circa approx exactly"),
    (.today, "today todays"),
    (.tomorrow, "tomorrow tmrw tmr tomorrows tommorow tomorow tommorrow tmw"),
    (.yesterday, "yesterday yesterdays"),
    (.weekend, "weekend weekends wkend"), (.oClock, "oclock"), (.am, "am"), (.pm, "pm"),
    (.ish, "ish"), (.half, "half"), (.quarter, "quarter quarters"), (.couple, "couple pair"),
    (.few, "few"), (.several, "several some"), (.point, "point dot"), (.minus, "minus negative"),
    (.over, "over"), (.beginning, "beginning start"), (.end, "end"), (.middle, "middle mid"),
    (.early, "early"), (.late, "late"), (.rest, "rest"), (.closest, "closest nearest"),
    (.day, "day days"),
  ]

  private static let numerals: [(Numeral, String)] = [
    (.unit(0), "zero nought nil"), (.unit(1), "one"), (.unit(2), "two"), (.unit(3), "three"),
    (.unit(4), "four"), (.unit(5), "five"), (.unit(6), "six"), (.unit(7), "seven"),
    (.unit(8), "eight"), (.unit(9), "nine"), (.teen(10), "ten"), (.teen(11), "eleven"),
    (.teen(12), "twelve"), (.teen(13), "thirteen"), (.teen(14), "fourteen"),
    (.teen(15), "fifteen"), (.teen(16), "sixteen"), (.teen(17), "seventeen"),
    (.teen(18), "eighteen"), (.teen(19), "nineteen"), (.tens(20), "twenty"),
    (.tens(30), "thirty"), (.tens(40), "forty fourty"), (.tens(50), "fifty"),
    (.tens(60), "sixty"), (.tens(70), "seventy"), (.tens(80), "eighty"), (.tens(90), "ninety"),
    (.hundred, "hundred hundreds"), (.scale(1e3), "thousand thousands grand"),
    (.scale(1e6), "million millions mln mil"), (.scale(1e9), "billion billions bn bln"),
    (.scale(1e12), "trillion trillions tln"),
    (.scale(1e5), "lakh lakhs lac lacs lkh lkhs"),
    (.scale(1e7), "crore crores krore krores cr koti"),
    (.dozen, "dozen dozens doz dozs dz dzs"), (.fraction(2), "half halves"),
    (.fraction(4), "quarter quarters fourth fourths"), (.fraction(3), "third thirds"),
    (.fraction(5), "fifth fifths"), (.fraction(6), "sixth sixths"),
    (.fraction(7), "seventh sevenths"), (.fraction(8), "eighth eighths"),
    (.fraction(9), "ninth ninths"), (.fraction(10), "tenth tenths"),
    (.fraction(20), "twentieth twentieths"), (.fraction(100), "hundredth hundredths"),
    (.fraction(1000), "thousandth thousandths"),
  ]

  private static let ordinals: [(Int, String)] = [
    (1, "first"), (2, "second"), (3, "third"), (4, "fourth"), (5, "fifth"), (6, "sixth"),
    (7, "seventh"), (8, "eighth"), (9, "ninth nineth"), (10, "tenth"), (11, "eleventh"),
    (12, "twelfth"), (13, "thirteenth"), (14, "fourteenth"), (15, "fifteenth"),
    (16, "sixteenth"), (17, "seventeenth"), (18, "eighteenth"), (19, "nineteenth"),
    (20, "twentieth"), (30, "thirtieth"), (40, "fortieth"), (50, "fiftieth"), (60, "sixtieth"),
    (70, "seventieth"), (80, "eightieth"), (90, "ninetieth"), (100, "hundredth"),
    (1000, "thousandth"), (1_000_000, "millionth"),
  ]

  private static let months = [
    "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul",
    "august aug", "september sept sep", "october oct", "november nov", "december dec",
  ]

  private static let weekdays = [
    "monday mon mondays", "tuesday tue tues tuesdays", "wednesday wed weds wednesdays",
    "thursday thu thur thurs thursdays", "friday fri fridays", "saturday sat saturdays",
    "sunday sun sundays",
  ]

  private static let units: [(TimeUnit, String, String)] = [
    (.second, "second seconds", "sec secs s"), (.minute, "minute minutes", "min mins m"),
    (.hour, "hour hours", "hr hrs h"), (.day, "day days", "d"),
    (.week, "week weeks", "wk wks w"), (.fortnight, "fortnight fortnights", ""),
    (.month, "month months", "mon mo mos"), (.quarter, "quarter quarters", "qtr qtrs"),
    (.year, "year years", "yr yrs y"), (.decade, "decade decades", ""),
    (.century, "century centuries", ""), (.weekend, "weekend weekends wkend", ""),
  ]

  private static let dayParts: [(DayPart, String)] = [
    (.morning, "morning mornings"), (.lunch, "lunch lunchtime"), (.noon, "noon midday noonish"),
    (.afternoon, "afternoon arvo afternoons"), (.evening, "evening evenings eve"),
    (.night, "night nights"), (.tonight, "tonight tonite"), (.midnight, "midnight"),
  ]
}
