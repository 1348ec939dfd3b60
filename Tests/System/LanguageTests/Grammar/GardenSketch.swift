// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentMetadata

@testable import Language

extension AppSketch {
  /// A garden: a switch with names of its own, lists, units, a phrase that says "something".
  static let garden: AppSketch = {
    var app = AppSketch("Grove")
    app.enumeration(
      "Bed", called: "Bed",
      ["rose": ["rose", "roses"], "herb": ["herb", "herbs"], "lawn": ["lawn", "grass"]])
    app.entity("VisitEntity", called: "Visit")
    app.intent(
      "Sprinkle", title: "Switch Sprinklers", summaries: ["Turn ${isOn} the ${bed} sprinklers"],
      [("isOn", "On", .bool, false), ("bed", "Bed", .enumeration("Bed"), false)],
      phrases: [
        "Switch the ${bed} sprinklers with ${applicationName}",
        "Turn the sprinklers on or off with ${applicationName}",
      ])
    app.manifest.intents["Sprinkle"]?.parameters[0].booleanNames = ("on", "off")
    app.intent(
      "Shade", title: "Set Shade", summaries: ["Set the shade ${isOut}"],
      [("isOut", "Out", .bool, false)])
    app.manifest.intents["Shade"]?.parameters[0].booleanNames = ("out", "in")
    app.intent(
      "Note", title: "Write Diary", summaries: ["Write ${count} ${text} in the diary"],
      [("count", "Count", .int, true), ("text", "Text", .string, false)],
      phrases: ["Jot something in my ${applicationName} diary"])
    app.intent(
      "Feed", title: "Feed Plants", summaries: ["Feed ${amount} of compost"],
      [("amount", "Amount", .measurement(unit: "UnitMass"), false)],
      phrases: ["Feed compost in ${applicationName}"])
    app.manifest.intents["Feed"]?.parameters[0].defaultUnitSymbol = "kg"
    app.intent(
      "Prune", title: "Prune Beds", summaries: ["Prune the ${beds} beds"],
      [("beds", "Beds", .array(.enumeration("Bed")), false)])
    app.intent(
      "Soak", title: "Start Soaking", summaries: ["Soak for ${time}"],
      [("time", "Time", .measurement(unit: "UnitDuration"), false)],
      phrases: ["Start a soak in ${applicationName}", "New ${applicationName} soak"])
    app.intent(
      "Visits", title: "List Visits", phrases: ["Show my visits in ${applicationName}"],
      shortTitle: "My Visits")
    app.intent(
      "Fetch", title: "Fetch Tool", summaries: ["Fetch ${tool}"],
      [("tool", "Tool", .entity("VisitEntity"), false)])
    return app
  }()
}
