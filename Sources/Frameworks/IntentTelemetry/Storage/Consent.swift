// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

/// Whether a person lets the app record, and since when. Each change has a number of its own, a
/// generation; what was recorded under another is never read again.
struct Consent: Hashable {
  var generation: UInt32
  var isGiven: Bool

  init(generation: UInt32, isGiven: Bool) {
    self.generation = generation
    self.isGiven = isGiven
  }

  @inline(__always)
  init(word: UInt64) {
    generation = UInt32(truncatingIfNeeded: word >> 1)
    isGiven = word & 1 != 0
  }

  var word: UInt64 { UInt64(generation) << 1 | (isGiven ? 1 : 0) }
}

extension ControlFile {
  @inline(__always)
  var consent: Consent { Consent(word: words[Self.consentOffset]) }

  /// - Returns: whether this call changed it.
  func giveConsent() -> Bool {
    while true {
      let consent = consent
      if consent.isGiven { return false }
      let next = Consent(generation: consent.generation &+ 1, isGiven: true)
      // The name is there before consent is, whoever of several processes is the first.
      prepareInstall(next.generation)
      if words.replace(Self.consentOffset, consent.word, with: next.word) { return true }
    }
  }

  func withdrawConsent() {
    while true {
      let consent = consent
      guard consent.isGiven else { return }
      let next = Consent(generation: consent.generation &+ 1, isGiven: false)
      if words.replace(Self.consentOffset, consent.word, with: next.word) { return }
    }
  }

  /// Two words of 48 random bits each; their low 16 bits say which generation they are of, so
  /// that nobody takes those of another for his own.
  private func prepareInstall(_ generation: UInt32) {
    let tag = UInt64(generation & 0xFFFF)
    for offset in [Self.installOffset, Self.installOffset + 8] {
      while true {
        let word = words[offset]
        if word & 0xFFFF == tag, word >> 16 != 0 { break }
        let name = (SystemInterface.random() | 1 << 63) & ~0xFFFF | tag
        if words.replace(offset, word, with: name) { break }
      }
    }
  }

  var install: InstallID {
    let (first, second) = (words[Self.installOffset] >> 16, words[Self.installOffset + 8] >> 16)
    return InstallID(high: first << 16 | second >> 32, low: UInt32(truncatingIfNeeded: second))
  }

  func forgetInstall(_ generation: UInt32) {
    for offset in [Self.installOffset, Self.installOffset + 8] {
      let word = words[offset]
      if word & 0xFFFF == UInt64(generation & 0xFFFF) { _ = words.replace(offset, word, with: 0) }
    }
  }
}
