// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

package import SwiftIfConfig
package import SwiftSyntax

/// The system whose `#if` branches are read.
package enum TargetPlatform: String, CaseIterable, Sendable {
  case linux, ios
}

/// Everything that decides which `#if` branch of a file is read.
package struct SourceConfiguration: Sendable {
  package var platform: TargetPlatform
  /// Conditions such as `DEBUG`, without values.
  package var conditions: Set<String>
  /// Modules that can be imported beside those of the toolchain.
  package var modules: Set<String>
  /// The major Swift language mode, 5 or 6.
  package var languageMode: Int

  package init(
    platform: TargetPlatform = .linux, conditions: Set<String> = [], modules: Set<String> = [],
    languageMode: Int = 6
  ) {
    self.platform = platform
    self.conditions = conditions
    self.modules = modules
    self.languageMode = languageMode
  }
}

extension SourceConfiguration: BuildConfiguration {
  /// The modules of a Swift toolchain for Linux.
  package static let linuxModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Synchronization",
    "Observation", "RegexBuilder", "Testing", "XCTest", "Distributed", "Cxx", "CxxStdlib",
    "_Concurrency", "_StringProcessing", "_Differentiation",
  ]

  /// Modules that other systems have and iOS has not; iOS has everything else that code asks for.
  private static let missingOnIOS: Set<String> = [
    "Glibc", "Musl", "Android", "WinSDK", "CRT", "WASILibc", "AppKit", "Cocoa",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "WatchKit", "IOBluetooth", "Carbon",
  ]

  package func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  package func hasFeature(name: String) -> Bool { true }
  package func hasAttribute(name: String) -> Bool { true }

  package func canImport(
    importPath: [(TokenSyntax, String)], version: CanImportVersion
  ) -> Bool {
    guard let name = importPath.first?.1 else { return false }
    if modules.contains(name) { return true }
    return switch platform {
    case .linux: Self.linuxModules.contains(name)
    case .ios: !Self.missingOnIOS.contains(name)
    }
  }

  package func isActiveTargetOS(name: String) -> Bool {
    switch platform {
    case .linux: name == "Linux"
    case .ios: name == "iOS"
    }
  }

  package func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(arm64)
      return name == "arm64"
    #else
      return name == (platform == .ios ? "arm64" : "x86_64")
    #endif
  }

  package func isActiveTargetEnvironment(name: String) -> Bool { false }

  package func isActiveTargetRuntime(name: String) -> Bool {
    name == "_Native" || (platform == .ios && name == "_ObjC")
  }

  package func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

  package func isActiveTargetObjectFormat(name: String) -> Bool {
    name == (platform == .ios ? "MachO" : "ELF")
  }

  package var targetPointerBitWidth: Int { 64 }
  package var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  package var endianness: Endianness { .little }

  package var languageVersion: VersionTuple {
    languageMode >= 6 ? VersionTuple(6) : VersionTuple(5, 10)
  }

  package var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
