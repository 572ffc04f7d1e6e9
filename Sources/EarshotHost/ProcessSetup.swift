import Foundation

/// The beginnings of a process: its files, a group of its own, no signal blocked.
struct ProcessSetup: ~Copyable {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  /// Sets a process up; a file that is `nil` is an empty one.
  ///
  /// Throws when the system has no memory for it.
  init(input: Int32?, output: Int32?) throws {
    try check(posix_spawn_file_actions_init(&actions))
    try check(posix_spawnattr_init(&attributes))
    for (number, file) in [(0, input), (1, output), (2, nil)] as [(Int32, Int32?)] {
      if let file {
        try check(posix_spawn_file_actions_adddup2(&actions, file, number))
      } else {
        let mode = number == 0 ? O_RDONLY : O_WRONLY
        try check(posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0))
      }
    }
    var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      // A pipe of another thread would never end if this process held it as well.
      for file in ProcessSetup.openFiles where file > 2 {
        try check(posix_spawn_file_actions_addclose(&actions, file))
      }
    #endif
    try check(posix_spawnattr_setflags(&attributes, Int16(flags)))
    try check(posix_spawnattr_setpgroup(&attributes, 0))
    var signals = sigset_t()
    sigemptyset(&signals)
    try check(posix_spawnattr_setsigmask(&attributes, &signals))
    // A program that was started to ignore them would not end by them.
    for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    try check(posix_spawnattr_setsigdefault(&attributes, &signals))
  }

  deinit {
    var (actions, attributes) = (actions, attributes)
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  /// Starts the file that is the first argument and gives the number of its process.
  ///
  /// Throws what the system says when it cannot be started.
  consuming func spawn(_ line: [String], _ variables: [String]) throws -> pid_t {
    let arguments = CStrings(line)
    let environment = CStrings(variables)
    var number: pid_t = 0
    try check(
      posix_spawn(
        &number, line[0], &actions, &attributes, arguments.pointers, environment.pointers))
    return number
  }

  /// The numbers of the files that this process has open.
  private static var openFiles: [Int32] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return names.map { $0.compactMap { Int32($0) } } ?? Array(3..<256)
  }
}

/// Refuses what a call says instead of 0.
private func check(_ code: Int32) throws {
  guard code != 0 else { return }
  throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
}

/// Strings as C has them, for as long as this lives.
private struct CStrings: ~Copyable {
  /// The strings, with nothing behind the last.
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

  deinit { for pointer in pointers { free(pointer) } }
}
