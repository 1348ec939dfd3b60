// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

extension DisplayRepresentation {
  /// A picture beside a value: by name, by symbol, by its bytes or by its place.
  public struct Image: Equatable, Codable, Sendable {
    private enum Source: Equatable, Codable, Sendable {
      case named(String)
      case systemName(String)
      case data(Data)
      case url(URL, width: Double?, height: Double?)
    }

    private var source: Source
    private var isTemplate: Bool?
    private var isCircular = false

    private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle = .default) {
      self.source = source
      self.isTemplate = isTemplate
      isCircular = displayStyle == .circular
    }

    /// A picture of the app by its name.
    public init(named name: String, isTemplate: Bool? = nil) {
      self.init(.named(name), isTemplate)
    }

    /// A symbol of the system by its name.
    public init(systemName name: String, isTemplate: Bool? = nil) {
      self.init(.systemName(name), isTemplate)
    }

    /// A picture in an encoded form, such as PNG.
    public init(data: Data, isTemplate: Bool? = nil) { self.init(.data(data), isTemplate) }

    /// A picture in a file or on the web.
    public init(url: URL, isTemplate: Bool? = nil) {
      self.init(.url(url, width: nil, height: nil), isTemplate)
    }

    /// - Parameters:
    ///   - width: in points.
    ///   - height: in points.
    public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
      self.init(.url(url, width: width, height: height), isTemplate)
    }

    /// A picture of the app by its name, with an outline.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.named(name), isTemplate, displayStyle)
    }

    /// A picture in an encoded form, with an outline.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.data(data), isTemplate, displayStyle)
    }

    /// A picture in a file or on the web, with an outline.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.url(url, width: nil, height: nil), isTemplate, displayStyle)
    }

    /// A picture in a file or on the web, with its size in points and an outline.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle
    ) {
      self.init(.url(url, width: width, height: height), isTemplate, displayStyle)
    }

    /// The outline of a picture.
    public struct DisplayStyle: Equatable, Sendable {
      private var isCircle: Bool

      public static var circular: DisplayStyle { DisplayStyle(isCircle: true) }
      public static var `default`: DisplayStyle { DisplayStyle(isCircle: false) }
    }
  }
}
