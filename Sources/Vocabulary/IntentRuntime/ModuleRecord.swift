// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import IntentMetadata
import FoundationEssentials
import Synchronization

/// What one module declares: its name, its manifest and its types.
///
/// It is a class because a section record hands it over as a pointer.
public final class ModuleRecord: Sendable {
  /// The Swift module's name.
  public let module: String

  /// The module's own `extract.actionsdata`.
  public let manifestText: String

  /// The types by identifier, in the form of the framework that declares them.
  ///
  /// The framework alone looks inside, so that this module need not know its protocols.
  public let types: any Sendable

  private let decoded = Mutex<Result<Manifest, ManifestError>?>(nil)

  public init(module: String, manifestText: String, types: any Sendable) {
    self.module = module
    self.manifestText = manifestText
    self.types = types
  }

  /// The decoded manifest; decoding is put off until somebody asks, since a cold start should
  /// not pay for it.
  public func manifest() throws(ManifestError) -> Manifest {
    let result = decoded.withLock { decoded in
      if let decoded { return decoded }
      let result = Self.decode(manifestText)
      decoded = result
      return result
    }
    return try result.get()
  }

  private static func decode(_ text: String) -> Result<Manifest, ManifestError> {
    do {
      return .success(try JSONDecoder().decode(Manifest.self, from: Data(text.utf8)))
    } catch let error as ManifestError {
      return .failure(error)
    } catch {
      return .failure(ManifestError(path: "", problem: "is not JSON"))
    }
  }
}
