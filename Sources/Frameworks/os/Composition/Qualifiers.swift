// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import LogStore

/// What stands between the braces of a placeholder, and what it does to the argument.
struct Qualifiers {
  enum Privacy: String { case auto, `private`, `public`, sensitive }
  enum Mask: Equatable {
    case hash
    /// One of another name, which this system does not know how to apply.
    case other(String)

    var name: String {
      switch self {
      case .hash: "hash"
      case .other(let name): name
      }
    }
  }

  var privacy = Privacy.auto
  var mask: Mask?
  var type: ValueType?
  /// Types and attributes that mean nothing here, as they were written.
  var attributes = ""

  /// What is written of a value.
  enum Outcome { case shown, hidden, hashed }

  /// - Parameter isScalar: numbers and truth values are public by themselves.
  func outcome(isScalar: Bool) -> Outcome {
    switch privacy {
    case .public: return .shown
    case .auto: if isScalar { return .shown }
    case .private, .sensitive: break
    }
    return mask == .hash ? .hashed : .hidden
  }

  /// The braces, or nothing.
  var text: String {
    if mask == nil, type == nil, attributes.isEmpty {
      switch privacy {
      case .auto: return ""
      case .public: return "{public}"
      case .private: return "{private}"
      case .sensitive: return "{sensitive}"
      }
    }
    var parts: [String] = []
    if privacy != .auto { parts.append(privacy.rawValue) }
    if let mask { parts.append("mask." + mask.name) }
    if let type { parts.append(type.rawValue) }
    if !attributes.isEmpty { parts.append(attributes) }
    return "{" + parts.joined(separator: ",") + "}"
  }
}

extension Qualifiers {
  init(_ privacy: OSLogPrivacy, type: ValueType? = nil, attributes: String = "") {
    self.privacy =
      switch privacy.option {
      case .auto: .auto
      case .private: .private
      case .public: .public
      case .sensitive: .sensitive
      }
    mask =
      switch privacy.mask {
      case .none: nil
      case .hash: .hash
      case ._mailName: .other("mailName")
      case ._mailAddress: .other("mailAddress")
      case ._mailSubject: .other("mailSubject")
      case ._mailSummary: .other("mailSummary")
      case ._mailAccount: .other("mailAccount")
      case ._mailbox: .other("mailbox")
      case ._mailboxPath: .other("mailboxPath")
      case ._mailAttachmentFileName: .other("mailAttachmentFileName")
      }
    self.type = type
    self.attributes = attributes
  }
}

extension MessageContent {
  /// Adds a value, or what is written in its place.
  ///
  /// - Parameters:
  ///   - conversion: what follows the braces in the placeholder.
  ///   - counts: how many widths and numbers of digits are arguments of their own.
  ///   - size: of the argument in Apple's binary form.
  ///   - prefix: a literal before it.
  mutating func append(
    _ value: LogComponent.Argument, as qualifiers: Qualifiers, conversion: String,
    isScalar: Bool, counts: Int = 0, size: Int, prefix: String = "", text: () -> String
  ) {
    append(literal: prefix)
    let braces = qualifiers.text
    append(
      value, as: qualifiers,
      written: braces.isEmpty ? "%" + conversion : "%" + braces + conversion,
      isScalar: isScalar, counts: counts, size: size, text: text())
  }

  /// The same with the placeholder as it is written.
  mutating func append(
    _ value: LogComponent.Argument, as qualifiers: Qualifiers, written placeholder: String,
    isScalar: Bool, counts: Int, size: Int, text: @autoclosure () -> String
  ) {
    let outcome = qualifiers.outcome(isScalar: isScalar)
    let isMasked = qualifiers.mask != nil
    append(
      placeholder: placeholder,
      count: UInt8(truncatingIfNeeded: 1 + counts + (isMasked ? 1 : 0)),
      bytes: size + 2 + 6 * counts + (isMasked ? 10 : 0),
      argument: outcome == .shown ? value : .none,
      text: outcome == .shown
        ? text()
        : outcome == .hidden ? "<private>" : "<mask.hash: '\(MaskKey.hash(of: value))'>")
  }
}
