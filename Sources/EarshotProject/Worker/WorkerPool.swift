import EarshotCaptures
import EarshotHost
package import Foundation

/// Hands jobs to processes that may die over them, and the answers on in the order of the jobs.
///
/// A process has one job at a time. When it ends or does not answer in time, the job is tried once
/// more by a new process while no other works, so that it cannot be the fault of a neighbour; then
/// the answer is an error. Whatever happens to a process, each line has one answer.
package final class WorkerPool: @unchecked Sendable {
  /// How processes are started, and what they may take.
  package struct Options: Sendable {
    /// The program with the arguments of a process that answers lines.
    package var program: URL
    package var arguments: [String]
    /// How many work at once.
    package var count: Int
    /// The seconds that a job may take; `nil` has no limit.
    package var seconds: Double?
    /// The bytes that a line may have.
    package var lineLimit: Int

    package init(
      program: URL, arguments: [String], count: Int, seconds: Double?, lineLimit: Int
    ) {
      self.program = program
      self.arguments = arguments
      self.count = count
      self.seconds = seconds
      self.lineLimit = lineLimit
    }
  }

  private enum Line {
    case job([UInt8])
    case tooLong
  }

  private let options: Options
  private let write: ([UInt8]) throws -> Void
  // All below is touched under the condition alone.
  private let condition = NSCondition()
  private var waiting: [(number: Int, line: Line)] = []
  private var answered: [Int: [UInt8]] = [:]
  /// How many lines were read, and how many answers were written.
  private var taken = 0
  private var written = 0
  private var isWriting = false
  private var isOver = false
  private var working = 0
  private var isOneAlone = false
  private var ended = 0
  private var failure: (any Error)?

  /// Makes a pool.
  ///
  /// - Parameter write: takes the answers in order, each with the end of its line.
  package init(_ options: Options, write: @escaping ([UInt8]) throws -> Void) {
    self.options = options
    self.write = write
  }

  /// Answers the lines of an open file until its end.
  ///
  /// Throws what writing throws.
  package func run(_ file: Int32) throws {
    for _ in 0..<options.count {
      let thread = Thread { [self] in work() }
      // A line is read by recursion to say which job was not answered.
      thread.stackSize = 8 << 20
      thread.start()
    }
    var lines = LineReader(file, limit: options.lineLimit)
    reading: while true {
      switch lines.next() {
      case .line(let line): guard take(.job(line)) else { break reading }
      case .tooLong: guard take(.tooLong) else { break reading }
      case .end, .late: break reading
      }
    }
    condition.lock()
    isOver = true
    condition.broadcast()
    while ended < options.count { condition.wait() }
    condition.unlock()
    if let failure { throw failure }
  }

  /// Takes a line as soon as there is room; `false` when nobody wants an answer any more.
  private func take(_ line: Line) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    // Memory is bounded by the largest lines and answers times the processes.
    while taken - written >= options.count * 2, failure == nil { condition.wait() }
    guard failure == nil else { return false }
    waiting.append((taken, line))
    taken += 1
    condition.broadcast()
    return true
  }

  /// The work of one thread, which has a process of its own.
  private func work() {
    var process: LineProcess?
    while let (number, line) = next() {
      hand(over: answer(to: line, &process), number)
    }
    process = nil
    condition.lock()
    ended += 1
    condition.broadcast()
    condition.unlock()
  }

  private func next() -> (Int, Line)? {
    condition.lock()
    defer { condition.unlock() }
    while waiting.isEmpty, !isOver, failure == nil { condition.wait() }
    guard failure == nil, !waiting.isEmpty else { return nil }
    let first = waiting.removeFirst()
    return (first.number, first.line)
  }

  /// Keeps an answer, and writes those whose turn it is.
  private func hand(over answer: [UInt8], _ number: Int) {
    condition.lock()
    answered[number] = answer
    // One thread writes at a time, and not under the lock: who reads the answers may take long.
    guard !isWriting else { return condition.unlock() }
    isWriting = true
    while failure == nil, let next = answered.removeValue(forKey: written) {
      condition.unlock()
      var reason: (any Error)?
      do { try write(next + [0x0A]) } catch { reason = error }
      condition.lock()
      failure = failure ?? reason
      written += 1
      condition.broadcast()
    }
    isWriting = false
    condition.unlock()
  }

  private func answer(to line: Line, _ process: inout LineProcess?) -> [UInt8] {
    guard case .job(let job) = line else { return WorkerLoop.tooLong(options.lineLimit).line }
    var error = InputError(message: "", help: "")
    var status = ExitStatus.internalFailure
    for isAlone in [false, true] {
      begin(isAlone)
      defer { end(isAlone) }
      do throws(InputError) {
        let asked: LineProcess
        if let process { asked = process } else { asked = try newProcess() }
        process = asked
        switch asked.ask(job, within: options.seconds) {
        case .answer(let answer): return answer
        case .ended:
          error = WorkerPool.death
          status = ExitStatus.internalFailure
        case .tookTooLong:
          error = late
          status = ExitStatus.badInput
        }
      } catch let reason {
        error = reason
      }
      process = nil
    }
    return WorkerAnswer(
      to: job, CaptureError(.limit, error.message, help: error.help), status: status
    ).line
  }

  private static let death = InputError(
    message: "the process that read the input ended over it, twice",
    help: "take the capture again, or raise --memory; if that does not help, report it as a defect")

  private var late: InputError {
    InputError(
      message:
        "there was no answer within \(Int((options.seconds ?? 0).rounded(.up))) seconds, twice",
      help: "take the capture again, or raise --time-limit")
  }

  private func newProcess() throws(InputError) -> LineProcess {
    try LineProcess(options.program, options.arguments, limit: .max)
  }

  private func begin(_ isAlone: Bool) {
    condition.lock()
    while isOneAlone { condition.wait() }
    if isAlone {
      // Nothing else begins from now on.
      isOneAlone = true
      while working > 0 { condition.wait() }
    }
    working += 1
    condition.unlock()
  }

  private func end(_ isAlone: Bool) {
    condition.lock()
    working -= 1
    if isAlone { isOneAlone = false }
    condition.broadcast()
    condition.unlock()
  }
}
