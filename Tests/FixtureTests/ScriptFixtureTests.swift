import EarshotBraille
import EarshotSession
import EarshotSpeech
import EarshotVoiceOver
import EarshotWriting
import Foundation
import TestSupport
import Testing

/// Scripts on captures: a new file in `Fixtures/Scripts` is a new test.
///
/// `EARSHOT_RECORD=1 swift test --filter ScriptFixtureTests` writes what is heard into the files.
struct ScriptFixtureTests {
  @Test(arguments: ScriptFixture.all)
  func theScriptPasses(_ fixture: ScriptFixture) async throws {
    var outcome = try await fixture.run()
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try outcome.recorded.write(to: fixture.url, atomically: true, encoding: .utf8)
      outcome = try await fixture.run()
    }
    let text = String(decoding: OutputFormat.text.write([outcome.report]), as: UTF8.self)
    #expect(outcome.report.isPassed, "\(text)")
  }

  @Test(arguments: ScriptFixture.all)
  func recordingKeepsWhatPasses(_ fixture: ScriptFixture) async throws {
    let outcome = try await fixture.run()
    let lines = outcome.recorded.components(separatedBy: "\n")
    let written = try fixture.text().components(separatedBy: "\n")
    #expect(lines.difference(from: written).removals.isEmpty)
    #expect(try await fixture.run(outcome.recorded).recorded == outcome.recorded)
  }

  @Test(arguments: ScriptFixture.all)
  func whatIsRecordedPasses(_ fixture: ScriptFixture) async throws {
    let bare = try fixture.text().components(separatedBy: "\n").filter { !$0.hasPrefix(" ") }
      .joined(separator: "\n")
    let recorded = try await fixture.run(bare).recorded
    let report = try await fixture.run(recorded).report
    #expect(report.isPassed)
    #expect(report.steps.allSatisfy { !$0.rows.isEmpty })
    #expect(
      recorded.components(separatedBy: "\n").filter { !$0.hasPrefix(" ") }
        == bare.components(separatedBy: "\n"))
  }

  @Test func everyLanguageOfBrailleInputHasATable() {
    #expect(BrailleLanguage.allCases.map(\.rawValue) == BrailleTable.languages)
  }

  @Test(.enabled(if: SharedFolder.data != nil))
  func everySessionCaseIsAScript() async throws {
    for (id, expected) in try sessionCases() {
      let url = ScriptFixture.folder.appending(path: "session/\(id).vo")
      try #require(FileManager.default.fileExists(atPath: url.path), "write \(url.path)")
      let transcript = try await ScriptFixture(url: url).run().transcript
      let heard = transcript.lines.map { line in
        let spoken = SpeechStyle.caption(line.utterance)
        let text = line.sound.map { "<sound:\($0.rawValue)>" } ?? spoken.line
        return text + (line.completion == .cut ? "<cut>" : "")
      }
      #expect(heard == expected, "\(id)")
    }
  }

  private func sessionCases() throws -> [(String, [String])] {
    let url = try #require(SharedFolder.data).appending(path: "speech-cases.json")
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let cases = try #require(file?["cases"] as? [[String: Any]])
    return try cases.filter { $0["kind"] as? String == "session" }.map { value in
      let expect = try #require(value["expect"] as? [String: Any])
      return (
        try #require(value["id"] as? String), try #require(expect["utterances"] as? [String])
      )
    }
  }
}
