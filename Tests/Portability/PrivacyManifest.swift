// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// `PrivacyInfo.xcprivacy`, as far as a module of ours says something in it.
struct PrivacyManifest: Decodable {
  struct AccessedAPI: Decodable {
    var category: String
    var reasons: [String]

    private enum CodingKeys: String, CodingKey {
      case category = "NSPrivacyAccessedAPIType"
      case reasons = "NSPrivacyAccessedAPITypeReasons"
    }
  }

  struct CollectedData: Decodable {
    var type: String
    var isLinked: Bool
    var isForTracking: Bool
    var purposes: [String]

    private enum CodingKeys: String, CodingKey {
      case type = "NSPrivacyCollectedDataType"
      case isLinked = "NSPrivacyCollectedDataTypeLinked"
      case isForTracking = "NSPrivacyCollectedDataTypeTracking"
      case purposes = "NSPrivacyCollectedDataTypePurposes"
    }
  }

  var isTracking: Bool
  var trackingDomains: [String]
  var collected: [CollectedData]
  var accessed: [AccessedAPI]

  private enum CodingKeys: String, CodingKey {
    case isTracking = "NSPrivacyTracking"
    case trackingDomains = "NSPrivacyTrackingDomains"
    case collected = "NSPrivacyCollectedDataTypes"
    case accessed = "NSPrivacyAccessedAPITypes"
  }

  init(at path: String) throws {
    self = try PropertyListDecoder().decode(
      PrivacyManifest.self, from: Data(contentsOf: URL(filePath: path)))
  }
}

/// The interfaces for which Apple wants a reason, by category, as its documentation lists them.
enum RequiredReasonAPI: String, CaseIterable {
  case fileTimestamp = "NSPrivacyAccessedAPICategoryFileTimestamp"
  case systemBootTime = "NSPrivacyAccessedAPICategorySystemBootTime"
  case diskSpace = "NSPrivacyAccessedAPICategoryDiskSpace"
  case activeKeyboards = "NSPrivacyAccessedAPICategoryActiveKeyboards"
  case userDefaults = "NSPrivacyAccessedAPICategoryUserDefaults"

  private var names: [String] {
    switch self {
    case .fileTimestamp:
      [
        "creationDate", "modificationDate", "fileModificationDate", "contentModificationDate",
        "contentModificationDateKey", "creationDateKey", "getattrlist", "getattrlistbulk",
        "fgetattrlist", "getattrlistat", "stat", "fstat", "fstatat", "lstat",
      ]
    case .systemBootTime: ["systemUptime", "mach_absolute_time"]
    case .diskSpace:
      [
        "volumeAvailableCapacity", "volumeAvailableCapacityForImportantUsage",
        "volumeAvailableCapacityForOpportunisticUsage", "volumeTotalCapacity", "systemFreeSize",
        "systemSize", "statfs", "statvfs", "fstatfs", "fstatvfs",
      ]
    case .activeKeyboards: ["activeInputModes"]
    case .userDefaults: ["UserDefaults"]
    }
  }

  /// The reasons that fit what a recorder does.
  var fittingReasons: Set<String> {
    switch self {
    // Metadata of files in the app's and the App Group's own containers.
    case .fileTimestamp: ["C617.1"]
    // Time between events in the app; the time since the start of the device stays on it.
    case .systemBootTime: ["35F9.1"]
    case .diskSpace, .activeKeyboards, .userDefaults: []
    }
  }

  /// Whether a source names one of them outside of its comments.
  func isUsed(in source: String) -> Bool {
    let code = source.split(separator: "\n")
      .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      .joined(separator: "\n")
    let words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return names.contains { words.contains($0) }
  }
}
