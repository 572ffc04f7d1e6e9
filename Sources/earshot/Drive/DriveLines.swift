import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Foundation

/// VoiceOver by lines: one key or one step of a script in, what is heard out.
///
/// Lines of a pipe come all at once, so each one waits until everything was said.
struct DriveLines {
  var stage: DriveStage
  /// How sentences are written.
  var style: SpeechStyle
  var messages: Messages

  func run() async -> Int32 {
    let runner = ScriptRunner(session: stage.session(), still: stage.still, style: style)
    await run("start", runner, at: SourceLocation(line: 1, column: 1))
    var number = 0
    var status = Status.fine
    while let line = readLine() {
      number += 1
      let text = line.trimmingCharacters(in: .whitespaces)
      let place = SourceLocation(line: number, column: line.utf8Indentation + 1)
      let isDone: Bool
      switch DriveLines.command(of: text) {
      case .leave?: return status
      case .help?: isDone = put(KeyMap.lineHelp)
      case .gesture(let gesture)?: isDone = await run(gesture.name, runner, at: place)
      case nil:
        isDone = text.isEmpty || text.hasPrefix("#") ? true : await run(text, runner, at: place)
      default:
        messages.error(
          "'\(text)' is a key of the terminal", help: "write a step; ? shows what a line can be",
          path: "-", at: place)
        isDone = false
      }
      if !isDone { status = Status.wrongUsage }
    }
    return status
  }

  /// What a line that names a key asks for.
  static func command(of text: String) -> KeyMap.Command? {
    if text == "quit" { return .leave }
    if text == "help" { return .help }
    guard text.count == 1, let character = text.first else { return nil }
    return KeyMap.command(for: .character(character))
  }

  /// Does a step and prints what is heard; false after saying why it cannot be done.
  @discardableResult
  private func run(
    _ text: String, _ runner: ScriptRunner<VoiceOver>, at place: SourceLocation
  ) async -> Bool {
    do {
      guard let step = try VoiceOverScript.parse(text).steps.first else { return false }
      let outcome = await runner.run(step)
      if let problem = outcome.problem {
        messages.error(
          problem, help: outcome.help ?? "see 'Documentation/Scripts.md'", path: "-", at: place)
        return false
      }
      return put(outcome.heard.isEmpty ? ["<silence>"] : outcome.heard.map(DriveLines.text))
    } catch {
      let column = place.column + error.location.column - 1
      messages.error(
        error.message, help: error.help, path: "-",
        at: SourceLocation(line: place.line, column: column))
      return false
    }
  }

  /// Something heard as the data sets write it.
  static func text(of heard: ScriptReport.Heard) -> String {
    switch heard.kind {
    case .sounds: "<sound:\(heard.text)>"
    case .cut: heard.line + "<cut>"
    default: heard.line
    }
  }

  /// Prints lines; always true.
  private func put(_ lines: [String]) -> Bool {
    // Who does not listen any more misses nothing.
    try? FileHandle.standardOutput.write(
      contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    return true
  }
}

extension String {
  /// Number of bytes before the first character that is no space.
  fileprivate var utf8Indentation: Int { prefix { $0 == " " || $0 == "\t" }.utf8.count }
}
