// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A file that goes into an intent or comes out of it.
public struct IntentFile: Sendable, Equatable, Hashable {
  /// What went wrong with a file.
  public enum IntentFileError: Error, CustomNSError {
    case failedToLoadData
    case failedToLoadFile

    public static var errorDomain: String { "IntentFileErrorDomain" }

    public var errorCode: Int {
      switch self {
      case .failedToLoadData: 0
      case .failedToLoadFile: 1
      }
    }

    public var errorUserInfo: [String: Any] { [:] }
  }

  private enum Content: Hashable, Codable, Sendable {
    case data(Data)
    case file(URL)
  }

  private var content: Content

  /// The name to show.
  public private(set) var filename: String

  /// Whether the file can be removed once the intent is done with it.
  public var removedOnCompletion = false

  /// A file of which only the bytes are there.
  public init(data: Data, filename: String) {
    content = .data(data)
    self.filename = filename
  }

  /// - Parameter filename: the name to show, by default the file's own.
  public init(fileURL: URL, filename: String? = nil) {
    content = .file(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
  }

  /// The bytes; empty when the file cannot be read.
  public var data: Data {
    switch content {
    case .data(let data): data
    case .file(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }

  /// Where the file lies, nil when it was made from bytes.
  public var fileURL: URL? {
    switch content {
    case .data: nil
    case .file(let url): url
    }
  }
}

/// - Note: The encoded form is our own; Apple's is not documented and the two do not mix.
extension IntentFile: Codable {}

extension IntentFile: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: filename))
  }
}

extension IntentFile: _IntentValue {
  public typealias ValueType = IntentFile
  public typealias UnwrappedType = IntentFile

  public static var defaultResolverSpecification: EmptyResolverSpecification<IntentFile> {
    EmptyResolverSpecification()
  }
}
