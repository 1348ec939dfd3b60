// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Answers one request on a port of the loopback interface.
struct LoopbackServer {
  let url: URL

  init(answer: String) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 1) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    precondition(bound, "no port is free on the loopback interface")
    let port = UInt16(bigEndian: address.sin_port)
    guard let url = URL(string: "http://127.0.0.1:\(port)/") else { fatalError("no URL") }
    self.url = url
    Thread.detachNewThread {
      let connection = accept(listener, nil, nil)
      var request = [UInt8](repeating: 0, count: 4_096)
      _ = recv(connection, &request, request.count, 0)
      let text =
        "HTTP/1.1 200 OK\r\nContent-Length: \(answer.utf8.count)\r\nConnection: close\r\n\r\n"
        + answer
      _ = Array(text.utf8).withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      close(connection)
      close(listener)
    }
  }
}
