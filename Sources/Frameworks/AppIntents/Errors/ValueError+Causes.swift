// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import IntentWire

extension ValueError {
  static func unexpectedAnswer(to request: String) -> ValueError {
    ValueError(.thrown, "'\(request)' got an answer of another kind; rebuild the app and the host")
  }
}

extension CurrentRun {
  /// The run that the current task belongs to, else the one that `intent`'s parameters know:
  /// `Task.detached` loses the task-local value, the parameters do not.
  ///
  /// - Throws: ``ValueError`` outside of a run, naming the request.
  static func context(for request: String, of intent: (any AppIntent)? = nil) throws
    -> any RequestContext
  {
    if let requestContext { return requestContext }
    let parameters = intent.map { Reflection.parameters(of: $0) } ?? []
    for (_, box) in parameters {
      if let context = box.requestContext { return context }
    }
    throw ValueError(
      .unsupported, "'\(request)' has nobody to ask; call it while the intent performs")
  }
}
