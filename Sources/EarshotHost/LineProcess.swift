package import Foundation

/// A process of another program that answers a line with a line, for as long as it lives.
package final class LineProcess {
  /// The end of a question.
  package enum Reply: Hashable, Sendable {
    /// The answer without the end of its line.
    case answer([UInt8])
    /// It ended, and why, before the answer was whole.
    case ended(RunningProgram.End)
    /// It did not answer in time, and was ended.
    case tookTooLong
  }

  private let program: RunningProgram
  private let input: OpenFile
  private let output: OpenFile
  private var lines: LineReader
  private var hasEnded = false

  /// Starts a program.
  ///
  /// Throws ``InputError`` when it cannot be started.
  ///
  /// - Parameters:
  ///   - file: the file of the program.
  ///   - arguments: its arguments.
  ///   - limit: the bytes that an answer may have.
  package init(_ file: URL, _ arguments: [String], limit: Int) throws(InputError) {
    guard let question = OpenFile.pipe() else { throw LineProcess.failure }
    guard let answer = OpenFile.pipe() else {
      question.reading.end()
      question.writing.end()
      throw LineProcess.failure
    }
    // Who writes to a process that is gone is told so, and goes on.
    signal(SIGPIPE, SIG_IGN)
    defer {
      question.reading.end()
      answer.writing.end()
    }
    let started = try? RunningProgram(
      file, arguments,
      input: FileHandle(fileDescriptor: question.reading.number, closeOnDealloc: false),
      output: FileHandle(fileDescriptor: answer.writing.number, closeOnDealloc: false))
    guard let started else {
      question.writing.end()
      answer.reading.end()
      throw LineProcess.failure
    }
    program = started
    input = question.writing
    input.refuseToBlock()
    output = answer.reading
    lines = LineReader(output.number, limit: limit)
  }

  deinit {
    if !hasEnded {
      program.stop()
      _ = program.wait()
    }
    input.end()
    output.end()
  }

  /// Sends a line and waits for the one that answers it.
  ///
  /// After anything but an answer the process is gone.
  ///
  /// - Parameter limit: the seconds that the answer may take; `nil` waits for ever.
  package func ask(_ line: [UInt8], within limit: Double?) -> Reply {
    let deadline = limit.map { ContinuousClock.now + .seconds($0) }
    let isSent = input.write(line + [0x0A], before: deadline)
    if !isSent, let deadline, ContinuousClock.now >= deadline { return stop(as: .tookTooLong) }
    // One that ended while it was asked may have closed its input first.
    switch lines.next(before: deadline) {
    case .line(let answer) where isSent && !lines.isCut: return .answer(answer)
    case .late: return stop(as: .tookTooLong)
    case .line, .tooLong, .end:
      hasEnded = true
      let end = program.wait(within: 1)
      return .ended(end)
    }
  }

  private func stop(as reply: Reply) -> Reply {
    hasEnded = true
    program.stop()
    _ = program.wait()
    return reply
  }

  private static let failure = InputError(
    message: "another process cannot be started",
    help: "look at the limits of processes and open files: 'ulimit -a'")
}
