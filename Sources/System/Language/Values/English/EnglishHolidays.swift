// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Days with English names that assistants are asked for, without possessive marks.
enum EnglishHolidays {
  static let table: [String: Holiday] = {
    var table: [String: Holiday] = [:]
    for (holiday, names) in entries { for name in names { table[name] = holiday } }
    return table
  }()

  private static let entries: [(Holiday, [String])] = [
    (.fixed(month: 12, day: 25), ["christmas", "christmas day", "xmas", "xmas day"]),
    (.fixed(month: 12, day: 24), ["christmas eve", "xmas eve"]),
    (.fixed(month: 12, day: 26), ["boxing day"]),
    (.fixed(month: 12, day: 31), ["new year eve", "new years eve", "nye"]),
    (.fixed(month: 1, day: 1), ["new year", "new year day", "new years", "new years day"]),
    (.fixed(month: 2, day: 14), ["valentine", "valentine day", "valentines day", "valentines"]),
    (
      .fixed(month: 3, day: 17),
      ["saint patrick", "st patrick", "saint patrick day", "st patrick day", "st patricks day"]
    ),
    (.fixed(month: 3, day: 15), ["ides of march"]),
    (.fixed(month: 4, day: 1), ["april fools", "april fool day", "april fools day"]),
    (.fixed(month: 7, day: 4), ["independence day"]),
    (.fixed(month: 10, day: 31), ["halloween", "halloween day"]),
    (.fixed(month: 11, day: 11), ["veterans day", "veteran day"]),
    (.fixed(month: 2, day: 2), ["groundhog day"]), (.fixed(month: 3, day: 14), ["pi day"]),
    (.fixed(month: 4, day: 15), ["tax day"]), (.fixed(month: 4, day: 22), ["earth day"]),
    (.fixed(month: 4, day: 25), ["anzac day"]),
    (.fixed(month: 5, day: 1), ["may day", "international workers day"]),
    (.fixed(month: 5, day: 5), ["cinco de mayo"]), (.fixed(month: 6, day: 14), ["flag day"]),
    (.fixed(month: 6, day: 19), ["juneteenth"]), (.fixed(month: 7, day: 14), ["bastille day"]),
    (.fixed(month: 11, day: 1), ["all saints day"]),
    (.fixed(month: 11, day: 5), ["guy fawkes night", "bonfire night"]),
    (.fixed(month: 1, day: 6), ["epiphany"]), (.fixed(month: 12, day: 6), ["saint nicholas day"]),
    (.fixed(month: 10, day: 16), ["boss day", "bosses day"]),
    (.weekday(1, nth: 3, month: 1), ["martin luther king day", "mlk day"]),
    (.weekday(1, nth: 3, month: 2), ["presidents day", "president day"]),
    (.weekday(7, nth: 2, month: 5), ["mother day", "mothers day"]),
    (.weekday(7, nth: 3, month: 6), ["father day", "fathers day"]),
    (.weekday(1, nth: -1, month: 5), ["memorial day"]),
    (.weekday(1, nth: 1, month: 9), ["labor day", "labour day"]),
    (.weekday(1, nth: 2, month: 10), ["columbus day"]),
    (.weekday(4, nth: 4, month: 11), ["thanksgiving", "thanksgiving day"]),
    (.dayAfterNthWeekday(4, nth: 4, month: 11), ["black friday"]),
    (.easter(0), ["easter", "easter sunday", "easter day"]),
    (.easter(-2), ["good friday"]), (.easter(1), ["easter monday"]),
    (.easter(-46), ["ash wednesday"]), (.easter(-7), ["palm sunday"]),
    (.easter(-3), ["maundy thursday", "holy thursday"]), (.easter(-1), ["holy saturday"]),
    (.easter(-48), ["clean monday", "shrove monday"]), (.easter(-21), ["mothering sunday"]),
    (.easter(39), ["ascension", "ascension day"]),
    (.easter(49), ["pentecost", "whit sunday", "whitsunday"]), (.easter(50), ["whit monday"]),
    (.easter(56), ["trinity sunday"]), (.easter(60), ["corpus christi"]),
    (.easter(-47), ["mardi gras", "shrove tuesday"]),
  ]
}
