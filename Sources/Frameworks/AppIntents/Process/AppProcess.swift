// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationAdditions
import IntentRuntime
import IntentWire
import Platform
import IntentRuntime

/// The main thread of a process that a host launched.
///
/// The main thread runs its run loop, since nothing else lets `@MainActor` code run on it; the
/// socket has a thread of its own.
package enum AppProcess {
  /// Makes and launches an app, serves the host, and ends with it.
  @MainActor
  package static func runApp(_ make: () -> any ProcessLifeCycle) -> Never {
    ProcessLaunch.reachedMain(startedAt: LaunchVariable.started.value)
    let socket = hostSocket()
    CurrentLocale.adoptDevice()
    let lifeCycle = make()
    lifeCycle.launch()
    ProcessState.hasLaunched = true
    serve(socket, lifeCycle)
  }

  /// Makes an extension, serves the host, and ends with it.
  @MainActor
  static func runExtension(_ make: () -> some AppExtension) -> Never {
    ProcessLaunch.reachedMain(startedAt: LaunchVariable.started.value)
    let socket = hostSocket()
    CurrentLocale.adoptDevice()
    let instance = make()
    withExtendedLifetime(instance) { serve(socket, nil) }
  }

  /// The socket that the host left open for this process, nobody else's.
  private static func hostSocket() -> Descriptor {
    guard let text = LaunchVariable.socket.value, let number = Int32(text) else {
      ProcessExit.now(
        64, saying: "this executable is started by a host; use 'appintents run' to start it")
    }
    let socket = Descriptor(adopting: number)
    socket.setCloseOnExec()
    return socket
  }

  private static func serve(_ socket: Descriptor, _ lifeCycle: (any ProcessLifeCycle)?) -> Never {
    let server = ProcessServer(
      connection: HostConnection(socket: socket), dispatcher: Dispatcher(registry: .linked),
      lifeCycle: lifeCycle
    ) { end in
      ContainerUserDefaults.saveUnsaved()
      switch end {
      case .shutDown, .hostIsGone: ProcessExit.now(0)
      case .broken(let reason):
        ProcessExit.now(74, saying: "the connection to the host broke: \(reason)")
      }
    }
    do {
      try server.start()
      DeveloperWarnings.deliver { ProcessNotes.post(.warning($0)) }
    } catch {
      ProcessExit.now(74, saying: "the host cannot be served: \(error)")
    }
    RunLoop.main.run()
    ProcessExit.now(70, saying: "the main run loop ended; an app must not stop it")
  }
}
