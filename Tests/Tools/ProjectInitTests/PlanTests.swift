// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel
import Testing

@testable import ProjectInit

@Suite("What init plans") struct PlanTests {
  @Test("for an Xcode project: links to the folders with intents, each file in one module")
  func xcode() throws {
    let plan = try Fixture.app().plan()
    #expect(plan.links == ["AppIntentsLinux/Sources/My_App/Intents": "../../../App/Intents"])
    #expect(
      plan.entries.map { plan.shown($0.path) } == [
        "AppIntentsLinux/Sources/My_App/Intents", "AppIntentsLinux/Package.swift",
        "AppIntentsLinux/Sources/My_AppHeadless/AppDelegate.swift",
        "AppIntentsLinux/Sources/My_AppHeadless/Info.plist",
        "AppIntentsLinux/Tests/ConversationTests/FirstConversationTests.swift",
        ".github/workflows/appintents.yml",
      ])
  }

  @Test("for files that cannot build: each with the line and the reason")
  func leftOut() throws {
    let plan = try Fixture.app().plan()
    #expect(
      plan.leftOut.map { "\(plan.shown($0.path)):\($0.line): \($0.reason)" } == [
        "App/Intents/Show.swift:2: "
          + "imports SwiftUI, which has no counterpart; and Charts2 of other packages",
        "App/Intents/Views/View.swift:1: imports SwiftUI, which has no counterpart; "
          + "and Widget, a module of the project that is not chosen",
      ])
  }

  @Test("for the manifest: what is left out is excluded, older code keeps Swift 5")
  func manifest() throws {
    let expected = """
      // swift-tools-version: 5.9
      // Written by 'appintents init': the intents of Acme & Co, built and tested on Linux.

      import PackageDescription

      let package = Package(
        name: "My_AppHeadless",
        defaultLocalization: "de",
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [.package(url: "https://example.org/acme/intents.git", branch: "main")],
        targets: [
          .target(
            name: "My_App",
            dependencies: [
              .product(name: "AppIntents", package: "intents"),
            ],
            exclude: [
              "Intents/Show.swift",
              "Intents/Views",
              "Intents/notes.md",
            ],
            swiftSettings: [
              .define("PRO"),
            ],
            plugins: [
              .plugin(name: "AppIntentsMetadata", package: "intents"),
            ]),
          .executableTarget(
            name: "My_AppHeadless",
            dependencies: [
              "My_App",
              .product(name: "AppIntents", package: "intents"),
              .product(name: "UIKit", package: "intents"),
            ],
            exclude: [
              "Info.plist",
            ]),
          .testTarget(
            name: "ConversationTests",
            dependencies: [
              "My_AppHeadless",
              .product(name: "AppIntentsTesting", package: "intents"),
            ]),
        ]
      )

      """
    let plan = try Fixture.app().plan(place: .url("https://example.org/acme/intents.git"))
    #expect(plan.text("AppIntentsLinux/Package.swift") == expected)
  }

  @Test("for the app: its name and identifier, as phrases and groups need them")
  func app() throws {
    let plist = try #require(
      try Fixture.app().plan().text("AppIntentsLinux/Sources/My_AppHeadless/Info.plist"))
    #expect(plist.contains("<key>CFBundleDisplayName</key>\n\t<string>Acme &amp; Co</string>"))
    #expect(plist.contains("<key>CFBundleIdentifier</key>\n\t<string>com.acme.app</string>"))
  }

  @Test("for the test: a phrase without parameters whose intent asks nothing")
  func conversation() throws {
    let text = try Fixture.app().plan()
      .text("AppIntentsLinux/Tests/ConversationTests/FirstConversationTests.swift")
    #expect(
      text?.contains(
        "app.say(\"List all of Acme & Co\")\n      .expect(.intent(\"List\"))") == true)
  }

  @Test("for named folders: these and no others")
  func named() throws {
    let fixture = try Fixture.app()
    let plan = try fixture.plan(sources: ["App/Intents/Deep"])
    #expect(plan.links == ["AppIntentsLinux/Sources/My_App/Deep": "../../../App/Intents/Deep"])
    #expect(plan.leftOut.isEmpty)
    #expect(throws: InitError.self) { try fixture.plan(sources: ["App.xcodeproj"]) }
  }

  @Test("for an app that builds as it is: its own entry point")
  func ownApp() throws {
    let fixture = try Fixture([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Todo", targets: [
        .target(name: "Core"), .executableTarget(name: "Todo", dependencies: ["Core"])])
      """,
      "Sources/Core/Core.swift": "import AppIntents\n",
      "Sources/Todo/App.swift": """
      import AppIntents
      import Core
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate {}
      """,
      "Sources/Todo/Load.swift": "import Foundation\nlet session = URLSession.shared\n",
    ])
    let plan = try fixture.plan()
    #expect(
      plan.links == [
        "AppIntentsLinux/Sources/Core/Core": "../../../Sources/Core",
        "AppIntentsLinux/Sources/Todo/Todo": "../../../Sources/Todo",
      ])
    let manifest = try #require(plan.text("AppIntentsLinux/Package.swift"))
    #expect(
      manifest.contains(
        """
            .executableTarget(
              name: "Todo",
              dependencies: [
                "Core",
                .product(name: "AppIntents", package: "OpenAppIntents"),
                .product(name: "FoundationNetworkingAdditions", package: "OpenAppIntents"),
                .product(name: "UIKit", package: "OpenAppIntents"),
              ],
              exclude: [
                "Info.plist",
              ],
        """))
    #expect(!manifest.contains("Headless"))
    #expect(manifest.contains("swift-tools-version: 6.0"))
  }

  @Test("for a package that uses OpenAppIntents: a test and a workflow, and what to add")
  func inside() throws {
    let fixture = try Fixture([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Todo", dependencies: [.package(name: "OpenAppIntents", path: "../OpenAppIntents")],
        targets: [.target(name: "Todo"), .testTarget(name: "TodoTests")])
      """,
      "Sources/Todo/Add.swift": """
      import AppIntents
      struct Add: AppIntent { static let title: LocalizedStringResource = "Add a todo" }
      """,
      "Tests/TodoTests/T.swift": "import Testing\n",
    ])
    let plan = try fixture.plan()
    #expect(
      plan.entries.map { plan.shown($0.path) } == [
        "Tests/TodoTests/FirstConversationTests.swift", ".github/workflows/appintents.yml",
      ])
    #expect(plan.notes.contains { $0.contains("the test target 'TodoTests'") })
    #expect(plan.text(".github/workflows/appintents.yml")?.contains("--package-path .\n") == true)
  }

  @Test("the next command is one for the folder that the person is in")
  func nextCommand() throws {
    let fixture = try Fixture(["A.swift": "import AppIntents\nstruct Add: AppIntent {}\n"])
    let test = "swift test --package-path"
    #expect(try fixture.plan().next == ["\(test) AppIntentsLinux"])
    #expect(
      try fixture.plan(from: fixture.path + "/it's here").next == ["\(test) ../AppIntentsLinux"])
    #expect(try fixture.plan(from: fixture.path + "/AppIntentsLinux").next == ["swift test"])
  }

  @Test("for a project without intents: an error that says what to do")
  func noIntents() throws {
    let fixture = try Fixture(["A.swift": "import Foundation\n"])
    let error = #expect(throws: InitError.self) { try fixture.plan() }
    #expect(error?.description.hasSuffix("imports AppIntents; name folders with --sources") == true)
  }

  @Test("for files none of which builds: a workflow that checks them")
  func nothingBuilds() throws {
    let fixture = try Fixture(["A.swift": "import AppIntents\nimport SwiftUI\n"])
    let plan = try fixture.plan()
    #expect(plan.entries.map { plan.shown($0.path) } == [".github/workflows/appintents.yml"])
    #expect(plan.text(".github/workflows/appintents.yml")?.contains("swift test") == false)
  }
}
