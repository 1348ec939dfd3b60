// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum LightColor: String, AppEnum {
  case warmWhite, red, blue, green, purple

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
  static let caseDisplayRepresentations: [LightColor: DisplayRepresentation] = [
    .warmWhite: DisplayRepresentation(
      title: "warm white", synonyms: ["white", "cozy", "candlelight"]),
    .red: DisplayRepresentation(title: "red", synonyms: ["crimson"]),
    .blue: DisplayRepresentation(title: "blue", synonyms: ["ocean"]),
    .green: DisplayRepresentation(title: "green"),
    .purple: DisplayRepresentation(title: "purple", synonyms: ["violet", "lilac"]),
  ]

  var spoken: String { self == .warmWhite ? "warm white" : rawValue }
}
