// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Device
import Foundation
import HostFixtures
import IntentMetadata
import LogStore
import Platform
import Testing

private func temporaryFolder() -> String {
  FileManager.default.temporaryDirectory.path + "/openappintents-\(UUID().uuidString)"
}

private func message(_ body: () throws -> Void) -> String {
  do {
    try body()
    return ""
  } catch {
    return "\(error)"
  }
}

@Suite("A device") struct DeviceTests {
  @Test("is created once, opened after that, and refuses a folder with other files")
  func create() throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      message { _ = try Device.open(at: folder) }
        == "there is no device in '\(folder)'; make one with 'appintents device create'")
    let device = try Device.create(at: folder + "/")
    try device.updateSettings { $0.isLocked = true }
    #expect(try Device.create(at: folder).settings().isLocked)
    #expect(try Device.open(at: folder) == device)
    try Data().write(to: URL(fileURLWithPath: folder + "/apps/letter.txt"))
    #expect(
      message { _ = try Device.create(at: folder + "/apps") }
        == "'\(folder)/apps' holds other files; choose an empty folder for the device")
  }

  @Test("keeps settings, and says what a setting can be")
  func settings() throws {
    let app = try StubApp()
    let device = app.device
    try device.updateSettings { settings in
      try settings.set("locale", to: "de_DE")
      try settings.set("time-zone", to: "Europe/Berlin")
      try settings.set("clock", to: "2026-11-30T10:00:00Z")
      try settings.set("locked", to: "yes")
      try settings.set("network", to: "no")
      try settings.set("power", to: "off")
      try settings.set("time-budget", to: "0.5")
      try settings.set("memory-budget", to: "64")
      try settings.set("log-level", to: "info")
      try settings.set("log-size", to: "8")
    }
    let settings = try Device.open(at: device.directory).settings()
    #expect(
      settings.listing.map(\.value) == [
        "de_DE", "Europe/Berlin", "2026-11-30T10:00:00Z", "yes", "no", "no", "0.5", "64", "info",
        "8",
      ])
    #expect(settings.listing.map(\.name) == DeviceSettings.names)
    #expect(settings.clock.now == Date(timeIntervalSince1970: 1_796_032_800))
    var other = settings
    #expect(
      message { try other.set("clock", to: "noon") }
        == "'noon' is not a value of 'clock'; give 'real' or a moment such as "
        + "'2026-11-30T10:00:00Z'")
    #expect(
      message { try other.set("colour", to: "red") }
        == "'colour' is not a setting; the settings are locale, time-zone, clock, locked, "
        + "network, power, time-budget, memory-budget, log-level, log-size")
    for value in ["0", "-1", "nan", "inf", "1e9", "soon", ""] {
      #expect(
        message { try other.set("time-budget", to: value) }
          == "'\(value)' is not a value of 'time-budget'; give seconds such as '30', or 'standard'")
      #expect(message { try other.set("memory-budget", to: value) }.contains("give MiB"))
      #expect(message { try other.set("log-size", to: value) }.contains("give MiB"))
      #expect(message { try other.set("log-level", to: value) }.contains("give 'info'"))
    }
    #expect(message { try other.set("time-zone", to: "a b\n") }.contains("not a value"))
    #expect(other == settings)
  }

  @Test("its log settings reach the writers that are there, and are forgotten with it")
  func logSettings() throws {
    let app = try StubApp()
    let device = app.device
    let writer = device.logWriter("host")
    func threshold() -> LogLevel { writer.activation.threshold(subsystem: "", category: "").level }
    #expect(threshold() == .default)
    try device.updateSettings { try $0.set("log-level", to: "debug") }
    #expect(threshold() == .debug)
    try device.updateSettings { try $0.set("log-size", to: "1") }
    #expect(writer.activation.limits.totalBytes == 1 << 20)
    try device.reset()
    #expect(threshold() == .default)
    #expect(writer.activation.limits == .standard)
  }

  @Test("loses no change when many change settings at once")
  func concurrent() async throws {
    let app = try StubApp()
    let device = app.device
    try device.updateSettings { $0.locale = "x" }
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask { _ = try? device.updateSettings { $0.locale += "x" } }
      }
    }
    #expect(try device.settings().locale.count == 51)
  }

  @Test("says that broken settings are broken")
  func broken() throws {
    let app = try StubApp()
    let path = app.device.directory + "/device.json"
    try Data("{".utf8).write(to: URL(fileURLWithPath: path))
    #expect(
      message { _ = try app.device.settings() }
        == "'\(path)' cannot be read; mend it, or remove it and create the device again")
  }

  @Test("says that settings are a folder")
  func settingsFolder() throws {
    let device = try StubApp().device
    let path = device.directory + "/device.json"
    try FileManager.default.createDirectory(
      atPath: device.directory, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: device.directory) }
    for failure in [
      message { _ = try device.settings() },
      message { _ = try Device.open(at: device.directory).settings() },
      message { try device.updateSettings { $0.isLocked = true } },
    ] {
      #expect(failure == "'\(path)' is a folder; remove it and create the device again")
    }
  }

  @Test("forgets everything but the apps when it is reset")
  func reset() throws {
    let app = try StubApp()
    let device = app.device
    try device.install(app.bundle)
    let container = try device.groupContainer("group.a")
    try Data("x".utf8).write(to: URL(fileURLWithPath: container + "/file"))
    let home = try device.dataContainer("a.b")
    try device.updateSettings { $0.isLocked = true }
    try device.reset()
    #expect(!FileManager.default.fileExists(atPath: container))
    #expect(!FileManager.default.fileExists(atPath: home))
    #expect(try !device.settings().isLocked)
    #expect(device.installedIdentifiers() == ["test.stub"])
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: device.directory))
        == [".lock", "apps", "data", "device.json", "groups", "logs"])
  }

  @Test("installs, replaces and uninstalls an app")
  func install() throws {
    let app = try StubApp()
    let device = app.device
    let first = try device.install(app.bundle)
    #expect(first.path == device.directory + "/apps/test.stub.app")
    #expect(first.manifest == app.bundle.manifest)
    try Data("old".utf8).write(to: URL(fileURLWithPath: first.path + "/old"))
    let home = try device.dataContainer("test.stub")
    try device.install(app.bundle)
    #expect(!FileManager.default.fileExists(atPath: first.path + "/old"))
    #expect(FileManager.default.fileExists(atPath: home))
    #expect(try device.installedApps().map(\.bundleIdentifier) == ["test.stub"])
    try device.uninstall("test.stub")
    #expect(device.installedIdentifiers().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: home))
    #expect(try FileManager.default.contentsOfDirectory(atPath: device.directory + "/apps") == [])
    #expect(
      message { try device.uninstall("test.stub") }
        == "'test.stub' is not installed; see 'appintents device list' for what is")
  }

  @Test("removes what a killed process left, and is made where one was killed while making it")
  func leftovers() throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: nil)
    try Data("{".utf8).write(to: URL(filePath: folder + "/.device.json-1"))
    let device = try Device.create(at: folder)
    for name in ["copy-x", "copy-busy"] {
      try files.createDirectory(
        atPath: folder + "/apps/." + name, withIntermediateDirectories: true, attributes: nil)
    }
    try files.createSymbolicLink(
      atPath: folder + "/apps/.link-y", withDestinationPath: ".copy-x/y.app")
    // Whoever makes or uses a copy holds a lock on it, which its death gives back.
    let lock = FileLock.hold(folder + "/apps/.copy-busy", .shared)
    try device.reset()
    #expect(try files.contentsOfDirectory(atPath: folder + "/apps") == [".copy-busy"])
    withExtendedLifetime(lock) {}
    #expect(!files.fileExists(atPath: folder + "/.device.json-1"))
  }

  @Test("keeps identifiers of bundles inside their folders", arguments: ["../x", "", ".x", "a/b"])
  func names(_ name: String) throws {
    let app = try StubApp()
    #expect(message { _ = try app.device.dataContainer(name) }.contains("cannot be an identifier"))
    #expect(message { _ = try app.device.groupContainer(name) }.contains("cannot be an identifier"))
    #expect(message { _ = try app.device.installedApp(name) }.contains("cannot be an identifier"))
  }

  @Test("gives a process its environment and nothing of its own")
  func environment() throws {
    let app = try StubApp(extensionStart: .normal)
    let executable = try #require(app.bundle.executable("test.stub.intents"))
    try app.device.updateSettings { $0.timeZone = "Asia/Tokyo" }
    let environment = try app.device.launchEnvironment(for: executable, of: app.bundle)
    let data = app.device.directory + "/data/test.stub.intents"
    #expect(environment["HOME"] == data)
    #expect(environment["CFFIXED_USER_HOME"] == data)
    #expect(environment["TZ"] == "Asia/Tokyo")
    #expect(environment["OPENAPPINTENTS_SOCKET"] == "3")
    #expect(environment["OPENAPPINTENTS_GROUPS"] == app.device.directory + "/groups")
    #expect(environment["OPENAPPINTENTS_BUNDLE"] == app.bundle.path + "/PlugIns/Intents.appex")
    #expect(environment["OPENAPPINTENTS_APP_GROUPS"] == "group.test.stub")
    #expect(environment["OPENAPPINTENTS_KIND"] == "appIntentsExtension")
    #expect(FileManager.default.fileExists(atPath: environment["TMPDIR"] ?? ""))
    #expect(
      FileManager.default.fileExists(atPath: app.device.directory + "/groups/group.test.stub"))
  }

  @Test("bounds its logs")
  func log() throws {
    let app = try StubApp()
    var log = try app.device.log("a.b")
    log.limit = 1000
    for number in 0..<100 {
      let line = Array(String(repeating: "\(number % 10)", count: 99).utf8) + [10]
      try line.withUnsafeBytes { try log.append($0) }
    }
    let contents = log.contents()
    #expect(contents.utf8.count >= 1000 && contents.utf8.count <= 2100)
    #expect(contents.hasSuffix(String(repeating: "9", count: 99) + "\n"))
  }
}

