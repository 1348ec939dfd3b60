// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Stand-ins for the app's own extensions of URL, Data and IntentFile.

import AppIntents
import Foundation
import FoundationNetworking

extension URL {
  init(_ string: StaticString) {
    self = URL(string: "\(string)") ?? URL(fileURLWithPath: "/")
  }

  init?(humanString: String) { self.init(string: "https://" + humanString) }

  static func isValidScheme(_ scheme: String) -> Bool { !scheme.isEmpty }

  private var components: URLComponents? { URLComponents(url: self, resolvingAgainstBaseURL: true) }
  var queryItems: [URLQueryItem] { components?.queryItems ?? [] }
  var queryDictionary: [String: String] {
    Dictionary(queryItems.map { ($0.name, $0.value ?? "") }) { first, _ in first }
  }
  func queryItemValue(forName name: String) -> String? {
    queryItems.first { $0.name == name }?.value
  }
  func appendingQueryItem(name: String, value: String?) -> URL { self }

  var tildePath: String { path }
  var filenameWithoutExtension: String { deletingPathExtension().lastPathComponent }
  var toIntentFile: IntentFile { IntentFile(fileURL: self) }

  func accessSecurityScopedResource<Value>(_ body: (URL) throws -> Value) throws -> Value {
    try body(self)
  }

  func setResourceValues(with change: (inout FileDates) -> Void) throws {
    var dates = FileDates()
    change(&dates)
  }
}

struct FileDates {
  var creationDate: Date?
  var contentModificationDate: Date?
}

extension Data {
  static func random(length: Int) -> Data { Data(count: length) }
  func hexEncodedString() -> String { map { String(Int($0), radix: 16) }.joined() }
  var toString: String? { String(data: self, encoding: .utf8) }
  func toIntentFile(contentType: ContentType, filename: String = "file") -> IntentFile {
    IntentFile(data: self, filename: filename)
  }
}

/// In the place of UTType.
struct ContentType {
  init?(_ identifier: String) {}
  private init() {}
  static let data = ContentType()
}

extension String {
  func hexDecodedData() -> Data { Data() }
  func toIntentFile(filename: String) -> IntentFile {
    IntentFile(data: Data(utf8), filename: filename)
  }
}

extension [String: String] {
  func toIntentFile() throws -> IntentFile {
    IntentFile(data: try JSONEncoder().encode(self), filename: "file.json")
  }
}

extension IntentFile {
  var filenameWithoutExtension: String { (filename as NSString).deletingPathExtension }
  func removingOnCompletion() -> IntentFile { self }
  func modifyingFileAsURL(_ modify: (URL) throws -> URL) throws -> IntentFile {
    guard let fileURL else { return self }
    return IntentFile(fileURL: try modify(fileURL))
  }
}

extension FoundationNetworking.URLSession {
  func betterDownload(from url: URL) async throws -> (url: URL, response: URLResponse?) {
    (url, nil)
  }

  enum Method { case get, head }

  func isReachable(
    _ url: URL, method: Method, timeout: Duration, requireSuccessStatusCode: Bool
  ) async -> Bool { true }
}
