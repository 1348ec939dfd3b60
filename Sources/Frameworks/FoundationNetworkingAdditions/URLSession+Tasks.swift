// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import FoundationNetworking

extension URLSession {
  /// The tasks of the session that are not done.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { tasks in continuation.resume(returning: tasks) }
      }
    }
  }

  /// The tasks of the session that are not done, by kind.
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in
        getTasksWithCompletionHandler { data, upload, download in
          continuation.resume(returning: (data, upload, download))
        }
      }
    }
  }
}
