// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Platform

/// `swift` on one package: the only place that starts it.
struct PackageTool: Sendable {
  /// The absolute path of the package.
  var package: String
  var configuration: BuildConfiguration
  /// Where SwiftPM puts what it builds.
  var scratchPath: String
  /// Whether a build of the same package holds SwiftPM's lock: nothing is built then.
  var isInsideBuild = false

  init(
    package: String, configuration: BuildConfiguration, scratchPath: String? = nil,
    isInsideBuild: Bool = false
  ) {
    self.package = package
    self.configuration = configuration
    self.scratchPath = scratchPath ?? "\(package)/.build"
    self.isInsideBuild = isInsideBuild
  }

  var binaryPath: String { "\(scratchPath)/\(configuration.rawValue)" }

  func describe(_ path: String) throws(BundleBuildError) -> SwiftPackage {
    let arguments = packageCommand(path) + ["describe", "--type", "json"]
    return try decode(SwiftPackage.self, from: try output(arguments), of: path)
  }

  /// The targets of a package that use a build plugin of this name.
  func targets(of path: String, usingPlugin plugin: String) throws(BundleBuildError) -> Set<String>
  {
    let bytes = try output(packageCommand(path) + ["dump-package"])
    return try decode(PackageManifest.self, from: bytes, of: path).targets(using: plugin)
  }

  func graph() throws(BundleBuildError) -> PackageGraph {
    let arguments = packageCommand(package) + ["show-dependencies", "--format", "json"]
    return try decode(PackageGraph.self, from: try output(arguments), of: package)
  }

  /// Compiles and links every product of the package.
  ///
  /// - Parameter onProgress: what SwiftPM does now, one line.
  func build(onProgress: (String) -> Void) throws(BundleBuildError) {
    let result = try run(
      ["build", "--package-path", package, "-c", configuration.rawValue], onLine: onProgress)
    guard !result.isSuccess else { return }
    throw BundleBuildError(
      .build, "the build of '\(lastComponent(package))' failed; mend the errors above",
      details: Self.errorLines(result.text))
  }

  // MARK: Running

  /// 'swift test' holds the lock of the folder while the tests run, and changes nothing meanwhile.
  private func packageCommand(_ path: String) -> [String] {
    let command = ["package", "--package-path", path]
    guard isInsideBuild else { return command }
    return command + (path == package ? ["--scratch-path", scratchPath] : []) + ["--ignore-lock"]
  }

  private func run(
    _ arguments: [String], onLine: (String) -> Void = { _ in }
  ) throws(BundleBuildError) -> ToolProcess.Result {
    do {
      return try ToolProcess("swift", arguments, directory: package).run(onLine: onLine)
    } catch {
      throw BundleBuildError(
        .input,
        error.isMissingFile
          ? "'swift' was not found in PATH; install a Swift toolchain (see 'appintents doctor')"
          : "\(error)")
    }
  }

  private func output(_ arguments: [String]) throws(BundleBuildError) -> [UInt8] {
    let result = try run(arguments)
    guard result.isSuccess else {
      throw BundleBuildError(
        .build, "'\(package)/Package.swift' cannot be loaded; mend the errors above",
        details: Self.errorLines(result.text))
    }
    return result.output
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8], of path: String
  ) throws(BundleBuildError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      throw BundleBuildError(
        .build,
        "SwiftPM described '\(path)' in a way that this version does not read; "
          + "use a Swift 6.2 or 6.3 toolchain")
    }
  }

  /// What a person has to read of a failed build: errors with their place and context, each once.
  static func errorLines(_ text: String) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    var kept: [String] = []
    var seen: Set<String> = []
    var isInside = false
    for line in lines {
      if line.contains("error: ") {
        let isNoise =
          line.hasPrefix("error: emit-module command failed")
          || line.hasPrefix("error: compile command failed") || line == "error: fatalError"
          || line.contains("`- error: ")
        isInside = !isNoise && seen.insert(line).inserted
        if isInside { kept.append(line) }
      } else if isInside, line.first == " " || line.first?.isNumber == true {
        kept.append(line)
      } else {
        isInside = false
      }
    }
    return kept.isEmpty ? Array(lines.suffix(20)) : kept
  }
}

/// Which of SwiftPM's configurations is built.
package enum BuildConfiguration: String, CaseIterable, Sendable, Codable {
  case debug, release
}

func lastComponent(_ path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

extension ToolProcess.Result {
  fileprivate var text: String { String(decoding: output + errorOutput, as: UTF8.self) }
}
