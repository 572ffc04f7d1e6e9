import EarshotCaptures
import EarshotHost

/// Answers one job after another in this process.
package struct WorkerLoop {
  /// Does a job: its results, and whether this process should not go on after it.
  package typealias Work = (WorkerJob) -> (answer: WorkerAnswer, isLast: Bool)

  private let work: Work
  /// The bytes that a line may have.
  private let limit: Int

  /// Makes a loop.
  ///
  /// - Parameters:
  ///   - limit: the bytes that a line may have.
  ///   - work: does a job; what comes of one must not depend on those before it.
  package init(limit: Int, _ work: @escaping Work) {
    self.limit = limit
    self.work = work
  }

  /// Answers the lines of an open file until its end.
  ///
  /// Throws what writing an answer throws.
  package func run(_ file: Int32, write: ([UInt8]) throws -> Void) throws {
    var lines = LineReader(file, limit: limit)
    while true {
      switch lines.next() {
      case .line(let line):
        let (answer, isLast) = answer(line)
        try write(answer.line + [0x0A])
        if isLast { return }
      case .tooLong: try write(WorkerLoop.tooLong(limit).line + [0x0A])
      case .end, .late: return
      }
    }
  }

  private func answer(_ line: [UInt8]) -> (answer: WorkerAnswer, isLast: Bool) {
    do throws(CaptureError) {
      return work(try WorkerJob(line))
    } catch {
      return (WorkerAnswer(to: line, error, status: ExitStatus.wrongUsage), false)
    }
  }

  /// The answer to a line of which nothing was kept.
  static func tooLong(_ limit: Int) -> WorkerAnswer {
    WorkerAnswer(
      to: [],
      CaptureError(
        .limit, "the line is longer than \(limit >> 20) MB",
        help: "name the file by 'path', or raise --line-limit"), status: ExitStatus.wrongUsage)
  }
}
