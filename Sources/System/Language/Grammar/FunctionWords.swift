// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The roles that a small word can have in a sentence.
struct WordRoles: OptionSet, Hashable {
  let rawValue: UInt8

  /// A pattern and an utterance may have it or lack it.
  static let article = WordRoles(rawValue: 1)
  /// An utterance may add it inside a pattern.
  static let filler = WordRoles(rawValue: 2)
  static let preposition = WordRoles(rawValue: 4)
  /// It carries little evidence.
  static let weak = WordRoles(rawValue: 8)
  /// It opens a name: "called".
  static let naming = WordRoles(rawValue: 16)
  /// A name or a clause does not end with it.
  static let unfinished = WordRoles(rawValue: 32)
}

/// What the matcher knows of English beside what an app declares: the small words.
enum FunctionWords {
  /// All small words by one look-up.
  static let roles: [String: WordRoles] = {
    var roles: [String: WordRoles] = [:]
    let sets: [(Set<String>, WordRoles)] = [
      (articles, .article), (fillers, .filler), (prepositions, [.preposition, .weak]),
      (weak, .weak), (namingWords, .naming), (unfinished, .unfinished),
    ]
    for (words, role) in sets {
      for word in words { roles[word, default: []].formUnion(role) }
    }
    return roles
  }()

  /// Words that a pattern and an utterance may have or lack without a change of meaning.
  static let articles: Set<String> = [
    "a", "an", "the", "my", "our", "your", "some", "any", "this", "these", "those", "'s",
  ]

  /// Words that an utterance may add inside a pattern.
  static let fillers: Set<String> = [
    "please", "new", "just", "also", "me", "us", "all", "another", "of", "quickly", "kindly",
    "now", "existing",
  ]

  static let prepositions: Set<String> = [
    "in", "on", "at", "by", "for", "to", "with", "from", "of", "into", "under", "about", "via",
    "using", "through", "inside", "onto", "within", "as", "before", "until", "till", "after",
    "starting", "during", "per",
  ]

  /// Words that carry little evidence, beside prepositions.
  static let weak: Set<String> = [
    "is", "are", "am", "was", "be", "do", "does", "did", "have", "has", "had", "will", "would",
    "can", "could", "i", "me", "we", "us", "you", "it", "that", "and", "or", "not", "there", "what",
    "which", "who", "how", "when", "where", "new", "so", "then", "please", "here",
  ]

  /// Verbs that say nothing of what they are about, with the evidence that one of them gives.
  static let genericVerbs: [String: Double] = [
    "create": 0.5, "make": 0.5, "new": 0.4, "open": 0.6, "show": 0.6, "set": 0.6, "get": 0.5,
    "give": 0.5, "start": 0.6, "send": 0.6, "go": 0.5, "do": 0.4, "put": 0.6, "turn": 0.6,
    "use": 0.6, "add": 0.8, "find": 0.7, "change": 0.6, "stop": 0.6, "view": 0.6, "see": 0.5,
    "tell": 0.5, "take": 0.6, "have": 0.4, "run": 0.6, "check": 0.6, "launch": 0.6, "begin": 0.6,
  ]

  /// Words before an app's name that belong to the name, not to the sentence.
  static let beforeAppName: Set<String> = [
    "in", "with", "using", "on", "via", "through", "to", "from", "inside", "into", "within", "for",
    "by",
  ]

  /// Verbs that hand a request to an app: "ask Acme to …", "use Acme to …".
  static let handingVerbs: Set<String> = ["ask", "tell", "use", "have", "get", "let", "open"]
  static let afterHandedApp: Set<String> = ["to", "and", "that"]

  /// Words that may open a value of any type after a noun: "a task called …".
  static let namingWords: Set<String> = [
    "called", "named", "titled", "saying", "says", "entitled", "reading", "labeled", "labelled",
  ]

  /// The names of the two states of a switch.
  static let states: Set<String> = [
    "on", "off", "true", "false", "yes", "no", "enabled", "disabled",
  ]

  /// Words that say when or how something is done, wherever they stand.
  static let adverbs: Set<String> = [
    "today", "tonight", "tomorrow", "yesterday", "again", "soon", "immediately", "instantly",
    "asap", "later", "once", "twice", "first", "instead", "too", "now", "already", "anyway",
    "next", "quick", "fast", "daily", "weekly", "monthly", "everyday", "always", "maybe", "thanks",
    "cheers", "bye",
  ]

  /// Verbs of patterns that only tell something, so that a question may stand in their place.
  static let telling: Set<String> = [
    "show", "list", "get", "view", "see", "display", "tell", "read", "find", "check",
  ]

  /// Openings of questions after which a thing is named: "what are *my visits*".
  static let questions: Set<[String]> = Set(
    phrases([
      "what are", "what is", "which are", "tell me", "do i have", "are there", "is there",
      "tell us",
    ]))

