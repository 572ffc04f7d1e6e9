import EarshotBraille
import EarshotCaptures
import EarshotPizza
import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
import EarshotText
import EarshotTree
import EarshotVoiceControl
import EarshotVoiceOver
import Foundation
import TestSupport
import Testing

/// A script in `Fixtures/Scripts` with the capture that it names.
struct ScriptFixture: Sendable, CustomTestStringConvertible {
  /// What came of a run.
  struct Outcome {
    var report: ScriptReport
    /// What was heard in the whole session.
    var transcript: Transcript
    /// The script with what was heard.
    var recorded: String
  }

  /// The script.
  var url: URL

  var testDescription: String { url.path.replacing(ScriptFixture.folder.path + "/", with: "") }

  static let folder = SharedFolder.checkout.appending(path: "Fixtures/Scripts")
  private static let extensions = [".vo", ".vc", ".sc"]

  /// All scripts, on captures and on the pizza app, of all technologies.
  static var all: [ScriptFixture] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { name in extensions.contains { name.hasSuffix($0) } }.sorted()
      .map { ScriptFixture(url: folder.appending(path: $0)) }
      .filter { hasBraille || !$0.needsBraille }
  }

  /// Whether liblouis is there, or has to be.
  private static let hasBraille = (try? LibLouis()) != nil || SharedFolder.isRequired

  /// Whether it writes dots or feels a display.
  private var needsBraille: Bool {
    let words = ["\nset brailleDisplay ", "\ndots "]
    return (try? text()).map { text in words.contains { text.contains($0) } } ?? false
  }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Runs the script, or another one in its place, by the technology that it names.
  func run(_ text: String? = nil) async throws -> Outcome {
    let text = try text ?? self.text()
    switch ScriptHeader(text).technology {
    case nil, "voiceover": return try await run(VoiceOverScript.parse(text))
    case "voice-control": return try await run(Script<VoiceControl>.parse(text))
    case "switch-control": return try await run(Script<SwitchControl>.parse(text))
    case let name?:
      throw ScriptError(
        "there is no technology '\(name)'", help: "", at: ScriptHeader(text).location)
    }
  }

  private func run<Technology>(_ script: Script<Technology>) async throws -> Outcome {
    let source = try #require(script.source)
    let language = script.settings.language.map { PizzaLanguage(for: Language($0)) } ?? .russian
    if let app = PizzaApp.named(source, language: language) {
      return await run(script, on: app, still: nil, name: source, language: language.rawValue)
    }
    let bytes = try [UInt8](
      Data(contentsOf: url.deletingLastPathComponent().appending(path: source)))
    let options = ReadOptions(profile: script.settings.profile)
    let capture = try CaptureFormat.recognizing(bytes).read(bytes, options)
    let still = StillScreen(try #require(capture.screens.first))
    return await run(
      script, on: still, still: still, name: source,
      language: capture.screens.first?.language ?? "en")
  }

  private func run<Technology>(
    _ script: Script<Technology>, on app: any ScreenSource, still: StillScreen?, name: String,
    language: String
  ) async -> Outcome {
    var technology = Technology(settings: SpeechSettings(language: language))
    script.settings.apply(to: &technology)
    if var voiceOver = technology as? VoiceOver {
      voiceOver.braille = .installed
      technology = voiceOver as? Technology ?? technology
    }
    let session = Session(technology, on: app, pace: technology.pace)
    let runner = ScriptRunner(session: session, still: still)
    let report = await runner.run(script, name: testDescription, source: name)
    return Outcome(
      report: report, transcript: await session.transcript, recorded: script.recording(report))
  }
}
