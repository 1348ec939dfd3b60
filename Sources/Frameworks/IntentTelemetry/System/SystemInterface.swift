// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// The only file of this module that knows which system it runs on. `OAI_APPLE` asks for Apple's
// side where Apple's modules are declared but not there.
#if OAI_APPLE || canImport(Darwin)
  internal import Darwin
  internal import Foundation
  internal import os
#else
  internal import Foundation
  internal import FoundationAdditions
  internal import Glibc
  internal import Platform
  internal import os
#endif

/// What the recorder asks of the system.
enum SystemInterface {
  // MARK: Clocks

  /// Nanoseconds since the device started, sleep included; nobody sets this clock.
  @inline(__always)
  static func upNanoseconds() -> UInt64 {
    #if OAI_APPLE || canImport(Darwin)
      clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW)
    #else
      var time = timespec()
      clock_gettime(CLOCK_BOOTTIME, &time)
      return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    #endif
  }

  /// Milliseconds since 1970 by the clock that people set.
  static func wallMilliseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Differs from one start of the device to the next.
  static func bootIdentifier() -> UInt64 {
    #if OAI_APPLE || canImport(Darwin)
      var bytes = [UInt8](repeating: 0, count: 64)
      var size = bytes.count
      guard sysctlbyname("kern.bootsessionuuid", &bytes, &size, nil, 0) == 0 else { return 1 }
      return TextHash.of(bytes[..<min(size, bytes.count)])
    #else
      guard let text = contents("/proc/sys/kernel/random/boot_id") else { return 1 }
      return TextHash.of(text[...])
    #endif
  }

  // MARK: Processes

  static func processIdentifier() -> Int32 { getpid() }

  /// When a process started, in a unit of the system's; 0 when it is not known.
  static func startOfProcess(_ process: Int32) -> UInt64 {
    #if OAI_APPLE || canImport(Darwin)
      var request = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      guard sysctl(&request, 4, &info, &size, nil, 0) == 0, size > 0 else { return 0 }
      let start = info.kp_proc.p_un.__p_starttime
      return UInt64(start.tv_sec) * 1_000_000 + UInt64(start.tv_usec)
    #else
      return processState(process)?.start ?? 0
    #endif
  }

  /// Whether a process can no longer write. When in doubt it can.
  static func hasEnded(_ process: Int32, start: UInt64) -> Bool {
    // The numbers of no process mean groups to 'kill'.
    guard process > 0 else { return true }
    if kill(process, 0) != 0, errno == ESRCH { return true }
    #if OAI_APPLE || canImport(Darwin)
      let now = startOfProcess(process)
      return start != 0 && now != 0 && now != start
    #else
      return hasEnded(process, start: start, state: processState(process))
    #endif
  }

  #if !(OAI_APPLE || canImport(Darwin))
    /// - Parameter state: what the system says of the process, nil when it could not be asked: when
    ///   this process has no descriptor left, all others live on.
    static func hasEnded(
      _ process: Int32, start: UInt64, state: (isZombie: Bool, start: UInt64)?
    ) -> Bool {
      guard let state else { return kill(process, 0) != 0 && errno == ESRCH }
      return state.isZombie || start != 0 && state.start != start
    }

    private static func processState(_ process: Int32) -> (isZombie: Bool, start: UInt64)? {
      // The second field may hold anything, but ends at the last parenthesis.
      guard let stat = contents("/proc/\(process)/stat"),
        let close = stat.lastIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let fields = stat[(close + 1)...].split(separator: UInt8(ascii: " "))
      guard fields.count > 19, let state = fields[0].first else { return nil }
      var start: UInt64 = 0
      for digit in fields[19] { start = start &* 10 &+ UInt64(digit &- UInt8(ascii: "0")) }
      return (state == UInt8(ascii: "Z") || state == UInt8(ascii: "X"), start)
    }

    private static func contents(_ path: String, limit: Int = 1024) -> [UInt8]? {
      let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: limit)
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      return count > 0 ? Array(bytes[..<count]) : nil
    }
  #endif

  /// Calls `before` and `after` around each fork of this process, and `child` in the new one.
  static func aroundFork(
    before: @convention(c) () -> Void, after: @convention(c) () -> Void,
    child: @convention(c) () -> Void
  ) {
    pthread_atfork(before, after, child)
  }

  static func random() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }

  // MARK: Files

  /// The error of a failed call, and whether it may be another in a while.
  struct Failure: Error, Hashable {
    var number: Int32
    var isMissing: Bool { number == ENOENT }
    /// A folder, a link or a socket has the name.
    var isNoFile: Bool { number == EISDIR || number == ELOOP || number == ENXIO }
    var exists: Bool { number == EEXIST }
    var text: String { String(cString: strerror(number)) }
  }

  static func makeFolder(_ path: String) throws(Failure) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    throw Failure(number: errno)
  }

  static func open(_ path: String, writable: Bool) throws(Failure) -> Int32 {
    // Where a pipe stands in a file's place, opening it must not wait for its other end.
    let flags = (writable ? O_RDWR : O_RDONLY) | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    #if OAI_APPLE || canImport(Darwin)
      let descriptor = Darwin.open(path, flags)
    #else
      let descriptor = Glibc.open(path, flags)
    #endif
    guard descriptor >= 0 else { throw Failure(number: errno) }
    return descriptor
  }

  /// A new file of whole, allocated bytes: where this succeeds, writing through a mapping does not
  /// fail for want of space.
  static func create(_ path: String, size: Int) throws(Failure) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    #if OAI_APPLE || canImport(Darwin)
      let descriptor = Darwin.open(path, flags, 0o600)
    #else
      let descriptor = Glibc.open(path, flags, 0o600)
    #endif
    guard descriptor >= 0 else { throw Failure(number: errno) }
    do throws(Failure) {
      try allocate(descriptor, size: size)
      protect(path)
      return descriptor
    } catch {
      close(descriptor)
      unlink(path)
      throw error
    }
  }

  private static func allocate(_ descriptor: Int32, size: Int) throws(Failure) {
    #if OAI_APPLE || canImport(Darwin)
      var store = fstore_t(
        fst_flags: UInt32(F_ALLOCATEALL), fst_posmode: F_PEOFPOSMODE, fst_offset: 0,
        fst_length: off_t(size), fst_bytesalloc: 0)
      guard fcntl(descriptor, F_PREALLOCATE, &store) != -1, ftruncate(descriptor, off_t(size)) == 0
      else { throw Failure(number: errno) }
    #else
      var number = EINTR
      while number == EINTR { number = posix_fallocate(descriptor, 0, off_t(size)) }
      guard number == 0 else { throw Failure(number: number) }
    #endif
  }

  /// After the first unlock the file stays readable and writable while the device is locked, for
  /// an intent may run then.
  private static func protect(_ path: String) {
    #if OAI_APPLE || canImport(Darwin)
      try? FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
        ofItemAtPath: path)
    #endif
  }

  static func close(_ descriptor: Int32) {
    #if OAI_APPLE || canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// The size of a regular file that this user owns, else nil.
  static func ownSize(_ descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid()
    else { return nil }
    return Int(status.st_size)
  }

  /// Tells a file from all others as long as it is open or mapped.
  struct FileIdentity: Hashable {
    var device: UInt64
    var inode: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  static func identity(_ descriptor: Int32) -> FileIdentity? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileIdentity(status) : nil
  }

  static func identity(at path: String) -> FileIdentity? {
    var status = stat()
    return lstat(path, &status) == 0 ? FileIdentity(status) : nil
  }

  static func map(_ descriptor: Int32, size: Int) throws(Failure) -> UnsafeMutableRawPointer {
    let pointer = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let pointer, pointer != MAP_FAILED else { throw Failure(number: errno) }
    return pointer
  }

  static func unmap(_ pointer: UnsafeMutableRawPointer, size: Int) { munmap(pointer, size) }

  static func write(_ words: [UInt64], to descriptor: Int32, at offset: Int) throws(Failure) {
    let count = words.withUnsafeBytes {
      pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset))
    }
    guard count == words.count * 8 else { throw Failure(number: count < 0 ? errno : ENOSPC) }
  }

  /// As many bytes as the file has, at most `size`.
  static func read(_ descriptor: Int32, size: Int) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    var done = 0
    while done < size {
      let count = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress.map { $0 + done }, size - done, off_t(done))
      }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw Failure(number: errno)
      }
      if count == 0 { break }
      done += count
    }
    return Array(bytes[..<done])
  }

  /// Gives a whole file its name, unless that name is taken.
  static func publish(_ temporary: String, as path: String) throws(Failure) {
    #if OAI_APPLE || canImport(Darwin)
      guard renamex_np(temporary, path, UInt32(RENAME_EXCL)) == 0 else {
        throw Failure(number: errno)
      }
    #else
      guard link(temporary, path) == 0 else { throw Failure(number: errno) }
      unlink(temporary)
    #endif
  }

  static func move(_ path: String, to target: String) { rename(path, target) }
  static func remove(_ path: String) { unlink(path) }

  static func removeFolder(_ path: String) {
    try? FileManager.default.removeItem(at: URL(fileURLWithPath: path))
  }

  /// Waits until what the descriptor's file holds is stored.
  static func store(_ descriptor: Int32) { fsync(descriptor) }

  static func names(in folder: String) throws(Failure) -> [String] {
    guard let directory = opendir(folder) else { throw Failure(number: errno) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }

  // MARK: Who records

  static func containerFolder(appGroup: String) -> String? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: appGroup)?.path
  }

  static var systemName: String {
    #if OAI_APPLE || canImport(Darwin)
      let version = ProcessInfo.processInfo.operatingSystemVersion
      let number = "\(version.majorVersion).\(version.minorVersion)"
      #if os(watchOS)
        return "watchOS \(number)"
      #elseif os(visionOS)
        return "visionOS \(number)"
      #elseif os(macOS)
        return "macOS \(number)"
      #else
        return "iOS \(number)"
      #endif
    #else
      // Foundation's answer costs more than all else of a first event together.
      var names = utsname()
      uname(&names)
      let release = withUnsafeBytes(of: &names.release) { Array($0.prefix { $0 != 0 }) }
      let number = release.split(separator: UInt8(ascii: "."), maxSplits: 2).prefix(2)
      return "Linux "
        + String(decoding: Array(number.joined(separator: [UInt8(ascii: ".")])), as: UTF8.self)
    #endif
  }

  /// The bundle as whose process a host started this one; nil where there is no host, or where
  /// only Foundation can read the bundle's `Info.plist`.
  static var launchedApp: TelemetryApp? {
    #if OAI_APPLE || canImport(Darwin)
      nil
    #else
      // Foundation's bundle takes a millisecond, which the first event would wait for.
      guard let folder = LaunchVariable.bundle.value,
        let identifier = LaunchVariable.bundleIdentifier.value,
        let information = contents(folder + "/Info.plist", limit: 65_536),
        let list = PropertyListText(information)
      else { return nil }
      return TelemetryApp(
        bundleIdentifier: identifier, version: list["CFBundleShortVersionString"] ?? "",
        build: list["CFBundleVersion"] ?? "",
        kind: folder.hasSuffix(".appex") ? .extension : .app)
    #endif
  }

  static var deviceClass: String {
    #if OAI_APPLE || canImport(Darwin)
      var bytes = [UInt8](repeating: 0, count: 64)
      var size = bytes.count
      guard sysctlbyname("hw.machine", &bytes, &size, nil, 0) == 0 else { return "unknown" }
      let model = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      let classes = [
        ("iPhone", "phone"), ("iPad", "pad"), ("Watch", "watch"), ("RealityDevice", "vision"),
      ]
      return classes.first { model.hasPrefix($0.0) }?.1 ?? "mac"
    #else
      return "linux"
    #endif
  }

  // MARK: Runs

  /// What tells of the runs of this process; nil where the system keeps them to itself.
  static var runWatching: (any RunWatching)? {
    #if OAI_APPLE || canImport(Darwin)
      nil
    #else
      RunObserver.shared
    #endif
  }

  // MARK: Telling

  /// One line for whoever looks for the reason why nothing is recorded.
  static func log(_ message: String) {
    Logger(subsystem: "org.openappintents.telemetry", category: "recorder")
      .error("\(message, privacy: .public)")
  }
}

/// A lock in the memory of this process, for what is done rarely. It is never held across a call
/// of the app's, and nothing in the App Group is ever locked.
struct SlowPathLock: @unchecked Sendable {
  // The mutex is allocated once and protects itself.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    reset()
  }

  /// In a forked child it is held by a thread that is not there.
  func reset() { pthread_mutex_init(mutex, nil) }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }

  func withLock<Value>(_ body: () -> Value) -> Value {
    lock()
    defer { unlock() }
    return body()
  }

  func deallocate() {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }
}
