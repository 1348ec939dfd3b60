// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// What one of the apps is about. Nouns come back in several apps, as they do on a real device.
struct Domain {
  struct Noun {
    var one: String
    var many: String

    init(_ one: String, _ many: String? = nil) {
      self.one = one
      self.many = many ?? one + "s"
    }
  }

  var app: String
  /// What is made, what is counted, what takes time, and another thing that is made.
  var nouns: [Noun]
  /// The entity that the nouns belong to.
  var group: String
  /// Names of such entities, as people say them.
  var groupNames: [String]
  var state: String
  var stateNames: [String]

  static let all: [Domain] = [
    Domain(
      app: "Planner", nouns: [Noun("task"), Noun("expense"), Noun("timer"), Noun("list")],
      group: "Project", groupNames: ["marketing", "summer launch", "home office"],
      state: "Priority", stateNames: ["high", "low", "urgent"]),
    Domain(
      app: "Inkwell", nouns: [Noun("note"), Noun("entry", "entries"), Noun("timer"), Noun("list")],
      group: "Notebook", groupNames: ["ideas", "travel diary", "work"],
      state: "Color", stateNames: ["red", "green", "blue"]),
    Domain(
      app: "Stride", nouns: [Noun("workout"), Noun("distance"), Noun("run"), Noun("goal")],
      group: "Route", groupNames: ["river loop", "morning", "park"],
      state: "Effort", stateNames: ["easy", "hard", "moderate"]),
    Domain(
      app: "Larder", nouns: [Noun("recipe"), Noun("meal"), Noun("timer"), Noun("list")],
      group: "Cookbook", groupNames: ["italian", "grandma", "weeknight dinners"],
      state: "Course", stateNames: ["starter", "main", "dessert"]),
    Domain(
      app: "Wander", nouns: [Noun("trip"), Noun("expense"), Noun("tour"), Noun("reminder")],
      group: "City", groupNames: ["lisbon", "new york", "kyoto"],
      state: "Travel Class", stateNames: ["economy", "business", "first"]),
    Domain(
      app: "Tempo", nouns: [Noun("playlist"), Noun("rating"), Noun("mix", "mixes"), Noun("alarm")],
      group: "Album", groupNames: ["blue train", "night drive", "rumours"],
      state: "Mood", stateNames: ["calm", "happy", "loud"]),
    Domain(
      app: "Lodge", nouns: [Noun("scene"), Noun("temperature"), Noun("timer"), Noun("light")],
      group: "Room", groupNames: ["kitchen", "living room", "garage"],
      state: "Mode", stateNames: ["on", "off", "dim"]),
    Domain(
      app: "Ledger", nouns: [Noun("budget"), Noun("expense"), Noun("report"), Noun("reminder")],
      group: "Account", groupNames: ["savings", "joint", "travel card"],
      state: "Status", stateNames: ["paid", "pending", "overdue"]),
    Domain(
      app: "Shelf", nouns: [Noun("book"), Noun("page"), Noun("session"), Noun("note")],
      group: "Reading List", groupNames: ["classics", "book club", "summer"],
      state: "Format", stateNames: ["audio", "paper", "digital"]),
    Domain(
      app: "Steady", nouns: [Noun("habit"), Noun("weight"), Noun("session"), Noun("reminder")],
      group: "Plan", groupNames: ["sleep", "morning", "marathon"],
      state: "Level", stateNames: ["light", "normal", "intense"]),
  ]
}
