// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A member of a type, or a function of a file, whose source is not parsed until something asks.
struct ClosedMember {
  enum Kind { case function, initializer, subscripting, variable, preview }

  var kind: Kind
  /// Nil where the bytes do not tell, as in `let (a, b)`.
  var name: String?
  /// From its first attribute or modifier to its end, in bytes of the file.
  var range: Range<Int>
  /// The place of the brace that opens the type, nil for a member of the file.
  var block: Int?
  /// Whether the type stands in a branch of an `#if`.
  var isConditional: Bool
}
