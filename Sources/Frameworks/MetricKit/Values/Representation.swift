// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// The two forms in which payloads leave the process.
///
/// Values are written in the language of the process's locale.
struct Representation {
  var json: String

  var data: Data { Data(json.utf8) }

  var dictionary: [AnyHashable: Any] {
    let object = try? JSONSerialization.jsonObject(with: data)
    return object as? [AnyHashable: Any] ?? [:]
  }
}
