// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import UIKit

struct PeelIntent: AppIntent {
  static let title: LocalizedStringResource = "Peel"

  @Parameter(title: "Fruit") var fruit: FruitEntity

  func perform() async throws -> some ReturnsValue<String> & ProvidesDialog {
    .result(value: fruit.id, dialog: "Peeled the \(fruit.name).")
  }
}

/// Asks for what it was not given.
struct NameIntent: AppIntent {
  static let title: LocalizedStringResource = "Name"

  @Parameter(title: "Name") var name: String?

  func perform() async throws -> some ReturnsValue<String> {
    let name = try await $name.requestValue("Which name?")
    return .result(value: name)
  }
}

/// Tells where it runs.
struct StateIntent: AppIntent {
  static let title: LocalizedStringResource = "State"
  static let openAppWhenRun = true

  @MainActor func perform() async throws -> some ReturnsValue<String> {
    let isActive = UIApplication.shared.applicationState == .active
    return .result(
      value: "active \(isActive), main \(Thread.isMainThread), \(AppDelegate.activations)")
  }
}

struct BurntError: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "It is burnt." }
}

struct BakeIntent: AppIntent {
  static let title: LocalizedStringResource = "Bake"
  func perform() async throws -> some IntentResult {
    if Kitchen().fruits.count == 2 { throw BurntError() }
    return .result()
  }
}

/// Ends when its task is cancelled.
struct SimmerIntent: AppIntent {
  static let title: LocalizedStringResource = "Simmer"
  func perform() async throws -> some IntentResult {
    try await Task.sleep(for: .seconds(3600))
    return .result()
  }
}

struct BurnIntent: AppIntent {
  static let title: LocalizedStringResource = "Burn"
  private static func burn() { fatalError("the kitchen is on fire") }
  func perform() async throws -> some IntentResult {
    Self.burn()
    return .result()
  }
}

/// Formats as most code does, naming no locale.
struct WeighIntent: AppIntent {
  static let title: LocalizedStringResource = "Weigh"
  func perform() async throws -> some ReturnsValue<String> {
    let day = Date(timeIntervalSince1970: 1_779_969_600).formatted(.dateTime.weekday(.wide))
    return .result(value: "\(day) \(1234.5.formatted())")
  }
}

/// Keeps something in the defaults of a group that the app may not have.
struct StoreIntent: AppIntent {
  static let title: LocalizedStringResource = "Store"
  func perform() async throws -> some IntentResult {
    ContainerUserDefaults(suiteName: "group.elsewhere")?.set(true, forKey: "stored")
    return .result()
  }
}