@Suite("A bundle") struct AppBundleTests {
  @Test("knows its names and its executables")
  func names() throws {
    let app = try StubApp(extensionStart: .normal)
    let info: [String: Any] = [
      "CFBundleIdentifier": "test.stub", "CFBundleName": "Stub", "CFBundleDisplayName": "My Stub",
      "CFBundleExecutable": "Stub",
      "INAlternativeAppNames": [["INAlternativeAppName": "Stubby"], ["Other": "x"]],
    ]
    try write(info, to: app.bundle.path)
    let bundle = try AppBundle(at: app.bundle.path)
    #expect(bundle.displayName == "My Stub")
    #expect(bundle.otherNames == ["Stub", "Stubby"])
    #expect(bundle.executable(forIntent: "Empty")?.bundleIdentifier == "test.stub.intents")
    #expect(bundle.executable(forIntent: "Open")?.kind == .app)
    #expect(bundle.executable(forIntent: "Nothing") == nil)
    #expect(bundle.foreground("Open") == .beforeRun)
    #expect(bundle.foreground("Empty") == .onDemand)
    #expect(bundle.foreground("Nothing") == .onDemand)
  }

  struct ModeCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var foreground: AppBundle.Foreground
    var change: @Sendable (inout IntentDeclaration) -> Void

