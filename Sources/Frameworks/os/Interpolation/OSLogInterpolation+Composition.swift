// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import LogStore

/// Where the public overloads end, which are compiled into the app's code.
extension OSLogInterpolation {
  @usableFromInline mutating func append(
    _ value: Int64, _ width: IntegerWidth, _ format: OSLogIntegerFormatting,
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, _ attributes: String
  ) {
    guard content.canTakeArgument else { return }
    let bits = UInt64(bitPattern: value)
    let mask = width.byteCount == 8 ? UInt64.max : (1 << UInt64(8 * width.byteCount)) - 1
    append(
      .signed(value), format.radix == .decimal ? bits : bits & mask, isSigned: true,
      IntegerForm(width, format, align), privacy, attributes)
  }

  @usableFromInline mutating func append(
    _ value: UInt64, _ width: IntegerWidth, _ format: OSLogIntegerFormatting,
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, _ attributes: String
  ) {
    guard content.canTakeArgument else { return }
    append(
      .unsigned(value), value, isSigned: false, IntegerForm(width, format, align), privacy,
      attributes)
  }

  private mutating func append(
    _ argument: LogComponent.Argument, _ bits: UInt64, isSigned: Bool, _ form: IntegerForm,
    _ privacy: OSLogPrivacy, _ attributes: String
  ) {
    content.append(
      argument, as: Qualifiers(privacy, attributes: attributes),
      conversion: form.conversion(isSigned: isSigned), isScalar: true, counts: form.counts,
      size: form.width.byteCount, prefix: form.prefix(isSigned: isSigned)
    ) {
      form.text(of: bits, isSigned: isSigned)
    }
  }

  @usableFromInline mutating func append(
    _ value: Double, _ format: OSLogFloatFormatting, _ align: OSLogStringAlignment,
    _ privacy: OSLogPrivacy, _ attributes: String
  ) {
    guard content.canTakeArgument else { return }
    let columns = align.columns?()
    let precision = format.precision?()
    var conversion = format.explicitPositiveSign ? "+" : ""
    if align.isLeft { conversion += "-" }
    if columns != nil { conversion += "*" }
    if precision != nil { conversion += ".*" }
    conversion.unicodeScalars.append(format.letter)
    var flags: NumberText.Flags = align.isLeft ? .left : []
    if format.explicitPositiveSign { flags.insert(.sign) }
    content.append(
      .double(value), as: Qualifiers(privacy, attributes: attributes), conversion: conversion,
      isScalar: true, counts: (columns == nil ? 0 : 1) + (precision == nil ? 0 : 1), size: 8
    ) {
      NumberText.text(
        of: value, conversion: format.letter, flags: flags, width: columns ?? 0,
        precision: precision)
    }
  }

  @usableFromInline mutating func append(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, _ attributes: String
  ) {
    guard content.canTakeArgument else { return }
    let columns = align.columns?()
    content.append(
      .string(value), as: Qualifiers(privacy, attributes: attributes),
      conversion: columns == nil ? "s" : align.isLeft ? "-*s" : "*s", isScalar: false,
      counts: columns == nil ? 0 : 1, size: 8
    ) {
      columns.map { value.filled(to: $0, isLeft: align.isLeft) } ?? value
    }
  }

  @usableFromInline mutating func append(
    object: NSObject?, _ privacy: OSLogPrivacy, _ attributes: String
  ) {
    guard content.canTakeArgument else { return }
    append(description: object?.description, privacy, attributes)
  }

  @usableFromInline mutating func append(
    error: (any Error)?, _ privacy: OSLogPrivacy, _ attributes: String
  ) {
    guard content.canTakeArgument else { return }
    append(description: error.map { ($0 as NSError).description }, privacy, attributes)
  }

  private mutating func append(
    description: String?, _ privacy: OSLogPrivacy, _ attributes: String
  ) {
    let text = description ?? "(null)"
    content.append(
      .string(text), as: Qualifiers(privacy, attributes: attributes), conversion: "@",
      isScalar: false, size: 8
    ) { text }
  }

  @usableFromInline mutating func append(
    _ bytes: UnsafeRawBufferPointer, _ format: OSLogPointerFormat, _ privacy: OSLogPrivacy,
    _ attributes: String
  ) {
    guard content.canTakeArgument else { return }
    content.append(
      .data(Array(bytes)), as: Qualifiers(privacy, type: format.type, attributes: attributes),
      conversion: ".*P", isScalar: false, counts: 1, size: 8
    ) {
      format.type?.text(of: bytes) ?? SystemText.bytes(bytes)
    }
  }

  @usableFromInline mutating func append(
    _ number: Int32, _ format: OSLogInt32ExtendedFormat, _ privacy: OSLogPrivacy,
    _ attributes: String
  ) {
    append(Int64(number), "d", format.type, privacy, attributes, size: 4)
  }

  @usableFromInline mutating func append(
    _ number: Int, _ format: OSLogIntExtendedFormat, _ privacy: OSLogPrivacy, _ attributes: String
  ) {
    append(Int64(number), "ld", format.type, privacy, attributes, size: 8)
  }

  @usableFromInline mutating func append(
    _ boolean: Bool, _ format: OSLogBoolFormat, _ privacy: OSLogPrivacy
  ) {
    append(boolean ? 1 : 0, "d", format == .truth ? .truth : .answer, privacy, "", size: 4)
  }

  private mutating func append(
    _ number: Int64, _ conversion: String, _ type: ValueType, _ privacy: OSLogPrivacy,
    _ attributes: String, size: Int
  ) {
    guard content.canTakeArgument else { return }
    content.append(
      .signed(number), as: Qualifiers(privacy, type: type, attributes: attributes),
      conversion: conversion, isScalar: true, size: size
    ) {
      type.text(of: number) ?? String(number)
    }
  }
}

extension OSLogStringAlignment {
  var isLeft: Bool { columns != nil && side == .left }
}

extension OSLogFloatFormatting {
  /// The letter of C's conversion.
  var letter: Unicode.Scalar {
    switch notation {
    case .fixed: uppercase ? "F" : "f"
    case .hex: uppercase ? "A" : "a"
    case .exponential: uppercase ? "E" : "e"
    case .hybrid: uppercase ? "G" : "g"
    }
  }
}
