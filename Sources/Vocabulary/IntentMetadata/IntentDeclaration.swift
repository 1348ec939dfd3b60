// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// One `AppIntent`, as the manifest declares it.
public struct IntentDeclaration: JSONBacked {
  public var object: JSONObject

  public init(object: JSONObject) { self.object = object }

  /// An intent with Apple's defaults: discoverable, in the background, always allowed.
  public init(identifier: String, fullyQualifiedTypeName: String, mangledTypeName: String) {
    object = [
      "identifier": .string(identifier),
      "fullyQualifiedTypeName": .string(fullyQualifiedTypeName),
      "mangledTypeName": .string(mangledTypeName), "mangledTypeNameV2": .string(mangledTypeName),
      "mangledTypeNameByBundleIdentifier": [:], "mangledTypeNameByBundleIdentifierV2": [:],
      "title": .object(LocalizedText(identifier).object), "parameters": [], "outputFlags": 0,
      "openAppWhenRun": false, "supportedModes": 1, "authenticationPolicy": 0,
      "isAuthPolExplicit": false, "isDiscoverable": true,
      "visibilityMetadata": ["isDiscoverable": true, "assistantOnly": false],
      "presentationStyle": 0, "requiredCapabilities": [], "effectiveBundleIdentifiers": [],
      "systemProtocols": [], "systemProtocolMetadata": [], "systemProtocolMetadataV2": [],
      "typeSpecificMetadata": [], "assistantDefinedSchemas": [], "assistantDefinedSchemaTraits": [],
      "availabilityAnnotations": ["LNPlatformNameWildcard": ["introducedVersion": "*"]],
    ]
  }

  public var identifier: String {
    get { object["identifier"]?.stringValue ?? "" }
    set { object["identifier"] = .string(newValue) }
  }

  /// `Module.Type`, nested types included: `Acme.Tasks.Create`.
  public var fullyQualifiedTypeName: String {
    get { object["fullyQualifiedTypeName"]?.stringValue ?? identifier }
    set { object["fullyQualifiedTypeName"] = .string(newValue) }
  }

  /// The module that declares the type.
  public var module: String {
    fullyQualifiedTypeName.split(separator: ".").first.map(String.init) ?? ""
  }

  public var title: LocalizedText {
    get { object.element("title", of: LocalizedText.self) ?? LocalizedText(identifier) }
    set { object.set("title", to: newValue) }
  }

  public var descriptionText: LocalizedText? {
    get { descriptionMetadata["descriptionText"]?.objectValue.map(LocalizedText.init(object:)) }
    set { setDescription("descriptionText", newValue.map { .object($0.object) }) }
  }

  public var categoryName: LocalizedText? {
    get {
      descriptionMetadata["categoryName"]?.objectValue?["title"]?.objectValue
        .map(LocalizedText.init(object:))
    }
    set { setDescription("categoryName", newValue.map { ["title": .object($0.object)] }) }
  }

  public var searchKeywords: [LocalizedText] {
    get { descriptionMetadata.list("searchKeywords", of: LocalizedText.self) }
    set { setDescription("searchKeywords", .array(newValue.map { .object($0.object) })) }
  }

  private var descriptionMetadata: JSONObject { object["descriptionMetadata"]?.objectValue ?? [:] }

  private mutating func setDescription(_ key: String, _ value: JSONValue?) {
    var metadata = descriptionMetadata
    metadata[key] = value
    if metadata["searchKeywords"] == nil { metadata["searchKeywords"] = [] }
    object["descriptionMetadata"] = .object(metadata)
  }

  public var parameters: [ParameterDeclaration] {
    get { object.list("parameters", of: ParameterDeclaration.self) }
    set { object.set("parameters", to: newValue) }
  }

  public func parameter(_ name: String) -> ParameterDeclaration? {
    parameters.first { $0.name == name }
  }

  /// The type of the value that `perform()` returns, nil for none.
  public var outputType: ValueType? {
    get { object["outputType"].map(ValueType.init(json:)) }
    set {
      object["outputType"] = newValue?.json
      object["outputFlags"] = newValue == nil ? 0 : 4
    }
  }

