// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// The closed members of a file, and those of them that something asked for.
///
/// A class, because members are opened while rules look at them; it lives on one thread.
final class ClosedMembers {
  let all: [ClosedMember]
  /// By the place of the brace that opens the type; -1 for the file.
  private let byBlock: [Int: [Int]]
  private var declarations: [Int: DeclSyntax] = [:]
  /// By the root of an opened member, where it starts in the file.
  private var offsets: [SyntaxIdentifier: Int] = [:]
  /// Whether one was nested so deeply that it was not opened.
  private(set) var isTooDeep = false

  init(_ all: [ClosedMember]) {
    self.all = all
    byBlock = Dictionary(grouping: all.indices) { all[$0].block ?? -1 }
  }

  func indices(inBlock place: Int?) -> [Int] { byBlock[place ?? -1] ?? [] }

  /// The text with spaces for the members, so that all that is left keeps its place.
  func rest(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var rest = Array(bytes)
    for member in all {
      for position in member.range where bytes[position] > UInt8(ascii: "\r") {
        rest[position] = UInt8(ascii: " ")
      }
    }
    return rest
  }

  func declaration(at index: Int, in text: String) -> DeclSyntax {
    if let known = declarations[index] { return known }
    let declaration = open(all[index].range, in: text)
    declarations[index] = declaration
    offsets[declaration.root.id] = all[index].range.lowerBound
    return declaration
  }

  private func open(_ range: Range<Int>, in text: String) -> DeclSyntax {
    var text = text
    let list = text.withUTF8 { bytes in
      var parser = Parser(UnsafeBufferPointer(rebasing: bytes[range]))
      return MemberBlockItemListSyntax.parse(from: &parser)
    }
    if NestingLimit.isExceeded(by: list) {
      isTooDeep = true
    } else if let declaration = list.first?.decl {
      return declaration
    }
    return DeclSyntax(MissingDeclSyntax(placeholder: .identifier("", presence: .missing)))
  }

  /// How far the places in a node's tree are from those in the file.
  func offset(of node: some SyntaxProtocol) -> Int {
    offsets.isEmpty ? 0 : offsets[node.root.id] ?? 0
  }
}
