// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Writes an integer in digits.
public struct StringFromIntResolver<Input, Output>: Resolver
where Input: _IntentValue, Output: _IntentValue, Output: Sendable, Output.ValueType == String {
  public init() {}

  public func resolve(from input: Input, context: IntentParameterContext<Output>) async throws
    -> Output?
  {
    (input as? Int).flatMap { String($0) as? Output }
  }
}

/// Writes a number in digits.
public struct StringFromDoubleResolver: Resolver {
  public init() {}

  public func resolve(from input: Double, context: IntentParameterContext<String>) async throws
    -> String?
  {
    String(input)
  }
}

/// Takes a string without attributes.
public struct AttributedStringFromStringResolver: Resolver {
  public init() {}

  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? {
    AttributedString(input)
  }
}

/// Reads a URL.
public struct URLFromStringResolver: Resolver {
  public init() {}

  public func resolve(from input: String, context: IntentParameterContext<URL>) async throws
    -> URL?
  {
    URL(string: input.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

/// Reads true and false in English words.
public struct BoolFromStringResolver: Resolver {
  public init() {}

  public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws
    -> Bool?
  {
    switch input.trimmingCharacters(in: .whitespaces).lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }
}
