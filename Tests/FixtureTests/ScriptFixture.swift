import EarshotCaptures
import EarshotPizza
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Foundation
import TestSupport
import Testing

/// A script in `Fixtures/Scripts` with the capture that it names.
struct ScriptFixture: Sendable, CustomTestStringConvertible {
  /// The script.
  var url: URL

  var testDescription: String { url.path.replacing(ScriptFixture.folder.path + "/", with: "") }

  static let folder = SharedFolder.checkout.appending(path: "Fixtures/Scripts")

  /// All scripts, on captures and on the pizza app.
  static var all: [ScriptFixture] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".vo") }.sorted()
      .map { ScriptFixture(url: folder.appending(path: $0)) }
  }

  func script() throws -> VoiceOverScript {
    try VoiceOverScript.parse(String(contentsOf: url, encoding: .utf8))
  }

  /// Runs the script; the transcript is that of the whole session.
  func run() async throws -> (report: ScriptReport, transcript: Transcript) {
    let script = try script()
    let source = try #require(script.source)
    if let app = PizzaApp.named(source) {
      return await run(script, on: app, still: nil, name: source, language: "ru")
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

  private func run(
    _ script: VoiceOverScript, on app: any ScreenSource, still: StillScreen?, name: String,
    language: String
  ) async -> (report: ScriptReport, transcript: Transcript) {
    var voiceOver = VoiceOver(settings: SpeechSettings(language: language))
    script.settings.apply(to: &voiceOver)
    let session = Session(
      voiceOver, on: app, pace: SpeechPace(rate: voiceOver.preferences.rate))
    let runner = ScriptRunner(session: session, still: still)
    let report = await runner.run(script, name: testDescription, source: name)
    return (report, await session.transcript)
  }
}
