// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Splits a source into the members of its types, without parsing it.
///
/// What it does not understand for certain makes it give up, and the file is parsed as a whole: an
/// `#if` inside a declaration, brackets that do not match. Members in a branch of an `#if` of their
/// own are left out, so that nobody has to ask whether they are compiled, and so are requirements
/// of protocols, which are short.
struct MemberScan {
  struct Frame {
    var block: Int
    /// Whether its members are found one by one.
    var isSplit: Bool
    var conditions: Int
  }

  struct Declaration {
    var start: Int
    var word: DeclarationWord?
    var name: String?
    var awaitsName = false
    var isPreview = false
    /// Whether it may declare more than the name.
    var isPlural = false
    /// Whether an `#if` decides on its attributes or modifiers.
    var isConditional = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let skipper: TextSkipper
  private let isWhole: (String) -> Bool

  private var members: [ClosedMember] = []
  var frames: [Frame] = []
  var conditions = 0
  var current: Declaration?
  var position = 0
  /// The last byte that is no space and in no comment.
  var last = UInt8(ascii: ";")
  private var isLineStart = true

  /// The members in the order of the source; nil where the source was not understood.
  ///
  /// - Parameter isWhole: whether a type whose heading has this word is to be left in one piece.
  static func members(
    of bytes: UnsafeBufferPointer<UInt8>, isWhole: (String) -> Bool
  ) -> [ClosedMember]? {
    withoutActuallyEscaping(isWhole) { isWhole in
      var scan = MemberScan(bytes: bytes, isWhole: isWhole)
      return scan.run() ? scan.members : nil
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, isWhole: @escaping (String) -> Bool) {
    self.bytes = bytes
    skipper = TextSkipper(bytes: bytes)
    self.isWhole = isWhole
  }

  private mutating func run() -> Bool {
    while position < bytes.count {
      guard step() else { return false }
    }
    finish(at: position)
    return frames.isEmpty && conditions == 0
  }

  private mutating func step() -> Bool {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position += 1
      isLineStart = true
    case UInt8(ascii: "#"): return takeHash()
    case UInt8(ascii: "@"): takeAttribute()
    case UInt8(ascii: "{"): return takeBrace()
    case UInt8(ascii: "}"): return closeType()
    case UInt8(ascii: "/"), UInt8(ascii: "\""): return skipText()
    case UInt8(ascii: "`"): return takeQuotedName()
    case UInt8(ascii: "("), UInt8(ascii: "["):
      if current?.awaitsName == true { current?.awaitsName = false }
      guard let next = skipper.afterBrackets(at: position) else { return false }
      move(to: next)
    case UInt8(ascii: ")"), UInt8(ascii: "]"): return false
    case UInt8(ascii: ";"):
      finish(at: position)
      move(to: position + 1)
    case UInt8(ascii: ","):
      current?.isPlural = true
      move(to: position + 1)
    default:
      if SourceWord.isPart(byte) { return takeWord() }
      takeOperator()
    }
    return true
  }

  mutating func move(to next: Int) {
    last = bytes[next - 1]
    isLineStart = false
    position = next
  }

  mutating func skipText() -> Bool {
    guard let next = skipper.afterText(at: position) else { return false }
    let isSlash = bytes[position] == UInt8(ascii: "/")
    let second = skipper.byte(at: position + 1)
    if isSlash, second == UInt8(ascii: "/") || second == UInt8(ascii: "*") {
      position = next
      return true
    }
    let isRegex = isSlash && next > position + 1
    move(to: next)
    // Not the operator that it looks like.
    if isRegex { last = UInt8(ascii: "\"") }
    return true
  }

  // MARK: Beginnings and ends

  /// Whether a declaration may begin here, another one being over if it is.
  var isBeginning: Bool {
    guard let current else { return true }
    guard current.word != nil || current.isPreview else { return false }
    switch last {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return true
    case UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "<"):
      return false
    default: return isLineStart
    }
  }

  mutating func begin(at start: Int) {
    finish(at: start)
    current = Declaration(start: start)
  }

  mutating func finish(at end: Int) {
    if case .variable? = current?.word { record(to: end) }
    current = nil
  }

  private mutating func record(to end: Int) {
    guard let current, !current.isConditional, let kind = kind(of: current) else { return }
    let isMember = !frames.isEmpty
    guard frames.last?.isSplit ?? true, conditions == frames.last?.conditions ?? 0,
      isMember ? kind != .preview : kind == .function || kind == .preview
    else { return }
    members.append(
      ClosedMember(
        kind: kind, name: current.isPlural ? nil : current.name, range: current.start..<end,
        block: frames.last?.block, isConditional: conditions > 0))
  }

  private func kind(of declaration: Declaration) -> ClosedMember.Kind? {
    if declaration.isPreview { return .preview }
    switch declaration.word {
    case .function, .deinitializer: return .function
    case .initializer: return .initializer
    case .subscripting: return .subscripting
    case .variable: return .variable
    default: return nil
    }
  }

  // MARK: Braces

  private mutating func takeBrace() -> Bool {
    if case .type(let isProtocol)? = current?.word {
      let heading = (current?.start ?? position)..<position
      frames.append(
        Frame(
          block: position,
          isSplit: !isProtocol && frames.last?.isSplit ?? true && !isWhole(heading: heading),
          conditions: conditions))
      current = nil
      move(to: position + 1)
      return true
    }
    guard let next = skipper.afterBrackets(at: position) else { return false }
    move(to: next)
    switch current?.word {
    case .function, .initializer, .deinitializer, .subscripting: break
    default: guard current?.isPreview == true else { return true }
    }
    // A list of parameters is no further name.
    current?.isPlural = false
    record(to: next)
    current = nil
    return true
  }

  private mutating func closeType() -> Bool {
    finish(at: position)
    guard let frame = frames.popLast(), frame.conditions == conditions else { return false }
    move(to: position + 1)
    return true
  }

  private func isWhole(heading: Range<Int>) -> Bool {
    var start = heading.lowerBound
    while start < heading.upperBound {
      guard SourceWord.isPart(bytes[start]) else {
        start += 1
        continue
      }
      let word = SourceWord.range(in: bytes, from: start)
      if isWhole(SourceWord.text(bytes, word)) { return true }
      start = word.upperBound
    }
    return false
  }
}
