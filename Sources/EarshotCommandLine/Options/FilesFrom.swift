import ArgumentParser
import EarshotHost
import EarshotProject

/// Inputs that a file lists, for more of them than a command line takes, and the part of them that is
/// looked at.
struct FilesFrom: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "File that lists inputs, one a line or with NUL between them; - reads standard input.",
      valueName: "file"),
    completion: .file())
  var filesFrom: String?

  @Option(
    help: ArgumentHelp(
      "Look at one of several parts of the inputs, such as 2/8; runs with all parts, one behind the "
        + "other, write what one run over all inputs does.", valueName: "part"))
  var shard: Shard?

  /// The inputs of the list, in order; none without the option.
  ///
  /// Throws an exit status after saying why the list cannot be read.
  func inputs(_ messages: Messages) throws -> [String] {
    guard let filesFrom else { return [] }
    let text: String
    do {
      let bytes = try InputFile(path: filesFrom).bytes()
      guard let valid = String(validating: bytes, as: UTF8.self) else {
        throw InputError(message: "the list is no text in UTF-8", help: "save it as UTF-8")
      }
      text = valid
    } catch {
      messages.error(error, path: filesFrom)
      throw ExitCode(ExitStatus.wrongUsage)
    }
    let separator: Character = text.contains("\0") ? "\0" : "\n"
    let names = text.split(whereSeparator: { $0 == separator || separator == "\n" && $0.isNewline })
    let paths = names.map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
    guard !paths.isEmpty else {
      messages.error(
        "the list names no input", help: "write a path a line, or leave out --files-from",
        path: filesFrom)
      throw ExitCode(ExitStatus.badInput)
    }
    return paths
  }
}

extension Shard: ExpressibleByArgument {}
