// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Room: String, AppEnum {
  case livingRoom, kitchen, bedroom, porch

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [
    .livingRoom: DisplayRepresentation(
      title: "Living Room", image: .init(systemName: "sofa"), synonyms: ["lounge", "front room"]),
    .kitchen: DisplayRepresentation(title: "Kitchen", image: .init(systemName: "fork.knife")),
    .bedroom: DisplayRepresentation(
      title: "Bedroom", image: .init(systemName: "bed.double"), synonyms: ["sleeping room"]),
    .porch: DisplayRepresentation(
      title: "Porch", image: .init(systemName: "house"), synonyms: ["veranda", "outside"]),
  ]

  /// The room in the middle of a sentence.
  var spoken: String {
    switch self {
    case .livingRoom: "living room"
    case .kitchen: "kitchen"
    case .bedroom: "bedroom"
    case .porch: "porch"
    }
  }
}
