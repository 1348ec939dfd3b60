// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Whether a parameter has a value.
public enum HasValueComparisonOperator {
  case hasNoValue
  case hasAnyValue
}

/// Whether a parameter is a value.
public enum EquatableComparisonOperator {
  case notEqualTo
  case equalTo
}

/// Whether a parameter is one of several values.
public enum OneOfComparisonOperator {
  case oneOf
}

/// How a parameter compares with a value.
public enum ComparableComparisonOperator {
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo
}

/// How an identifier compares with a string.
public enum StringComparisonOperator {
  case doesNotContain
  case contains
  case hasPrefix
  case hasSuffix
}
