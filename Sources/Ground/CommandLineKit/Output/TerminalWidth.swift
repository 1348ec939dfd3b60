// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Platform

/// The columns to write in: `COLUMNS`, else the terminal's own, else 80; never below 40.
package var terminalWidth: Int {
  let columns = Environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  return max(40, columns ?? StandardStream.output.columns ?? 80)
}
