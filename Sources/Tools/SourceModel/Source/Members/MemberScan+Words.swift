// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension MemberScan {
  // MARK: Words

  mutating func takeAttribute() {
    if isBeginning { begin(at: position) }
    var next = position + 1
    while let byte = skipper.byte(at: next) {
      if byte == UInt8(ascii: "<") {
        next = skipper.afterAngles(at: next)
      } else if SourceWord.isPart(byte) || byte == UInt8(ascii: ".") {
        next += 1
      } else {
        break
      }
    }
    move(to: next)
  }

  /// A name between backticks, which no keyword is.
  mutating func takeQuotedName() -> Bool {
    guard let next = skipper.afterText(at: position) else { return false }
    if current?.awaitsName == true {
      current?.name = SourceWord.text(bytes, (position + 1)..<(next - 1))
      current?.awaitsName = false
    }
    move(to: next)
    return true
  }

  mutating func takeWord() -> Bool {
    let word = SourceWord.range(in: bytes, from: position)
    defer { move(to: word.upperBound) }
    if current?.awaitsName == true {
      current?.name = SourceWord.text(bytes, word)
      current?.awaitsName = false
      return true
    }
    let isHeading = current.map { $0.word == nil && !$0.isPreview } ?? false
    guard isHeading || isBeginning else { return true }
    guard last != UInt8(ascii: "."), let meaning = meaning(of: word) else {
      // In a script a statement may begin with any word, and a name may be that of a modifier. In a
      // type it is a modifier that is not known here.
      let isUnderstood = frames.isEmpty || (current != nil && !isHeading)
      if isHeading { current = nil }
      return isUnderstood
    }
    if !isHeading { begin(at: word.lowerBound) }
    if case .modifier = meaning { return true }
    current?.word = meaning
    switch meaning {
    case .function, .variable: current?.awaitsName = true
    case .initializer: current?.name = "init"
    default: break
    }
    return true
  }

  /// A part of an operator, which may be what a function is called: nobody asks for that name.
  mutating func takeOperator() {
    if current?.awaitsName == true, case .function? = current?.word {
      current?.name = ""
      current?.awaitsName = false
    }
    move(to: position + 1)
  }

  private func meaning(of word: Range<Int>) -> DeclarationWord? {
    guard (3...15).contains(word.count) else { return nil }
    var next = word.upperBound
    while let byte = skipper.byte(at: next), byte == UInt8(ascii: " ") { next += 1 }
    let byte = skipper.byte(at: next)
    let isWord = byte.map(SourceWord.isPart) ?? false
    return DeclarationWord(
      SourceWord.text(bytes, word), next: byte,
      following: isWord ? SourceWord.text(bytes, SourceWord.range(in: bytes, from: next)) : "")
  }

  // MARK: Number signs

  mutating func takeHash() -> Bool {
    let word = SourceWord.range(in: bytes, from: position + 1)
    switch word.isEmpty ? "" : SourceWord.text(bytes, word) {
    case "": return skipText()
    case "if": return takeDirective(opening: 1)
    case "elseif", "else": return takeDirective(opening: 0)
    case "endif": return takeDirective(opening: -1)
    case let name:
      if isBeginning { begin(at: position) }
      if let declaration = current, declaration.word == nil, !declaration.isPreview {
        let isPreview = frames.isEmpty && name == "Preview"
        current?.isPreview = isPreview
        current?.word = isPreview ? nil : .other
      }
      move(to: word.upperBound)
      return true
    }
  }

  /// A line of an `#if`, which ends a declaration unless this has only begun.
  private mutating func takeDirective(opening level: Int) -> Bool {
    let isOpen = if case .variable? = current?.word { true } else { false }
    if let current, current.word == nil, !current.isPreview {
      self.current?.isConditional = true
    } else {
      finish(at: position)
    }
    conditions += level
    guard conditions >= 0 else { return false }
    position = skipper.lineEnd(from: position)
    last = UInt8(ascii: ";")
    guard isOpen else { return true }
    // Of a chain of calls, a part may depend on it.
    var next = position
    while let byte = skipper.byte(at: next), byte <= UInt8(ascii: " ") { next += 1 }
    return skipper.byte(at: next) != UInt8(ascii: ".")
  }
}
