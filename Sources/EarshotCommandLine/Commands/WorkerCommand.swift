import ArgumentParser
import EarshotHost
import EarshotProject
import Foundation

/// Answers jobs for as long as somebody sends them.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Answer jobs that come as lines of JSON, one line for each, for ever.",
    discussion: """
      For programs that spread thousands of captures over processes or machines. A job names a \
      verb (audit or read), its options, and the path of an input or its content as text or \
      base64. Answers come in the order of the jobs. What cannot be read, and a line that is no \
      job, is an answer with the error. An input that ends the process that reads it, or takes \
      longer than the limit, is tried once more alone, and then answered as an error. \
      Documentation/Worker.md has the keys.

      Examples:
        echo '{"verb": "audit", "path": "menu.xml"}' | earshot worker
        earshot worker --jobs 4 --time-limit 20 < jobs.jsonl > answers.jsonl
      """)

  @Option(help: "How many processes work at once.")
  var jobs = 1

  @Option(
    help: ArgumentHelp(
      "Seconds that a job may take; 0 has no limit.", valueName: "seconds"))
  var timeLimit = 60.0

  @Option(
    help: ArgumentHelp(
      "Megabytes of addresses that a process may take; what needs more is answered as an error. "
        + "(default: no limit)", valueName: "MB"))
  var memory: Int?

  @Option(help: ArgumentHelp("Megabytes that the line of a job may have.", valueName: "MB"))
  var lineLimit = 64

  @Flag(help: .hidden)
  var answersHere = false

  func validate() throws {
    guard (1...1_024).contains(jobs) else {
      throw ValidationError("--jobs \(jobs) is not between 1 and 1024")
    }
    guard timeLimit == 0 || (0.1...86_400).contains(timeLimit) else {
      throw ValidationError("--time-limit \(timeLimit) is neither 0 nor between 0.1 and 86400")
    }
    if let memory, !(640...1_048_576).contains(memory) {
      throw ValidationError("--memory \(memory) is not between 640 and 1048576 MB")
    }
    guard (1...1_024).contains(lineLimit) else {
      throw ValidationError("--line-limit \(lineLimit) is not between 1 and 1024 MB")
    }
  }

  func run() throws {
    let messages = Messages(isQuiet: false)
    let write: ([UInt8]) throws -> Void = { line in
      try Destination(path: nil, OutputPlace(), messages).write(line)
    }
    guard !answersHere else {
      ProcessLimits.endWithParent()
      if let memory { ProcessLimits.limitMemory(toMegabytes: memory) }
      let verbs = WorkerVerbs()
      return try WorkerLoop(limit: lineLimit << 20, verbs.answer).run(STDIN_FILENO, write: write)
    }
    let program = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    var arguments = ["worker", "--answers-here", "--line-limit", "\(lineLimit)"]
    if let memory { arguments += ["--memory", "\(memory)"] }
    let options = WorkerPool.Options(
      program: program, arguments: arguments, count: jobs,
      seconds: timeLimit == 0 ? nil : timeLimit, lineLimit: lineLimit << 20)
    try WorkerPool(options, write: write).run(STDIN_FILENO)
  }
}