  /// Two words or three that people say for one verb, by that verb.
  static let verbPhrases: [String: [(words: [String], verb: String)]] = Dictionary(
    grouping: [
      ("go to", "open"), ("take me to", "open"), ("bring up", "open"), ("pull up", "open"),
      ("jump to", "open"), ("navigate to", "open"), ("bring me to", "open"),
      ("get rid of", "delete"), ("throw away", "delete"), ("throw out", "delete"),
      ("check off", "complete"), ("tick off", "complete"), ("cross off", "complete"),
      ("get", "show"), ("tell me", "show"), ("give me", "show"), ("read me", "show"),
      ("write down", "write"), ("note down", "note"), ("start up", "start"), ("set up", "set"),
    ].map { ($0.0.split(separator: " ").map(String.init), $0.1) }, by: { $0.words[0] })

  /// Words that stand for whatever a person will say in their place: "add *something* to my list".
  static let indefinites: Set<String> = ["something", "anything", "someone", "somebody", "anybody"]

  /// Openings after which a thing is named, not an action: "I need *a timer*".
  static let wishes: Set<[String]> = Set(
    phrases([
      "i want", "i need", "i would like", "i would love", "can i have", "can i get", "could i have",
      "could i get", "may i have", "give me", "get me", "can we have", "can we get",
      "could we have",
    ]))

  /// Words that may stand between a matched phrase and a free text.
  static let textOpeners: Set<String> = ["to", "that", "about", "for", "with", "saying"]

  /// Words with which a name or a title does not end, and rarely a clause.
  static let unfinished: Set<String> = articles.union(prepositions).union([
    "is", "are", "was", "were", "be", "and", "or", "what", "which", "who", "when", "that", "than",
    "due", "not", "no", "but", "if",
  ]).subtracting(["'s"])

  /// How a sentence may begin and end without saying anything; longest first.
  static let openings: [String: [[String]]] = byFirstWord([
    "hey", "hi", "hello", "ok", "okay", "hey siri", "siri", "yo", "well", "um", "uh", "so",
    "please", "kindly", "quickly", "just", "now", "and", "then", "also",
    "can you", "could you", "would you", "will you", "can i", "could i", "may i", "can we",
    "could we", "i want to", "i want you to", "i need to", "i need you to", "i would like to",
    "i would like you to", "i would like", "i want", "i need", "we need to", "we want to",
    "i have to", "let us", "let me", "help me", "help me to", "go ahead and", "would you mind",
    "is it possible to", "do me a favor and", "i am going to", "try to", "want to", "wanna",
    "can i have", "can i get", "could i have", "could i get", "may i have", "give me", "get me",
    "can we have", "can we get", "could we have", "i would love",
    "what are", "what is", "which are", "tell me", "do i have", "are there", "is there", "tell us",
    "would you be able to", "are you able to", "i was wondering if you could", "do you mind",
    "i was hoping you could", "i would appreciate it if you could", "would you be so kind as to",
    "hi there", "hey there", "hello there", "good morning", "good evening", "good afternoon", "oh",
    "ah", "alright", "all right", "you can", "you could", "maybe", "i would ask you to",
    "be so kind and", "would you please", "i would love to", "if you can", "if you could",
  ])

  static let closings: [[String]] = phrases([
    "please", "for me", "right now", "right away", "will you", "would you", "if you can",
    "if you could", "if you please", "if possible", "when you can", "real quick",
    "when you get a chance", "ok", "okay", "thanks a lot", "thank you very much",
    "thank you so much", "many thanks",
  ])

  /// Closings that are a sentence of their own, and so count only after a pause.
  static let closingSentences: [[String]] = phrases(["thanks", "thank you", "cheers", "bye"])

  private static func byFirstWord(_ list: [String]) -> [String: [[String]]] {
    Dictionary(grouping: phrases(list)) { $0[0] }
  }

  private static func phrases(_ list: [String]) -> [[String]] {
    list.map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }
  }

  /// Verbs that people use for each other, by a common name.
  static let groups: [String: String] = {
    var table: [String: String] = [:]
    let sets = [
      ["create", "add", "make", "new"], ["delete", "remove", "erase", "discard"],
      ["open", "show", "view", "display", "see", "list"],
      ["complete", "finish", "done", "completed", "finished"], ["turn", "switch"],
      ["start", "begin", "launch"],
      ["stop", "end", "cancel"], ["log", "record", "track"], ["on", "onto"],
      ["in", "into", "inside", "within"], ["with", "using", "via"],
      ["book", "reserve"], ["find", "search"], ["send", "share"], ["change", "update", "edit"],
      ["set", "change"],
    ]
    for set in sets {
      for word in set where table[word] == nil { table[word] = set[0] }
    }
    return table
  }()
}
