// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProjectModel

@Suite("Xcode targets") struct XcodeTargetTests {
  private static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
    </dict></dict></plist>
    """
  private static let entitlements = """
    <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
    <array><string>group.$(PRODUCT_BUNDLE_IDENTIFIER:lower)</string></array></dict></plist>
    """

  /// An app with a widget, a local package and a framework.
  private func project() throws -> Project {
    let folder = try TemporaryFolder()
    try folder.touch("App/Main.swift", "Kit/Sources/KitCore/Kit.swift")
    try folder.write(Self.plist, to: "Widget/Info.plist")
    try folder.write(Self.entitlements, to: "App/App.entitlements")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "KitLibrary", targets: ["KitCore"])],
        targets: [.target(name: "KitCore")])
      """, to: "Kit/Package.swift")
    try folder.write(
      """
      // The app's settings
      #include? "Local.xcconfig"
      PRODUCT_BUNDLE_IDENTIFIER = com.Acme.$(TARGET_NAME:lower) // ours
      SDKROOT = iphoneos
      """, to: "Config/Base.xcconfig")
    try folder.project(
      """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (TAPP, TWIDGET, TFRAME, );
        buildConfigurationList = LPROJ; packageReferences = (PKG, ); };
      PKG = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
      MAIN = {isa = PBXGroup; children = (SYNC, FCONF, PRODUCTS, ); };
      SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };
      FCONF = {isa = PBXFileReference; path = Config/Base.xcconfig; };
      PRODUCTS = {isa = PBXGroup; children = (PRAPP, PRWIDGET, PRFRAME, ); };
      PRAPP = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
      PRWIDGET = {isa = PBXFileReference; path = W.appex; sourceTree = BUILT_PRODUCTS_DIR; };
      PRFRAME = {isa = PBXFileReference; path = F.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      TAPP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        productReference = PRAPP; fileSystemSynchronizedGroups = (SYNC, );
        buildPhases = (EMBED, LINK, ); dependencies = (DEP, ); buildConfigurationList = LAPP;
        packageProductDependencies = (PP1, PP2, ); };
      PP1 = {isa = XCSwiftPackageProductDependency; productName = KitLibrary; };
      PP2 = {isa = XCSwiftPackageProductDependency; productName = Remote; };
      DEP = {isa = PBXTargetDependency; target = TWIDGET; };
      EMBED = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (BW, ); };
      BW = {isa = PBXBuildFile; fileRef = PRWIDGET; };
      LINK = {isa = PBXFrameworksBuildPhase; files = (BF, ); };
      BF = {isa = PBXBuildFile; fileRef = PRFRAME; };
      TWIDGET = {isa = PBXNativeTarget; name = Widget; productReference = PRWIDGET;
        productType = "com.apple.product-type.app-extension"; buildPhases = ();
        buildConfigurationList = LWIDGET; };
      TFRAME = {isa = PBXNativeTarget; name = "Frame Work"; productReference = PRFRAME;
        productType = "com.apple.product-type.framework"; buildPhases = (); };
      LPROJ = {isa = XCConfigurationList; buildConfigurations = (CD, CP, );
        defaultConfigurationName = Release; };
      CD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx; }; };
      CP = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = FCONF;
        buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; OTHER = (a, "b c", ); }; };
      LAPP = {isa = XCConfigurationList; buildConfigurations = (CA, ); };
      CA = {isa = XCBuildConfiguration; name = Release; buildSettings = {
        PRODUCT_NAME = "My App"; GENERATE_INFOPLIST_FILE = YES; OTHER = "$(inherited) d";
        INFOPLIST_KEY_NSSupportsLiveActivities = YES; INFOPLIST_KEY_NSExtension = nothing;
        INFOPLIST_KEY_UIBackgroundModes = "audio fetch"; "VALUE[sdk=iphoneos*]" = phone;
        VALUE = any; "VALUE[sdk=macosx*]" = mac; SUPPORTED_PLATFORMS = "iphoneos watchos";
        CODE_SIGN_ENTITLEMENTS = App/App.entitlements; }; };
      LWIDGET = {isa = XCConfigurationList; buildConfigurations = (CW, ); };
      CW = {isa = XCBuildConfiguration; name = Release; buildSettings = {
        INFOPLIST_FILE = Widget/Info.plist; }; };
      """)
    return try folder.read()
  }

  @Test("know what they depend on and embed")
  func dependencies() throws {
    let project = try project()
    let app = try #require(project.target("App"))
    #expect(app.dependencies == ["Widget", "Frame Work", "KitCore"])
    #expect(app.packageProducts == ["Remote"])
    #expect(app.embeds == ["Widget"])
    let widget = try #require(project.target("Widget"))
    #expect(project.embedders(of: widget).map(\.name) == ["App"])
    #expect(
      Set(project.allDependencies(of: app).map(\.name)) == ["Widget", "Frame Work", "KitCore"])
    #expect(project.target("KitCore")?.product == .packageLibrary)
    #expect(project.problems.isEmpty)
  }

  @Test("have the settings of all layers, expanded")
  func settings() throws {
    let app = try #require(try project().target("App"))
    #expect(app.moduleName == "My_App")
    #expect(app.settings.configuration == "Release")
    #expect(app.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "com.Acme.app")
    #expect(app.settings.list("OTHER") == ["a", "b c", "d"])
    #expect(app.settings["VALUE"] == "phone")
    #expect(app.platforms == [.iOS, .watchOS])
    #expect(app.deploymentTargets == [.iOS: "17.0"])
    #expect(app.appGroups == ["group.com.acme.app"])
  }

  @Test("have the generated Info.plist, without the keys that need a file")
  func generatedPlist() throws {
    let plist = try #require(try project().target("App")?.infoPlist)
    #expect(plist["NSSupportsLiveActivities"] == .boolean(true))
    #expect(plist["UIBackgroundModes"] == .array([.string("audio"), .string("fetch")]))
    #expect(plist["CFBundleIdentifier"]?.string == "com.Acme.app")
    #expect(plist["NSExtension"] == nil)
  }

  @Test("that are extensions are told apart by their point")
  func extensionPoint() throws {
    let widget = try #require(try project().target("Widget"))
    #expect(widget.product == .widgetExtension)
    #expect(widget.infoPlist?["CFBundleIdentifier"]?.string == "com.Acme.widget")
  }

  @Test(
    "have the kind that Xcode gives them",
    arguments: [
      ("application.on-demand-install-capable", ProductType.appClip), ("tool", .tool),
      ("application.watchapp2", .watchApplication), ("bundle.ui-testing", .uiTest),
      ("framework.static", .staticLibrary), ("extensionkit-extension", .appExtension(point: nil)),
      ("app-extension.intents-service", .intentsExtension),
      ("xpc-service", .other("com.apple.product-type.xpc-service")),
    ])
  func kinds(_ type: String, _ expected: ProductType) {
    #expect(PbxProductType.product("com.apple.product-type.\(type)", infoPlist: nil) == expected)
  }
}
