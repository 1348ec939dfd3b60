// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import ProjectModel

/// A small project that a rule finds something in, or does not: its documentation and its test.
///
/// In the text of a failing example each `↓` stands in front of the place of one finding.
package struct Example: Sendable {
  /// One target of the project.
  package struct Part: Sendable {
    package var name: String
    package var product: ProductType
    /// Texts by file name. Names that do not end in `.swift` are resources; `Info.plist` is that
    /// of the target.
    package var files: [String: String]
    /// Names of other parts whose files are compiled into this target too.
    package var shares: [String]
    /// Names of the parts that it links.
    package var dependencies: [String]
    /// The languages that it has resources in.
    package var localizations: [String]
    package var infoPlist: [String: PlistValue]?
    /// Whether no target has the files.
    package var isUnowned = false

    package init(
      _ name: String = "App", _ product: ProductType = .application, files: [String: String],
      shares: [String] = [], dependencies: [String] = [], localizations: [String] = [],
      infoPlist: [String: PlistValue]? = nil
    ) {
      self.name = name
      self.product = product
      self.files = files
      self.shares = shares
      self.dependencies = dependencies
      self.localizations = localizations
      self.infoPlist = infoPlist
    }

    /// Files of the project's folder that are in no target.
    package static func unowned(_ folder: String, files: [String: String]) -> Part {
      var part = Part(folder, .folder, files: files)
      part.isUnowned = true
      return part
    }
  }

  package var parts: [Part]
  package var fails: Bool
  /// An earlier state of the project, for rules that compare.
  package var earlier: [Part] = []

  package init(parts: [Part], fails: Bool, earlier: [Part] = []) {
    self.parts = parts
    self.fails = fails
    self.earlier = earlier
  }

  /// What the rule has nothing to say about.
  package static func passes(_ text: String) -> Example {
    Example(parts: [Part(files: ["Example.swift": text])], fails: false)
  }

  package static func passes(_ parts: Part...) -> Example { Example(parts: parts, fails: false) }

  /// What the rule finds something in: at each `↓`, and nowhere else.
  package static func fails(_ text: String) -> Example {
    Example(parts: [Part(files: ["Example.swift": text])], fails: true)
  }

  package static func fails(_ parts: Part...) -> Example { Example(parts: parts, fails: true) }
}
