// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An intent as a sentence, or a choice between such sentences.
///
/// The manifest is read from the source text, where the sentence and the names of its parameters
/// stand; a value of these types only makes the declaration type-check as on Apple's platforms,
/// and holds nothing.
public protocol ParameterSummary {
  associatedtype Intent: AppIntent
}

/// Takes one summary, as a block.
@resultBuilder public enum ParameterSummaryBuilder<Intent> where Intent: AppIntent {
  public static func buildExpression<Summary>(_ expression: Summary) -> Summary
  where Intent == Summary.Intent, Summary: ParameterSummary { expression }

  public static func buildBlock<Summary>(_ block: Summary) -> Summary
  where Intent == Summary.Intent, Summary: ParameterSummary { block }
}
