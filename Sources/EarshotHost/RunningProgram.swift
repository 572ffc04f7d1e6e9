package import Foundation
import Synchronization

/// A process of another program, from its start to its end, with all that it starts itself.
///
/// It leads a process group of its own. When it has ended, what it left running is ended too: a
/// child that keeps a pipe or a file open is not waited for.
package final class RunningProgram: Sendable {
  /// How it ended.
  package enum End: Hashable, Sendable {
    /// By itself, with a status.
    case exit(Int32)
    /// By a signal that was not ours.
    case signal
    /// It was stopped after so many seconds.
    case tookTooLong(seconds: Int)
    /// It was stopped after so many megabytes.
    case wroteTooMuch(megabytes: Int)
  }

  /// The number of the process, which is that of its group as well.
  private let number: pid_t
  /// The end, once it was waited for; from then on the number may be another's.
  private let end = Mutex<End?>(nil)

  /// Starts a program; what it writes to standard error is dropped.
  ///
  /// Throws when it cannot be started.
  ///
  /// - Parameters:
  ///   - file: the file of the program.
  ///   - arguments: the arguments.
  ///   - environment: the variables that are set for it besides those of this process.
  ///   - folder: the folder in which it runs; `nil` is that of this process.
  ///   - input: the file or the end of a pipe that is standard input; `nil` is none.
  ///   - output: the file that takes standard output; `nil` drops it.
  package init(
    _ file: URL, _ arguments: [String], environment: [String: String] = [:], folder: URL? = nil,
    input: FileHandle? = nil, output: FileHandle? = nil
  ) throws {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    // No call of all systems starts a process in another folder; a shell does.
    let line = folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0.path] } ?? []
    number = try Interruption.shared.starting {
      let setup = try ProcessSetup(input: input?.fileDescriptor, output: output?.fileDescriptor)
      return try setup.spawn(line + [file.path] + arguments, variables.map { "\($0)=\($1)" })
    }
  }

  /// Waits for the end and tells it.
  ///
  /// - Parameters:
  ///   - limit: the seconds after which it is stopped; `nil` waits for ever.
  ///   - output: the file that it writes.
  ///   - megabytes: how large that file may become.
  package func wait(
    within limit: Double? = nil, output: URL? = nil, megabytes: Int = .max
  ) -> End {
    let start = ContinuousClock.now
    var pause = 200
    while true {
      if let end = ended() { return end }
      if let limit, ContinuousClock.now - start > .seconds(limit) {
        return stop(as: .tookTooLong(seconds: Int(limit.rounded(.up))))
      }
      if let output, megabytes < .max, output.sizeInMegabytes >= megabytes {
        return stop(as: .wroteTooMuch(megabytes: megabytes))
      }
      usleep(UInt32(pause))
      // Most programs take some milliseconds; for the others a hundredth of a second is enough.
      pause = min(pause * 5 / 4, 10_000)
    }
  }

  /// Ends it, and all that it started, at once.
  package func stop() {
    end.withLock { if $0 == nil { kill(-number, SIGKILL) } }
  }

  private func stop(as reason: End) -> End {
    end.withLock { end in
      if let end { return end }
      kill(-number, SIGKILL)
      Interruption.shared.ended(number)
      var status: Int32 = 0
      while waitpid(number, &status, 0) < 0, errno == EINTR {}
      end = reason
      return reason
    }
  }

  /// The end; `nil` while it runs.
  private func ended() -> End? {
    end.withLock { end in
      if let end { return end }
      // It is looked at before it is waited for: until then its number, and that of the group,
      // cannot become another's, so that the signal meets what it left and nobody else.
      var info = siginfo_t()
      let answer = waitid(P_PID, id_t(number), &info, WEXITED | WNOHANG | WNOWAIT)
      guard answer == 0 && info.si_signo == SIGCHLD || answer < 0 && errno == ECHILD else {
        return nil
      }
      kill(-number, SIGKILL)
      Interruption.shared.ended(number)
      var status: Int32 = 0
      while waitpid(number, &status, 0) < 0 {
        // Somebody else has waited for it.
        guard errno == EINTR else { status = 1; break }
      }
      // The low bits of the status are the signal.
      end = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal
      return end
    }
  }
}

extension URL {
  /// How large the file is, in whole megabytes; 0 where there is none.
  fileprivate var sizeInMegabytes: Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return Int(status.st_size) / 1_000_000
  }
}
