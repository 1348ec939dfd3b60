// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import IntentMetadata
internal import Language

/// Ten apps with ten App Shortcuts of ten phrases each, made from a few tables.
///
/// All apps share verbs and sentence forms, and many share nouns, as the apps of one device do: a
/// word alone seldom tells the app.
struct PhraseCorpus {
  /// A phrase and what it starts.
  struct Phrase {
    var template: String
    var domain: Domain
    var action: Action
  }

  private(set) var apps: [GrammarApp] = []
  private(set) var phrases: [Phrase] = []

  init() {
    var random = SplitMix(seed: 1)
    for domain in Domain.all {
      var manifest = Manifest(generator: "IntentsBench", generatorVersion: "1")
      manifest.declare(domain)
      // The same words never start two intents of one app.
      var taken: Set<[Substring]> = []
      for action in Action.all {
        let own = action.phrases.shuffled(using: &random)
          .map { action.fill($0, domain) }
          .filter { taken.insert(Self.tellingWords($0)).inserted }
          .prefix(10)
        phrases += own.map { Phrase(template: $0, domain: domain, action: action) }
        manifest.declare(action, domain, phrases: own.map { PhraseTemplate($0) })
      }
      apps.append(
        GrammarApp(
          bundleIdentifier: domain.bundleIdentifier, displayName: domain.app, manifest: manifest))
    }
  }

  private static func tellingWords(_ template: String) -> [Substring] {
    template.lowercased().split(separator: " ").filter {
      !["a", "my", "the", "in", "with", "using", "from", "to", "all", "new", "app"].contains($0)
    }
  }
}

extension Domain {
  var bundleIdentifier: String { "bench.\(app.lowercased())" }
}

extension Action {
  /// A template with the words of a domain; `APP` becomes the manifest's placeholder.
  func fill(_ template: String, _ domain: Domain) -> String {
    let noun = domain.nouns[noun]
    var text = template
    for (mark, word) in [
      ("{v}", verbs[0]), ("{w}", verbs[1]), ("{n}", noun.one), ("{m}", noun.many),
      ("APP", "${applicationName}"),
    ] {
      text.replace(mark, with: word)
    }
    return text
  }

  func title(_ domain: Domain) -> String { "\(name) \(domain.nouns[noun].one)" }
}

extension Manifest {
  fileprivate mutating func declare(_ domain: Domain) {
    var entity = EntityDeclaration(
      typeName: "GroupEntity", fullyQualifiedTypeName: "\(domain.app).GroupEntity",
      mangledTypeName: "")
    entity.displayTypeName = LocalizedText(domain.group)
    entities["GroupEntity"] = entity
    var state = EnumDeclaration(
      identifier: "State", fullyQualifiedTypeName: "\(domain.app).State", mangledTypeName: "")
    state.displayTypeName = LocalizedText(domain.state)
    state.cases = domain.stateNames.map {
      EnumCaseDeclaration(identifier: $0, title: LocalizedText($0))
    }
    enums.append(state)
  }

  fileprivate mutating func declare(
    _ action: Action, _ domain: Domain, phrases: [PhraseTemplate]
  ) {
    var intent = IntentDeclaration(
      identifier: action.name, fullyQualifiedTypeName: "\(domain.app).\(action.name)",
      mangledTypeName: "")
    intent.title = LocalizedText(action.title(domain))
    let parameters = action.parameters(domain)
    intent.parameters = parameters.map {
      ParameterDeclaration(
        name: $0.name, title: LocalizedText($0.title), valueType: $0.type,
        isOptional: $0.isOptional)
    }
    intent.summary = .sentence(
      format: action.fill(action.summary, domain), parameters: parameters.map(\.name), others: [])
    intents[action.name] = intent
    shortcuts.append(
      ShortcutDeclaration(
        intentIdentifier: action.name, phrases: phrases,
        shortTitle: LocalizedText(action.title(domain)), systemImageName: nil))
  }
}
