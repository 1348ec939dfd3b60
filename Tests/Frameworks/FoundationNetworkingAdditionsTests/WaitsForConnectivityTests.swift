// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import FoundationNetworkingAdditions
import Testing

@Suite("What URLSession lacks")
struct WaitsForConnectivityTests {
  @Test("The wish to wait is kept for its configuration alone")
  func kept() {
    let (a, b) = (URLSessionConfiguration.ephemeral, URLSessionConfiguration.ephemeral)
    #expect(!a.waitsForConnectivity)
    a.waitsForConnectivity = true
    #expect(a.waitsForConnectivity)
    #expect(!b.waitsForConnectivity)
    a.waitsForConnectivity = false
    #expect(!a.waitsForConnectivity)
  }

  @Test("A session that runs nothing has no tasks")
  func tasks() async {
    let session = URLSession(configuration: .ephemeral)
    #expect(await session.allTasks.isEmpty)
    let (data, upload, download) = await session.tasks
    #expect(data.isEmpty && upload.isEmpty && download.isEmpty)
  }
}
