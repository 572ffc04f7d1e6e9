import EarshotHost
import Foundation
import Synchronization

/// Sound that a program plays now: one process, fed by a thread of its own.
final class Playback: Sendable {
  /// How it ended.
  enum End: Sendable {
    /// Everything was played.
    case finished
    /// It was stopped.
    case stopped
    /// The program could not play, as where there is no device.
    case failed
  }

  private struct State: Sendable {
    var program: RunningProgram?
    var isStopped = false
  }

  private let state = Mutex(State())

  /// Starts to play; `ended` is told once how it ended, on a thread of its own.
  init(
    _ audio: Audio, by program: PlayerProgram, ended: @escaping @Sendable (Playback, End) -> Void
  ) {
    Thread { ended(self, self.run(audio, program)) }.start()
  }

  /// Stops the sound at once: what the program holds is dropped with it.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      // As long as the program is kept here it was not waited for, so its number is its own.
      state.program?.stop()
    }
  }

  private var isStopped: Bool { state.withLock(\.isStopped) }

  private func run(_ audio: Audio, _ program: PlayerProgram) -> End {
    // A program that ends early must not end this one; the signal is for the thread that writes.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)

    guard let (running, pipe) = start(program, rate: audio.rate) else {
      return isStopped ? .stopped : .failed
    }
    feed(audio, to: pipe.fileHandleForWriting.fileDescriptor)
    try? pipe.fileHandleForWriting.close()
    let end = running.wait()
    return state.withLock { state in
      state.program = nil
      if state.isStopped { return .stopped }
      return end == .exit(0) ? .finished : .failed
    }
  }

  private func start(_ program: PlayerProgram, rate: Int) -> (RunningProgram, Pipe)? {
    let pipe = Pipe()
    let running = state.withLock { state -> RunningProgram? in
      guard !state.isStopped else { return nil }
      state.program = try? RunningProgram(
        program.file, program.arguments(rate: rate), input: pipe.fileHandleForReading)
      return state.program
    }
    // The program alone reads, so that writing fails when it is gone.
    try? pipe.fileHandleForReading.close()
    return running.map { ($0, pipe) }
  }

  /// Writes samples until all are written, nobody reads any more, or it is stopped.
  private func feed(_ audio: Audio, to descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var bytes = audio.littleEndianBytes[...]
    while !bytes.isEmpty, !isStopped {
      var pipe = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      // A while at most, because others may hold the pipe after the program is gone.
      guard poll(&pipe, 1, 20) > 0 else { continue }
      let count = bytes.prefix(4096).withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

extension Audio {
  /// The samples as files and programs have them.
  fileprivate var littleEndianBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(samples.count * 2)
    for sample in samples {
      let bits = UInt16(bitPattern: sample)
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
    }
    return bytes
  }
}
