// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// - Returns: microseconds of processor time that `getrusage` counts for the process.
func burnProcessor(seconds: Int) -> Int {
  var usage = rusage()
  func used() -> Int {
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return Int(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1_000_000
      + Int(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
  }
  while used() < seconds * 1_000_000 {}
  return used()
}

/// - Returns: the peak of resident memory in bytes: `VmHWM` of `/proc/self/status`.
func holdMemory(mebibytes: Int) -> Int {
  let block = UnsafeMutableRawBufferPointer.allocate(
    byteCount: mebibytes << 20, alignment: 4096)
  for page in stride(from: 0, to: block.count, by: 4096) { block[page] = 1 }
  defer { block.deallocate() }
  return number(after: "VmHWM:", in: "/proc/self/status") << 10
}

/// - Returns: `write_bytes` of `/proc/self/io`.
func writeFile(mebibytes: Int) -> Int {
  let descriptor = open("written", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  let block = [UInt8](repeating: 7, count: 1 << 20)
  for _ in 0..<mebibytes { _ = write(descriptor, block, block.count) }
  close(descriptor)
  return number(after: "write_bytes:", in: "/proc/self/io")
}

func accessNothing() {
  UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
}

private func number(after key: String, in path: String) -> Int {
  guard let file = fopen(path, "re") else { return 0 }
  defer { fclose(file) }
  var line: [CChar] = Array(repeating: 0, count: 256)
  while fgets(&line, Int32(line.count), file) != nil {
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // `cancelled_write_bytes` ends in the same word.
    guard text.hasPrefix(key) else { continue }
    return Int(text.filter(\.isNumber)) ?? 0
  }
  return 0
}