    init(
      _ testDescription: String, _ foreground: AppBundle.Foreground,
      _ change: @escaping @Sendable (inout IntentDeclaration) -> Void
    ) {
      self.testDescription = testDescription
      self.foreground = foreground
      self.change = change
    }
  }

  static let modes = [
    ModeCase("openAppWhenRun", .beforeRun) { $0.openAppWhenRun = true },
    ModeCase(".foreground", .beforeRun) { $0.supportedModes = .foreground },
    ModeCase("[.background, .foreground]", .beforeRun) {
      $0.supportedModes = [.background, .foreground]
    },
    ModeCase(".foreground(.deferred)", .afterRun) {
      $0.supportedModes = .foreground
      $0.object["openAppIntentsForegroundMode"] = "deferred"
    },
    ModeCase("[.background, .foreground(.dynamic)]", .onDemand) {
      $0.supportedModes = [.background, .foreground]
      $0.object["openAppIntentsForegroundMode"] = "dynamic"
    },
    ModeCase("ForegroundContinuableIntent in a bundle of Xcode's", .onDemand) {
      $0.supportedModes = .foregroundContinuable
      $0.systemProtocols = [.foregroundContinuable]
    },
    ModeCase(".background", .onDemand) { $0.supportedModes = .background },
  ]

  @Test("knows when an intent wants the app in front", arguments: modes)
  func foreground(_ mode: ModeCase) throws {
    var bundle = try StubApp(extensionStart: .normal).bundle
    var intents = bundle.manifest.intents
    var intent = try #require(intents["Empty"])
    mode.change(&intent)
    intents["Empty"] = intent
    bundle.manifest.intents = intents
    #expect(bundle.foreground("Empty") == mode.foreground)
  }

  @Test("without our own file is read from property lists and extensions")
  func derived() throws {
    let app = try StubApp(extensionStart: .normal)
    let metadata = app.bundle.path + "/Metadata.appintents"
    let appex = app.bundle.path + "/PlugIns/Intents.appex"
    try FileManager.default.removeItem(atPath: metadata + "/openappintents.json")
    try FileManager.default.copyItem(atPath: metadata, toPath: appex + "/Metadata.appintents")
    try write(
      [
        "CFBundleIdentifier": "test.stub.intents", "CFBundleExecutable": "Stub",
        "EXAppExtensionAttributes": [
          "EXExtensionPointIdentifier": "com.apple.appintents-extension"
        ],
      ], to: appex)
    let bundle = try AppBundle(at: app.bundle.path)
    #expect(bundle.supplement.executables.map(\.kind) == [.app, .appIntentsExtension])
    #expect(bundle.supplement.executables.map(\.bundlePath) == ["", "PlugIns/Intents.appex"])
    #expect(bundle.executable(forIntent: "Empty")?.bundleIdentifier == "test.stub.intents")
  }

  @Test("that is broken says what is and what to do")
  func broken() throws {
    let app = try StubApp()
    let path = app.bundle.path
    func failure() -> String { message { _ = try AppBundle(at: path) } }
    try FileManager.default.removeItem(atPath: path + "/Stub")
    #expect(
      message { try app.device.install(app.bundle) }
        == "the executable '\(path)/Stub' is missing; build the bundle again")
    let manifest = URL(fileURLWithPath: path + "/Metadata.appintents/extract.actionsdata")
    try Data("{}".utf8).write(to: manifest)
    #expect(
      failure() == "'\(manifest.path)' is broken: 'actions' is missing or is not an object; "
        + "rebuild the bundle that it came from")
    try Data("hello".utf8).write(to: manifest)
    #expect(failure() == "'\(manifest.path)' is broken: it is not JSON; build the bundle again")
    try FileManager.default.removeItem(at: manifest)
    try FileManager.default.createDirectory(at: manifest, withIntermediateDirectories: false)
    #expect(
      failure()
        == "'\(manifest.path)' is a folder where a file should be; build the bundle again")
    try FileManager.default.removeItem(at: manifest)
    #expect(
      failure() == "'\(path)' declares no intents: 'Metadata.appintents/extract.actionsdata' is "
        + "missing; add the AppIntentsMetadata plugin to its targets and build the bundle again")
    try write(["CFBundleName": "x"], to: path)
    #expect(
      failure() == "'\(path)/Info.plist' has no CFBundleIdentifier; add one and build again")
    try Data([0xff]).write(to: URL(fileURLWithPath: path + "/Info.plist"))
    #expect(
      failure() == "'\(path)/Info.plist' is not a property list; build the bundle again")
    try FileManager.default.removeItem(atPath: path + "/Info.plist")
    #expect(
      failure() == "'\(path)' has no Info.plist; build the bundle with 'appintents build'")
    try FileManager.default.removeItem(atPath: path)
    #expect(
      failure() == "there is no bundle '\(path)'; build one with 'appintents build <package>'")
  }

  @Test("cannot name an executable outside itself")
  func escape() throws {
    let app = try StubApp()
    var supplement = app.bundle.supplement
    supplement.executables[0].bundlePath = "../../bin"
    let path = app.bundle.path + "/Metadata.appintents/openappintents.json"
    try JSONEncoder().encode(supplement).write(to: URL(fileURLWithPath: path))
    #expect(
      message { _ = try AppBundle(at: app.bundle.path) }
        == "'\(path)' names an executable outside its bundle; build it again")
  }

  private func write(_ info: [String: Any], to bundle: String) throws {
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: URL(fileURLWithPath: bundle + "/Info.plist"))
  }
}
