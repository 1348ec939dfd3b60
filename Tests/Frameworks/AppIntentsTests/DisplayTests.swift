// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import Testing

@Suite("What is shown") struct DisplayTests {
  @Test("of an enum case is its title, in an interpolation too")
  func enums() {
    #expect(String(localized: Priority.high.localizedStringResource) == "High")
    let text: LocalizedStringResource = "Set to \(Priority.low) for \(Project.all[0])"
    #expect(String(localized: text) == "Set to Low for Marketing")
  }

  @Test("of an entity is its title")
  func entities() {
    #expect(String(localized: Project.all[2].localizedStringResource) == "Sales")
    #expect(Project.all[2].displayRepresentation.synonyms.count == 1)
  }

  @Test("of identifiers is text that reads back")
  func identifiers() throws {
    let id = UUID()
    #expect(UUID.entityIdentifier(for: id.entityIdentifierString) == id)
    #expect(Int.entityIdentifier(for: "7") == 7)
    #expect(Int.entityIdentifier(for: "x") == nil)
    let identifier = EntityIdentifier(for: Project.all[0])
    #expect(identifier == EntityIdentifier(for: Project.self, identifier: "p1"))
    #expect(identifier.description == "Project/p1")
  }

  @Test("of defaults is Apple's")
  func defaults() {
    #expect(Says.persistentIdentifier == "Says")
    #expect(FormerIntent.persistentIdentifier == "FormerTaskIntent")
    #expect(Says.isDiscoverable)
    #expect(Says.authenticationPolicy == .alwaysAllowed)
    #expect(Says.supportedModes == .background)
    #expect(Says.description == nil)
    #expect(DeleteProjects.description?.searchKeywords.count == 1)
  }
}
