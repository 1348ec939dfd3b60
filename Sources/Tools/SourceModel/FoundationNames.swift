// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A name that Foundation has on Apple's platforms and that another module supplies on Linux.
///
/// The generated file of a target declares each one that the target uses. It has to be `public`:
/// a public declaration of the target may name it, and equal public aliases of several modules
/// do not collide. The file must import the module even where only members are used, such as
/// `containerURL(forSecurityApplicationGroupIdentifier:)`: an import in any file makes extension
/// members visible in all.
public struct FoundationName: Hashable, Sendable {
  /// Where the name is declared on Linux.
  public enum Module: String, Sendable, CaseIterable {
    /// Comes with `AppIntents`.
    case foundationAdditions = "FoundationAdditions"
    /// Part of the toolchain; `FoundationNetworkingAdditions` adds members to it.
    case foundationNetworking = "FoundationNetworking"
    /// Part of the toolchain.
    case foundationXML = "FoundationXML"
  }

  /// What stands for the name in the generated file.
  public enum Kind: Hashable, Sendable {
    /// A type alias to this declaration of the module.
    case type(String)
    /// A function that calls the module's: an alias cannot stand for a function. It stays
    /// internal, since equal functions of several modules do collide.
    case function(String)
  }

  public var name: String
  public var module: Module
  public var kind: Kind
  /// Whether Foundation on Linux has a usable type of this name, so that without the alias a file
  /// compiles and silently means the other type. Such a name needs its alias wherever it is used,
  /// also in files that import `AppIntents`.
  public var replacesFoundation = false

  /// What the generated file declares.
  public var declaration: String {
    switch kind {
    case .type(let type): "public typealias \(name) = \(module.rawValue).\(type)"
    case .function(let text): text
    }
  }
}

extension FoundationName {
  /// All of them, by name.
  public static let all: [String: FoundationName] = {
    let networking = networkingTypes.map {
      FoundationName(name: $0, module: .foundationNetworking, kind: .type($0))
    }
    let xml = xmlTypes.map { FoundationName(name: $0, module: .foundationXML, kind: .type($0)) }
    let own = additionTypes.map {
      FoundationName(name: $0, module: .foundationAdditions, kind: .type($0))
    }
    return (networking + xml + own + special).reduce(into: [:]) { $0[$1.name] = $1 }
  }()

  private static let special = [
    FoundationName(
      name: "UserDefaults", module: .foundationAdditions, kind: .type("ContainerUserDefaults"),
      replacesFoundation: true),
    FoundationName(
      name: "autoreleasepool", module: .foundationAdditions,
      kind: .function(
        """
        func autoreleasepool<Result>(
          invoking body: () throws -> Result
        ) rethrows -> Result {
          try FoundationAdditions.autoreleasepool(invoking: body)
        }
        """)),
    FoundationName(
      name: "CFAbsoluteTimeGetCurrent", module: .foundationAdditions,
      kind: .function(
        """
        func CFAbsoluteTimeGetCurrent() -> Double {
          FoundationAdditions.CFAbsoluteTimeGetCurrent()
        }
        """)),
  ]

  private static let additionTypes = [
    "CFAbsoluteTime", "CFArray", "CFBoolean", "CFData", "CFDate", "CFDictionary", "CFError",
    "CFIndex", "CFMutableArray", "CFMutableData", "CFMutableDictionary", "CFMutableString",
    "CFNull", "CFNumber", "CFSet", "CFString", "CFTimeInterval", "CFTypeRef", "CFURL",
    "CustomLocalizedStringResourceConvertible", "DateComponentsFormatter", "ListFormatter",
    "LocalizedStringResource", "MeasurementFormatter", "NSErrorPointer", "NSFileCoordinator",
    "NSUserActivity", "OSStatus", "RelativeDateTimeFormatter", "UndoManager",
  ]

  private static let networkingTypes = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
    "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
    "URLAuthenticationChallengeSender", "URLCache", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
    "URLSessionStreamDelegate", "URLSessionStreamTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics",
    "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
  ]

  private static let xmlTypes = ["XMLParser", "XMLParserDelegate"]
}
