// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Abbreviations of time zones that people write after a time, in seconds from GMT.
///
/// The same letters name several zones; these are the readings of Duckling's corpus.
enum TimeZones {
  static let offsets: [String: Int] = [
    "gmt": 0, "utc": 0, "z": 0, "wet": 0, "bst": 1, "west": 1, "cet": 1, "cest": 2, "eet": 2,
    "eest": 3, "msk": 3, "ist": 5.5, "sgt": 8, "awst": 8, "jst": 9, "kst": 9, "acst": 9.5,
    "aest": 10, "aedt": 11, "nzst": 12, "nzdt": 13, "est": -5, "edt": -4, "cst": -6, "cdt": -5,
    "mst": -7, "mdt": -6, "pst": -8, "pdt": -7, "akst": -9, "akdt": -8, "hst": -10,
  ].mapValues { (hours: Double) in Int(hours * 3600) }
}
