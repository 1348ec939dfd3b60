// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

extension ValueError {
  static func unexpectedAnswer(to request: String) -> ValueError {
    ValueError(.thrown, "'\(request)' got an answer of another kind; rebuild the app and the host")
  }
}

extension CurrentRun {
  /// The run that the current task belongs to.
  ///
  /// - Throws: ``ValueError`` outside of a run, naming the request.
  static func context(for request: String) throws -> any RequestContext {
    guard let requestContext else {
      throw ValueError(
        .unsupported,
        "'\(request)' has nobody to ask; call it in 'perform()', outside of 'Task.detached'")
    }
    return requestContext
  }
}
