// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppIntents
internal import IntentMetadata
internal import IntentWire

/// A value on its way out of a test: what it is called, and what is there.
struct PropertyStep: Sendable {
  /// How a message names it: `value.project.name`.
  let path: String
  /// The value, nil where nothing was set or returned.
  let value: Result<IntentValue?, IntentTestError>

  init(_ path: String, _ value: IntentValue?) {
    self.path = path
    self.value = .success(value)
  }

  private init(_ path: String, _ value: Result<IntentValue?, IntentTestError>) {
    self.path = path
    self.value = value
  }

  // MARK: Inwards

  func property(_ name: String) -> PropertyStep {
    PropertyStep("\(path).\(name)", value.flatMap { inner($0, property: name) })
  }

  private func inner(
    _ value: IntentValue?, property name: String
  ) -> Result<IntentValue?, IntentTestError> {
    switch value {
    case .entity(let entity):
      if let property = entity.properties[name] { return .success(property) }
      if entity.properties.isEmpty, entity.title.isEmpty {
        return .failure(
          IntentTestError(
            .casting,
            "'\(path)' is a reference to a '\(entity.type)', whose properties are not known; ask for "
              + "it with entities(identifiers:)"))
      }
      return .failure(
        NameCheck.error(
          name, in: entity.properties.keys, kind: "property", of: "'\(path)', a '\(entity.type)',")
          ?? IntentTestError(.casting, "'\(path).\(name)' has no value"))
    case .array(let values) where name == "count": return .success(.int(values.count))
    case .array(let values) where name == "isEmpty": return .success(.bool(values.isEmpty))
    case nil, .null:
      return .failure(IntentTestError(.casting, "'\(path)' is nil, so it has no '\(name)'"))
    case let value?:
      return .failure(
        IntentTestError(
          .casting, "'\(path)' is a '\(value.typeName)', which has no property '\(name)'"))
    }
  }

  func element(_ index: Int) -> PropertyStep {
    PropertyStep(
      "\(path)[\(index)]",
      value.flatMap { value in
        guard case .array(let values)? = value else {
          return .failure(
            IntentTestError(
              .casting,
              "'\(path)' is \(value.described), so it has no element \(index)"))
        }
        guard values.indices.contains(index) else {
          return .failure(
            IntentTestError(
              .casting, "'\(path)' has \(values.count) elements, so it has no element \(index)"))
        }
        return .success(values[index])
      })
  }

  // MARK: Outwards

  func cast<Wanted>(as type: Wanted.Type = Wanted.self) throws(IntentTestError) -> Wanted {
    let value = try value.get()
    if let wanted = IntentValueReading.read(value ?? .null, as: Wanted.self) { return wanted }
    throw IntentTestError(
      .casting, "'\(path)' is \(value.described), not a '\(SwiftName.of(Wanted.self))'")
  }

  /// The value to hand on, nil for none.
  func expression() throws(IntentTestError) -> (any IntentValueExpressing)? {
    guard let value = try value.get(), value != .null else { return nil }
    return RawIntentValue(value: value)
  }
}

extension PropertyStep: CustomStringConvertible {
  var description: String {
    switch value {
    case .success(let value): "\(path) = \(value.map { "\($0.plainJSON)" } ?? "nil")"
    case .failure(let error): error.message
    }
  }
}

/// A value that is handed on as it is.
struct RawIntentValue: IntentValueConvertible {
  let value: IntentValue

  func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
    IntentValueContainer(value)
  }
}

extension IntentValue? {
  /// "a 'String'", "nil".
  var described: String {
    switch self {
    case nil, .null: "nil"
    case let value?: "a '\(value.typeName)'"
    }
  }
}

/// The names of types in messages.
enum SwiftName {
  /// `Optional<String>` is written `String?`, and `Array<Int>` is written `[Int]`.
  static func of(_ type: Any.Type) -> String {
    let name = String(describing: type)
    if name.hasPrefix("Optional<"), name.hasSuffix(">") {
      return String(name.dropFirst(9).dropLast()) + "?"
    }
    if name.hasPrefix("Array<"), name.hasSuffix(">") {
      return "[" + String(name.dropFirst(6).dropLast()) + "]"
    }
    return name
  }
}
