// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An amount of money.
struct MoneyReading: Hashable {
  var value: Double
  /// ISO 4217.
  var currency: String
  var end: Int
  var confidence: Double
}

extension Scan {
  /// "$5", "5 dollars", "ten bucks", "20 EUR", "a dollar and 42 cents".
  func amounts(at start: Int) -> [MoneyReading] {
    var found: [MoneyReading] = []
    if let sign = currency(at: start) {
      for number in numbers(at: start + 1) where !number.isVague {
        found.append(
          MoneyReading(value: number.value, currency: sign.code, end: number.end, confidence: 1))
        if let name = currency(at: number.end), name.code == sign.code || sign.isOpen {
          found.append(
            MoneyReading(
              value: number.value, currency: name.code, end: number.end + 1, confidence: 1))
        }
      }
    }
    for number in numbers(at: start) {
      if let unit = currency(at: number.end) {
        let whole = MoneyReading(
          value: number.value * unit.factor, currency: unit.code, end: number.end + 1,
          confidence: 1)
        found.append(whole)
        found += withCents(whole)
      }
    }
    if keyword(start) == .article, let unit = currency(at: start + 1) {
      let one = MoneyReading(
        value: unit.factor, currency: unit.code, end: start + 2, confidence: 0.8)
      found.append(one)
      found += withCents(one)
    }
    var ends = Set<Int>()
    return found.sorted { $0.end > $1.end }.filter { ends.insert($0.end).inserted }
  }

  private func withCents(_ whole: MoneyReading) -> [MoneyReading] {
    let index = keyword(whole.end) == .and ? whole.end + 1 : whole.end
    var found: [MoneyReading] = []
    for number in numbers(at: index) where number.value < 100 && number.value >= 1 {
      var longer = whole
      longer.value += number.value / 100
      longer.end = number.end
      if let cents = currency(at: number.end), cents.factor < 1 {
        longer.end += 1
        found.append(longer)
      } else if index > whole.end {
        longer.confidence = 0.6
        found.append(longer)
      }
    }
    return found
  }

  private func currency(at index: Int) -> (code: String, factor: Double, isOpen: Bool)? {
    guard index < count, let unit = lexicon.currencies[tokens[index].normalized] else { return nil }
    let local = context.locale.currency?.identifier
    switch unit.code {
    case nil: return (local ?? "USD", unit.factor, true)
    case "$"?:
      // Every country with a dollar means its own.
      let isDollar = Currencies.dollars.contains(local ?? "")
      return (isDollar ? local ?? "USD" : "USD", unit.factor, true)
    case let code?: return (code, unit.factor, false)
    }
  }
}

/// A currency or its smaller part, as a word may mean it.
struct CurrencyName: Hashable, Sendable {
  /// ISO 4217; `$` for the local dollar, nil for whatever is local.
  var code: String?
  var factor = 1.0
}

enum Currencies {
  static let dollars: Set<String> = [
    "USD", "AUD", "CAD", "NZD", "SGD", "HKD", "BZD", "JMD", "TTD", "BBD", "BSD",
  ]

  /// Signs and codes that are the same in every language.
  static let signs: [String: CurrencyName] = {
    var table: [String: CurrencyName] = [
      "$": CurrencyName(code: "$"), "€": CurrencyName(code: "EUR"),
      "£": CurrencyName(code: "GBP"), "¥": CurrencyName(code: "JPY"),
      "₹": CurrencyName(code: "INR"), "₩": CurrencyName(code: "KRW"),
      "₽": CurrencyName(code: "RUB"), "₺": CurrencyName(code: "TRY"),
      "₪": CurrencyName(code: "ILS"), "₴": CurrencyName(code: "UAH"),
    ]
    for code in [
      "USD", "EUR", "GBP", "JPY", "INR", "CNY", "AUD", "CAD", "CHF", "NZD", "SEK", "NOK", "DKK",
      "PLN", "CZK", "HUF", "RON", "BRL", "MXN", "ZAR", "SGD", "HKD", "KRW", "RUB", "TRY", "ILS",
      "AED", "SAR", "THB", "IDR", "MYR", "PHP", "VND", "UAH", "EGP", "QAR", "KWD",
    ] {
      table[code.lowercased()] = CurrencyName(code: code)
    }
    return table
  }()

  static let english: [String: CurrencyName] = [
    "dollar": CurrencyName(code: "$"), "dollars": CurrencyName(code: "$"),
    "buck": CurrencyName(code: "$"), "bucks": CurrencyName(code: "$"),
    "cent": CurrencyName(code: nil, factor: 0.01), "cents": CurrencyName(code: nil, factor: 0.01),
    "euro": CurrencyName(code: "EUR"), "euros": CurrencyName(code: "EUR"),
    "pound": CurrencyName(code: "GBP"), "pounds": CurrencyName(code: "GBP"),
    "quid": CurrencyName(code: "GBP"), "pence": CurrencyName(code: "GBP", factor: 0.01),
    "penny": CurrencyName(code: nil, factor: 0.01), "yen": CurrencyName(code: "JPY"),
    "yuan": CurrencyName(code: "CNY"), "rupee": CurrencyName(code: "INR"),
    "rupees": CurrencyName(code: "INR"), "rs": CurrencyName(code: "INR"),
    "francs": CurrencyName(code: "CHF"), "franc": CurrencyName(code: "CHF"),
    "won": CurrencyName(code: "KRW"), "dirham": CurrencyName(code: "AED"),
    "dirhams": CurrencyName(code: "AED"), "rubles": CurrencyName(code: "RUB"),
    "dime": CurrencyName(code: "$", factor: 0.1), "dimes": CurrencyName(code: "$", factor: 0.1),
    "nickel": CurrencyName(code: "$", factor: 0.05),
    "nickels": CurrencyName(code: "$", factor: 0.05),
  ]
}
