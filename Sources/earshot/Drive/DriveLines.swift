import EarshotSession
import EarshotTree
import EarshotVoiceOver
import Foundation

/// VoiceOver by lines: one key or one step of a script in, what is heard out.
///
/// Lines of a pipe come all at once, so each one waits until everything was said.
struct DriveLines {
  var stage: DriveStage
  var messages: Messages

  func run() async -> Int32 {
    let runner = ScriptRunner(session: stage.session(), still: stage.still)
    await run("start", runner, number: 0)
    var number = 0
    var status = Status.fine
    while let line = readLine() {
      number += 1
      let text = line.trimmingCharacters(in: .whitespaces)
      switch DriveLines.command(of: text) {
      case .leave?: return status
      case .help?: put(KeyMap.help)
      case .gesture(let gesture)?: await run(gesture.name, runner, number: number)
      case nil:
        if !text.isEmpty, !text.hasPrefix("#"), await !run(text, runner, number: number) {
          status = Status.wrongUsage
        }
      default: break
      }
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
  private func run(_ text: String, _ runner: ScriptRunner, number: Int) async -> Bool {
    do {
      guard let step = try VoiceOverScript.parse(text).steps.first else { return false }
      let outcome = await runner.run(step)
      if let problem = outcome.problem {
        messages.error(problem, help: "name another element", path: "line \(number)")
        return false
      }
      put(outcome.heard.isEmpty ? ["<silence>"] : outcome.heard.map(DriveLines.text))
      return true
    } catch {
      messages.error(error.message, help: error.help, path: "line \(number)")
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

  private func put(_ lines: [String]) {
    // Who does not listen any more misses nothing.
    try? FileHandle.standardOutput.write(
      contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
  }
}
