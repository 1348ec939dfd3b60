// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct BookTableIntent: AppIntent {
  static let title: LocalizedStringResource = "Book Table"
  static let description = IntentDescription(
    "Reserves a table at one of your favorite restaurants.", categoryName: "Restaurants")

  @Parameter(
    title: "Restaurant", requestValueDialog: "At which restaurant?",
    requestDisambiguationDialog: "Which restaurant do you mean?")
  var restaurant: RestaurantEntity

  @Parameter(
    title: "Party Size", inclusiveRange: (1, 12), requestValueDialog: "For how many people?")
  var partySize: Int

  @Parameter(title: "Date", kind: .dateTime, requestValueDialog: "When?")
  var date: Date

  static var parameterSummary: some ParameterSummary {
    Summary("Book a table at \(\.$restaurant) for \(\.$partySize) people on \(\.$date)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let table = "a table for \(partySize) at \(restaurant.name), \(spokenDate)"
    try await requestConfirmation(actionName: .book, dialog: "Book \(table)?")
    HearthStore.reservations.append(
      Reservation(restaurantID: restaurant.id, partySize: partySize, date: date))
    return .result(dialog: "Booked \(table).")
  }

  private var spokenDate: String {
    date.formatted(date: .abbreviated, time: .shortened)
  }
}