  public var openAppWhenRun: Bool {
    get { object["openAppWhenRun"]?.boolValue ?? false }
    set { object["openAppWhenRun"] = .bool(newValue) }
  }

  public var supportedModes: SupportedModes {
    get { SupportedModes(rawValue: object["supportedModes"]?.intValue ?? 1) }
    set { object["supportedModes"] = .int(Int64(newValue.rawValue)) }
  }

  public var authenticationPolicy: AuthenticationPolicy {
    get {
      AuthenticationPolicy(rawValue: object["authenticationPolicy"]?.intValue ?? 0)
        ?? .alwaysAllowed
    }
    set {
      object["authenticationPolicy"] = .int(Int64(newValue.rawValue))
      object["isAuthPolExplicit"] = true
    }
  }

  /// A file that lacks the key says it in `visibilityMetadata` only.
  public var isDiscoverable: Bool {
    get { object["isDiscoverable"]?.boolValue ?? visibility["isDiscoverable"]?.boolValue ?? true }
    set {
      object["isDiscoverable"] = .bool(newValue)
      object["visibilityMetadata"] = ["isDiscoverable": .bool(newValue), "assistantOnly": false]
    }
  }

  /// Whether the assistant may use the intent although no person finds it.
  public var isAssistantOnly: Bool { visibility["assistantOnly"]?.boolValue ?? false }

  private var visibility: JSONObject { object["visibilityMetadata"]?.objectValue ?? [:] }

  /// Names such as `com.apple.link.systemProtocol.OpenEntity`.
  public var systemProtocols: [SystemProtocol] {
    get { object.strings("systemProtocols").map(SystemProtocol.init(rawValue:)) }
    set {
      object["systemProtocols"] = .array(newValue.map { .string($0.rawValue) })
      let metadata = newValue.map {
        (key: $0.rawValue, value: JSONValue(dictionaryLiteral: ("empty", [:])))
      }
      object.setPairs("systemProtocolMetadata", to: metadata)
      object.setPairs("systemProtocolMetadataV2", to: metadata)
    }
  }

  /// How the intent reads as a sentence, nil when it declares no summary.
  public var summary: SummaryDeclaration? {
    get { object["actionConfiguration"].map(SummaryDeclaration.init(json:)) }
    set { object["actionConfiguration"] = newValue?.json }
  }

  public static func check(_ object: JSONObject, at path: String) throws(ManifestError) {
    try object.requireString("identifier", at: path)
    try object.checkElement("title", of: LocalizedText.self, at: path)
    try object.checkList("parameters", of: ParameterDeclaration.self, at: path)
  }
}

/// In which states of its app an intent runs: Apple's bit field, as public files show it.
public struct SupportedModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = SupportedModes(rawValue: 1)
  public static let foreground = SupportedModes(rawValue: 2)
  /// Of a `ForegroundContinuableIntent`.
  public static let foregroundContinuable = SupportedModes(rawValue: 4)
}

/// What a locked device asks of its owner before an intent runs.
public enum AuthenticationPolicy: Int, Hashable, Sendable, Codable {
  case alwaysAllowed = 0
  case requiresAuthentication = 1
  case requiresLocalDeviceAuthentication = 2
}

/// A contract with the system that an intent conforms to, such as `OpenIntent`.
public struct SystemProtocol: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "com.apple.link.systemProtocol.\(name)" }

  public static let openEntity = SystemProtocol("OpenEntity")
  public static let createEntity = SystemProtocol("CreateEntity")
  public static let deleteEntity = SystemProtocol("DeleteEntity")
  public static let setValue = SystemProtocol("SetValue")
  public static let foregroundContinuable = SystemProtocol("ForegroundContinuable")
  public static let changeBinarySetting = SystemProtocol("ChangeBinarySetting")
  public static let audioPlayback = SystemProtocol("AudioPlayback")
  public static let liveActivity = SystemProtocol("LiveActivity")
  public static let widgetConfiguration = SystemProtocol("WidgetConfiguration")
}
