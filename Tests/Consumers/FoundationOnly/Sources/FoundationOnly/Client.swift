// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an app asks of a server.
struct Client {
  var server: URL

  func greeting() async throws -> String {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.waitsForConnectivity = true
    var request = URLRequest(url: server)
    request.httpMethod = "GET"
    let (data, response) = try await URLSession(configuration: configuration).data(for: request)
    guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return String(decoding: data, as: UTF8.self)
  }
}
