import ArgumentParser
import EarshotBraille
import EarshotHost
import EarshotProject
import EarshotSession
import EarshotWriting

/// Answers how a text is written in braille, and what braille says.
struct Braille: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a text in braille, or read braille as text.",
    discussion: """
      The rules are the tables of liblouis, which is found at run time. Whole screens are written \
      with 'earshot speak --format braille'.

      Keys are dots such as 145 or the keys of a braille typewriter such as fjk, and space, \
      delete, return, delete-word.

      Examples:
        earshot braille --language ru "Купить, кнопка"
        earshot braille --grade 2 "Add to cart"
        earshot braille --read menu.brf --language ru
        earshot braille --keys "145 135 space 134" --language ru
        earshot braille --tables
      """)

  @Argument(help: "Words to write.")
  var text: [String] = []

  @Option(
    help: ArgumentHelp(
      "File of braille to read as text, in braille characters or braille ASCII; - reads standard "
        + "input.", valueName: "file"), completion: .file())
  var read: String?

  @Option(help: ArgumentHelp("Keys of a braille typewriter to read as text.", valueName: "keys"))
  var keys: String?

  @Flag(help: "List the tables that there are.")
  var tables = false

  @Option(help: ArgumentHelp("Language of the text, as a BCP 47 tag.", valueName: "tag"))
  var language = "en"

  @OptionGroup var braille: BrailleArguments

  func validate() throws {
    let tasks = [!text.isEmpty, read != nil, keys != nil, tables].count { $0 }
    guard tasks == 1 else {
      throw ValidationError("name words to write, or one of '--read', '--keys' and '--tables'")
    }
    if !text.isEmpty, text.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError("there are no words to write")
    }
    if let keys, keys.allSatisfy(\.isWhitespace) {
      throw ValidationError("'--keys' names no key; an example is --keys \"145 135 space\"")
    }
  }

  func run() throws {
    let messages = Messages(isQuiet: false)
    do {
      let output = Destination(path: nil, OutputPlace(), messages)
      for line in try lines() { try output.write(Array("\(line.onOneLine)\n".utf8)) }
    } catch let failure as RunFailure {
      throw failure
    } catch {
      messages.error(error, path: read ?? "braille")
      throw ExitCode(ExitStatus.badInput)
    }
  }

  private func lines() throws -> [String] {
    if tables { return BrailleTable.all.map(\.inWords) }
    let code = BrailleCode(
      language: language, grade: braille.grade ?? 1, dots: braille.dots ?? 6)
    let table = try BrailleTable.table(
      for: language, grade: code.grade, dots: code.dots)
    let translator = try LibLouis()
    if let keys { return [try typed(keys, table, translator)] }
    if let read { return try entries(of: read, table, translator) }
    tellOfScreens()
    let words = text.joined(separator: " ").split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return try words.map { try translator.braille(of: String($0), code).cells.unicode }
  }

  /// Says how a screen is written, since the name of one was given and is written as words.
  private func tellOfScreens() {
    guard text.count == 1, let name = text.first,
      BuiltInScreens.isMeant(by: name) || FileKind(of: name) != nil
    else { return }
    Messages(isQuiet: false).note(
      "this is written as words; 'earshot speak \(name) --format braille' writes the screen",
      path: name)
  }

  private func typed(
    _ keys: String, _ table: BrailleTable, _ translator: LibLouis
  ) throws -> String {
    var input = BrailleInput([language])
    for name in keys.split(whereSeparator: \.isWhitespace).map(String.init) {
      guard let key = BrailleKey(name) else { throw BrailleError.notDots(name) }
      try input.press(key) { cells, _ in try translator.text(of: cells, by: table) }
    }
    return input.text
  }

  private func entries(
    of path: String, _ table: BrailleTable, _ translator: LibLouis
  ) throws -> [String] {
    let file = String(decoding: try InputFile(path: path).bytes(), as: UTF8.self)
    let entries = try BrailleFile.entries(in: file)
    guard entries.contains(where: { !$0.isEmpty }) else {
      throw InputError(
        message: "there is no braille in it",
        help: "pass a file that 'earshot speak --format brf' or another program wrote")
    }
    return try entries.map { try translator.text(of: $0, by: table) }
  }
}

extension BrailleTable {
  /// A line about the table.
  fileprivate var inWords: String {
    let direction = inputFile == nil ? " (cannot be read back)" : ""
    return "\(language)  \(option)  \(file)  \(name)\(direction)"
  }
}
