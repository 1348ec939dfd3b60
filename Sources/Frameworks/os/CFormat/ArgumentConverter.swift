// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// Makes the text of one argument, as its conversion asks for.
struct ArgumentConverter {
  struct Result {
    var argument: LogComponent.Argument
    var text: String
    /// Numbers, truth values and addresses; so is what holds no value at all.
    var isScalar: Bool
    var size = 8

    static func problem(_ text: String) -> Result {
      Result(argument: .none, text: text, isScalar: true)
    }

    /// The last error of a call of the system on this thread.
    static var currentError: Result {
      let number = oai_current_error()
      var text = SystemText.error(number)
      // `[32: Broken pipe]` without what `%m` does not have.
      text = String(text.dropFirst().dropLast())
      text = text.firstIndex(of: ":").map { String(text[$0...].dropFirst(2)) } ?? text
      return Result(argument: .signed(Int64(number)), text: text, isScalar: true, size: 4)
    }
  }

  var conversion: FormatConversion
  var width = 0
  var isLeft = false
  var precision: Int?

  init(conversion: FormatConversion) {
    self.conversion = conversion
    isLeft = conversion.flags.contains(.left)
  }

  func convert(_ argument: FormatArgument) -> Result {
    switch (conversion.letter, argument) {
    case ("d", .integer(let bits)), ("i", .integer(let bits)), ("D", .integer(let bits)):
      integer(bits, isSigned: true, "d")
    case ("u", .integer(let bits)), ("U", .integer(let bits)): integer(bits, isSigned: false, "u")
    case ("x", .integer(let bits)), ("X", .integer(let bits)):
      integer(bits, isSigned: false, conversion.letter)
    case ("o", .integer(let bits)), ("O", .integer(let bits)): integer(bits, isSigned: false, "o")
    case ("c", .integer(let bits)), ("C", .integer(let bits)): character(bits)
    case ("p", .integer(let bits)): address(bits)
    case ("p", .pointer(let pointer)): address(UInt64(UInt(bitPattern: pointer)))
    case ("f", .double(let value)), ("F", .double(let value)), ("e", .double(let value)),
      ("E", .double(let value)), ("g", .double(let value)), ("G", .double(let value)),
      ("a", .double(let value)), ("A", .double(let value)):
      double(value)
    case ("s", .text(let text)): string(cut(text))
    case ("s", .pointer(let pointer)): string(text(at: pointer))
    case ("@", .text(let text)), ("@", .object(let text)): string(text)
    case ("@", .pointer(nil)): string("(null)")
    case ("P", .pointer(let pointer)): data(pointer)
    default: .problem("<decode: mismatch for [\(conversion.text)] got [\(argument.kind)]>")
    }
  }

  private var flags: NumberText.Flags {
    isLeft ? conversion.flags.union(.left) : conversion.flags
  }

  private func integer(_ bits: UInt64, isSigned: Bool, _ letter: Unicode.Scalar) -> Result {
    let size = conversion.bits / 8
    // As C would read it: the lower bits of what was passed.
    let unused = UInt64(64 - conversion.bits)
    let lower = (bits << unused) >> unused
    let number = Int64(bitPattern: bits << unused) >> Int64(unused)
    let value = isSigned ? UInt64(bitPattern: number) : lower
    let text =
      conversion.qualifiers.type?.text(of: isSigned ? number : Int64(bitPattern: lower))
      .map { $0.filled(to: width, isLeft: isLeft) }
      ?? NumberText.text(
        of: value, conversion: letter, flags: flags, width: width, precision: precision)
    return Result(
      argument: isSigned ? .signed(number) : .unsigned(lower), text: text, isScalar: true,
      size: size)
  }

  private func character(_ bits: UInt64) -> Result {
    let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: bits)) ?? "\u{FFFD}"
    return Result(
      argument: .signed(Int64(truncatingIfNeeded: bits)),
      text: String(Character(scalar)).filled(to: width, isLeft: isLeft), isScalar: true, size: 4)
  }

  private func address(_ bits: UInt64) -> Result {
    Result(
      argument: .unsigned(bits),
      text: ("0x" + String(bits, radix: 16)).filled(to: width, isLeft: isLeft), isScalar: true)
  }

  private func double(_ value: Double) -> Result {
    Result(
      argument: .double(value),
      text: NumberText.text(
        of: value, conversion: conversion.letter, flags: flags, width: width,
        precision: precision), isScalar: true)
  }

  private func string(_ text: String) -> Result {
    Result(
      argument: .string(text), text: text.filled(to: width, isLeft: isLeft), isScalar: false)
  }

  /// At most as many bytes as the precision says, never half a character.
  private func cut(_ text: String) -> String {
    guard let precision, text.utf8.count > precision else { return text }
    return String(decoding: text.utf8.prefix(precision), as: UTF8.self)
      .replacingSuffix("\u{FFFD}", with: "")
  }

  /// The text at an address, which ends with a zero or where the precision says.
  private func text(at pointer: UnsafeRawPointer?) -> String {
    guard let pointer else { return "(null)" }
    let start = pointer.assumingMemoryBound(to: CChar.self)
    let count = oai_length_of_text(start, precision ?? .max)
    return String(decoding: UnsafeRawBufferPointer(start: pointer, count: count), as: UTF8.self)
  }

  private func data(_ pointer: UnsafeRawPointer?) -> Result {
    let bytes = UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : precision ?? 0)
    return Result(
      argument: .data(Array(bytes)),
      text: conversion.qualifiers.type?.text(of: bytes) ?? SystemText.bytes(bytes),
      isScalar: false)
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: Character, with text: String) -> String {
    last == suffix ? dropLast() + text : self
  }
}
