// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Makes objects of classes that are known only when the app runs, as Objective-C does.
enum DelegateInstances {
  /// An instance made by the class's own `init()`.
  ///
  /// Swift calls an initialiser through a class value only where it is `required`, which an
  /// unchanged `class AppDelegate: NSObject, UIApplicationDelegate` does not write. Every subclass
  /// of `NSObject` has its `init()` in the same place of its method table, so the call goes
  /// through a class that declares the same initialiser as required.
  static func make(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: _RequiredInitializer.Type.self).init()
  }
}

/// It is open and public so that the optimiser never takes it for the only class of its kind.
@_documentation(visibility: internal)
open class _RequiredInitializer: NSObject {
  override public required init() { super.init() }
}
