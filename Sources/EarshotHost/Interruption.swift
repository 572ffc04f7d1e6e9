import Foundation
import Synchronization

/// A signal that asks the program to end: what it started is ended, what it made for a while is
/// removed.
///
/// Programs that are started lead groups of their own, so that no signal of a terminal reaches them.
package final class Interruption: Sendable {
  /// The signals of this process.
  package static let shared = Interruption()

  private struct State {
    var isWatched = false
    /// Whether nothing is to be started any more.
    var isEnding = false
    /// The groups of the programs that run.
    var groups: Set<pid_t> = []
    /// The files and folders that are there for a while.
    var paths: Set<String> = []
    var listener: (@Sendable (Int32) -> Void)?
  }

  private let state = Mutex(State())
  private let isWanted = Atomic(false)
  private let watch = SignalWatch()

  private init() {}

  /// Lets the signals of this process be watched as soon as there is something to tidy up.
  ///
  /// A library leaves them to the program that it is in.
  package func begin() { isWanted.store(true, ordering: .relaxed) }

  /// Tells somebody of signals instead of ending the program; `nil` ends it again.
  package func listen(_ listener: (@Sendable (Int32) -> Void)?) {
    watchSignals()
    state.withLock { $0.listener = listener }
  }

  /// Ends all programs that run, and lets no other start.
  package func endPrograms() {
    state.withLock { state in
      state.isEnding = true
      Interruption.end(&state)
    }
  }

  /// Ends this process with a status, after ending and removing all.
  package func endProcess(withStatus status: Int32) {
    state.withLock { state in
      Interruption.tidyUp(&state)
      _exit(status)
    }
  }

  /// Ends this process as the signal would, after ending and removing all.
  package func endProcess(by number: Int32) {
    state.withLock { state in
      Interruption.tidyUp(&state)
      signal(number, SIG_DFL)
      kill(getpid(), number)
      // Where it does not come through, the status tells what it was.
      sleep(1)
      _exit(128 + number)
    }
  }

  /// The number of the group that a task starts.
  ///
  /// Throws what the task throws, and `CancellationError` when nothing may start any more.
  func starting(_ task: () throws -> pid_t) throws -> pid_t {
    watchSignals()
    return try state.withLock { state in
      if state.isEnding { throw CancellationError() }
      let group = try task()
      state.groups.insert(group)
      return group
    }
  }

  /// Forgets a group, which has ended.
  func ended(_ group: pid_t) { _ = state.withLock { $0.groups.remove(group) } }

  /// Notes a path that is there for a while, before there is anything at it.
  func making(_ path: String) {
    watchSignals()
    _ = state.withLock { $0.paths.insert(path) }
  }

  /// Forgets a path, where there is nothing any more.
  func removed(_ path: String) { _ = state.withLock { $0.paths.remove(path) } }

  private static func end(_ state: inout State) {
    for group in state.groups { kill(-group, SIGKILL) }
  }

  private static func tidyUp(_ state: inout State) {
    end(&state)
    for path in state.paths {
      // A program that is about to end may still write.
      for _ in 0..<3 where FileManager.default.fileExists(atPath: path) {
        if (try? FileManager.default.removeItem(atPath: path)) == nil { usleep(10_000) }
      }
    }
  }

  private func watchSignals() {
    guard isWanted.load(ordering: .relaxed) else { return }
    let isFirst = state.withLock { state in
      defer { state.isWatched = true }
      return !state.isWatched
    }
    guard isFirst else { return }
    watch.start { [self] number in
      guard let listener = state.withLock(\.listener) else { return endProcess(by: number) }
      listener(number)
    }
  }
}

/// Waits for signals that end a program.
///
/// Unchecked, for it is started once.
private final class SignalWatch: @unchecked Sendable {
  private var sources: [any DispatchSourceSignal] = []

  func start(_ task: @escaping @Sendable (Int32) -> Void) {
    let queue = DispatchQueue(label: "earshot.signals")
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, SIG_IGN)
      // What was ignored from the start stays ignored, as `nohup` wants it.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { task(number) }
      source.resume()
      sources.append(source)
    }
  }
}
