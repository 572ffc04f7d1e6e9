import EarshotAudit
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// An example of a rule: a screen with a script, and the lines of the steps that must be reported.
struct SessionExample {
  let text: String
  let record: SessionRecord
  /// The marked lines, from 1.
  let marks: Set<Int>

  /// Runs the script on the screen.
  ///
  /// - Parameter script: changes the lines of the script before it is run.
  init(_ text: String, _ script: ([String]) -> [String] = { $0 }) async throws {
    self.text = text
    var notation: [String] = []
    var steps: [String] = []
    var marks: Set<Int> = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let bare = line.hasPrefix("▼ ") ? String(line.dropFirst(2)) : line
      guard bare.hasPrefix("> ") else {
        let rest = line.dropFirst("session".count)
        notation.append(
          line.hasPrefix("session") ? rest.isEmpty ? "screen" : "screen" + rest : line)
        continue
      }
      steps.append(String(bare.dropFirst(2)))
      if bare != line { marks.insert(steps.count) }
    }
    let screen = try Screen(notation: notation.joined(separator: "\n"))
    let still = StillScreen(screen)
    let settings = SpeechSettings(language: screen.language ?? "en")
    let session = Session(VoiceOver(settings: settings), on: still)
    let parsed = try Script<VoiceOver>.parse(script(steps).joined(separator: "\n"))
    let outcome = await ScriptRunner(session: session, still: still).recordedRun(
      parsed, name: "", source: "")
    let problem = outcome.report.steps.compactMap(\.problem).first
    if let problem { throw Mistake(problem: problem, text: text) }
    record = outcome.record
    self.marks = marks
  }

  /// What is wrong with an example.
  struct Mistake: Error {
    var problem: String
    var text: String
  }
}

extension Rule {
  /// What the rule alone finds in a session.
  func findings(in example: SessionExample) -> [SessionFinding] {
    Audit([Audit.Check(self)]).findings(in: AuditedSession(example.record))
  }

  /// The sessions that must be reported, and those that must not.
  var failingSessions: [String] { examples.failing.filter(\.isSession).map(\.text) }
  var cleanSessions: [String] { examples.passing.filter(\.isSession).map(\.text) }
}
