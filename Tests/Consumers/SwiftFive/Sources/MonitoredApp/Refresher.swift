// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import BackgroundTasks
import Foundation

final class Refresher {
  static let identifier = "org.example.monitored.refresh"
  private let queue = OperationQueue()

  static func schedule() {
    do {
      let request = BGAppRefreshTaskRequest(identifier: identifier)
      request.earliestBeginDate = Date(timeIntervalSinceNow: 3600)
      try BGTaskScheduler.shared.submit(request)
    } catch BGTaskScheduler.Error.notPermitted {
      print("see Info.plist")
    } catch let error as BGTaskScheduler.Error where error.code == .tooManyPendingTaskRequests {
      BGTaskScheduler.shared.cancelAllTaskRequests()
    } catch {
      print((error as NSError).code, error.localizedDescription)
    }
  }

  func run(_ task: BGAppRefreshTask) {
    Self.schedule()
    let operation = BlockOperation { _ = Token.read() }
    task.expirationHandler = { [queue] in queue.cancelAllOperations() }
    operation.completionBlock = { task.setTaskCompleted(success: !operation.isCancelled) }
    queue.addOperation(operation)
  }

  static func count(_ body: @escaping (Int) -> Void) {
    BGTaskScheduler.shared.getPendingTaskRequests { requests in body(requests.count) }
  }

  static func identifiers() async -> [String] {
    await BGTaskScheduler.shared.pendingTaskRequests().map { $0.identifier }
  }
}
