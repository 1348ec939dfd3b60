// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Who may read an interpolated value in the log.
///
/// - Note: What is private is left out when a statement is written, so no later setting shows it.
@frozen public struct OSLogPrivacy: Sendable {
  @usableFromInline @frozen enum Option: Sendable { case `private`, `public`, sensitive, auto }

  /// What is written in place of a value that is left out.
  public enum Mask: Sendable {
    /// A keyed hash: equal values of one device have equal hashes, and nobody without the device's
    /// key can try values out.
    case hash
    case none
    case _mailName
    case _mailAddress
    case _mailSubject
    case _mailSummary
    case _mailAccount
    case _mailbox
    case _mailboxPath
    case _mailAttachmentFileName
  }

  /// The kinds of values of a mail program.
  public enum _MailMask: Sendable {
    case name, address, subject, summary, account, mailbox, mailboxPath, attachmentFileName
  }

  @usableFromInline var option: Option
  @usableFromInline var mask: Mask

  @inlinable init(_ option: Option, _ mask: Mask) {
    self.option = option
    self.mask = mask
  }

  /// The value is written as it is.
  @_semantics("constant_evaluable")
  @inlinable public static var `public`: OSLogPrivacy { OSLogPrivacy(.public, .none) }

  /// `<private>` is written.
  @_semantics("constant_evaluable")
  @inlinable public static var `private`: OSLogPrivacy { OSLogPrivacy(.private, .none) }

  /// The mask is written.
  @_semantics("constant_evaluable")
  @inlinable public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(.private, mask)
  }

  /// `<private>` is written, as for ``private``; Apple's shows such values in no profile at all.
  @_semantics("constant_evaluable")
  @inlinable public static var sensitive: OSLogPrivacy { OSLogPrivacy(.sensitive, .none) }

  /// The mask is written.
  @_semantics("constant_evaluable")
  @inlinable public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(.sensitive, mask)
  }

  /// Numbers and truth values are public, everything else is private.
  @_semantics("constant_evaluable")
  @inlinable public static var auto: OSLogPrivacy { OSLogPrivacy(.auto, .none) }

  /// Numbers and truth values are public, of everything else the mask is written.
  @_semantics("constant_evaluable")
  @inlinable public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.auto, mask) }
}
