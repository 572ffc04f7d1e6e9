import ArgumentParser
import EarshotHost
import EarshotProject
import Foundation

/// The command line: one verb a question.
@main
struct EarshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earshot",
    abstract: "Hear an iOS screen on any machine.",
    discussion: """
      Earshot predicts what VoiceOver says on a screen that you hold as a file. A prediction names \
      the system it assumes; what the input cannot tell is listed. 'earshot FILE' is short for \
      'earshot read FILE'; 'earshot capture' says how to take a file of your app.

      Exit status: 0 fine, 1 findings or differences, 2 wrong usage, 3 an input could not be read \
      or holds nothing to hear, 4 internal failure.
      """,
    version: "0.1.0",
    subcommands: [
      AuditCommand.self, Braille.self, CaptureCommand.self, Compare.self, Convert.self, Draw.self,
      Drive.self, Effort.self, Read.self, Readiness.self, Report.self, Rules.self,
      Serve.self, Speak.self, TrendCommand.self, WorkerCommand.self,
    ], defaultSubcommand: Read.self)

  /// Parses and runs, with the exit statuses of the product instead of those of `sysexits.h`.
  static func main() {
    // Scripts ask for the version often; looking up a parser for it triples the time.
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--version"] {
      print(configuration.version)
      return
    }
    do {
      if let word = arguments.first, let mistake = mistake(inVerb: word) { throw mistake }
      let command = try parseAsRoot(arguments.isEmpty ? ["--help"] : spelledOut(arguments))
      let verb = type(of: command)
      Interruption.shared.begin()
      if !arguments.contains("--quiet") { tellOfWaiting() }
      do {
        try RunningCommand(command).runAndWait()
      } catch let error as ValidationError {
        exit(withWrongUsage: error.message, of: verb)
      } catch let error as UsageError {
        exit(withWrongUsage: error.message, of: verb)
      }
    } catch {
      exit(withStatusOf: error)
    }
  }

  /// Says what is waited for, where nobody writes it.
  private static func tellOfWaiting() {
    InputWatch.listen { path in
      let what = path == "-" ? "a capture on standard input" : "something to be written to it"
      Messages(isQuiet: false).note("waiting for \(what); Ctrl-C ends this", path: path)
    }
  }

  /// Says what is wrong as the parser does, which no longer knows the verb when it runs.
  private static func exit(
    withWrongUsage message: String, of verb: any ParsableCommand.Type
  ) -> Never {
    let name = "\(configuration.commandName ?? "earshot") \(verb._commandName)"
    let lines = [
      "Error: \(message)", "Usage: \(usageString(for: verb))",
      "  See '\(name) --help' for more information.",
    ]
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    Foundation.exit(ExitStatus.wrongUsage)
  }

  private static func exit(withStatusOf error: any Error) -> Never {
    let status = status(for: error)
    // What is wrong has been said.
    if error is RunFailure { Foundation.exit(status) }
    let text = suggesting(fullMessage(for: error))
    if status == ExitStatus.fine {
      if !text.isEmpty { print(text) }
    } else if status == ExitStatus.internalFailure, !(error is ExitCode) {
      Messages(isQuiet: false).error(error, path: configuration.commandName ?? "earshot")
    } else if !text.isEmpty {
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
    Foundation.exit(status)
  }

  /// The status to end with; an error that is neither a status nor about usage is a defect.
  static func status(for error: any Error) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    if let failure = error as? RunFailure { return failure.status }
    let code = exitCode(for: error)
    if code.isSuccess { return ExitStatus.fine }
    return code == .validationFailure ? ExitStatus.wrongUsage : ExitStatus.internalFailure
  }
}

/// Does what may be refused as wrong usage, in the words of the parser.
///
/// Throws `ValidationError`.
func usage<Result>(_ task: () throws -> Result) throws -> Result {
  do {
    return try task()
  } catch let error as UsageError {
    throw ValidationError(error.message)
  }
}
