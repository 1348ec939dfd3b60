// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import LogStore
internal import Synchronization

/// Composes what a format of C's says with its arguments.
///
/// Arguments come as Swift values, so one that does not fit its conversion is told in the message and
/// never read as something that it is not.
struct FormattedMessage {
  private var content = MessageContent()
  private var arguments: ArraySlice<any CVarArg>

  /// The pieces of formats that stand in the code, by their addresses: a program has so many.
  private static let known = Mutex<[UInt: [FormatParser.Piece]]>([:])

  static func content(_ format: StaticString, _ arguments: [any CVarArg]) -> MessageContent {
    guard format.hasPointerRepresentation else { return content(format.description, arguments) }
    let address = UInt(bitPattern: format.utf8Start)
    let pieces = known.withLock { known in
      if let pieces = known[address] { return pieces }
      let pieces = FormatParser.pieces(of: format.description)
      known[address] = pieces
      return pieces
    }
    return content(pieces, arguments)
  }

  static func content(_ format: String, _ arguments: [any CVarArg]) -> MessageContent {
    content(FormatParser.pieces(of: format), arguments)
  }

  private static func content(
    _ pieces: [FormatParser.Piece], _ arguments: [any CVarArg]
  ) -> MessageContent {
    var message = FormattedMessage(arguments: arguments[...])
    for piece in pieces {
      switch piece {
      case .literal(let text): message.content.append(literal: text)
      case .conversion(let conversion): message.append(conversion)
      }
    }
    return message.content
  }

  private init(arguments: ArraySlice<any CVarArg>) { self.arguments = arguments }

  private mutating func append(_ conversion: FormatConversion) {
    guard content.canTakeArgument else { return }
    let width = count(conversion.width)
    let precision = count(conversion.precision)
    var converter = ArgumentConverter(conversion: conversion)
    if let width {
      converter.width = Int(width.magnitude)
      if width < 0 { converter.isLeft = true }
    }
    // C takes a negative precision as none.
    converter.precision = precision.flatMap { $0 < 0 ? nil : $0 }
    var counts = conversion.width == .argument ? 1 : 0
    if conversion.precision == .argument { counts += 1 }
    let converted: ArgumentConverter.Result
    if conversion.letter == "m" {
      converted = .currentError
    } else if let argument = arguments.popFirst() {
      converted = converter.convert(FormatArgument(argument))
    } else {
      converted = .problem("<decode: missing data>")
    }
    content.append(
      converted.argument, as: conversion.qualifiers, written: conversion.text,
      isScalar: converted.isScalar, counts: counts, size: converted.size, text: converted.text)
  }

  private mutating func count(_ count: FormatConversion.Count?) -> Int? {
    switch count {
    case .written(let number): return number
    case .argument:
      guard let argument = arguments.popFirst(),
        case .integer(let number) = FormatArgument(argument)
      else { return nil }
      return Int(truncatingIfNeeded: Int32(truncatingIfNeeded: number))
    case nil: return nil
    }
  }
}
