import EarshotCaptures
import EarshotSession
import EarshotSpeech
import EarshotVoiceOver
import EarshotWriting
import Foundation
import TestSupport
import Testing

/// Captures through the whole pipeline: what is heard is what the file beside them says.
///
/// `EARSHOT_RECORD=1 swift test --filter FixtureTests` writes what is heard into the files.
struct FixtureTests {
  @Test(arguments: Fixture.all)
  func theCaptureIsHeardAsRecorded(_ fixture: Fixture) throws {
    let bytes = try [UInt8](Data(contentsOf: fixture.capture))
    let format = try CaptureFormat.recognizing(bytes)
    let strings = try fixture.strings.map {
      try LocalizedStrings([UInt8](Data(contentsOf: $0)), language: fixture.language)
    }
    let capture = try format.read(bytes, ReadOptions(strings: strings))
    let settings = SpeechSettings(language: fixture.language)
    let reading = Reading(
      format: capture.format, path: fixture.capture.lastPathComponent,
      transcript: VoiceOver(settings: settings).reading(of: capture.screens))
    let heard = String(decoding: OutputFormat.text.write(reading), as: UTF8.self)
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try heard.write(to: fixture.spoken, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: fixture.spoken, encoding: .utf8)
    #expect(heard.components(separatedBy: "\n") == expected.components(separatedBy: "\n"))
  }

  @Test(arguments: CaptureFormat.all)
  func everyFormatHasACapture(_ format: CaptureFormat) throws {
    #expect(
      try Fixture.all.contains { fixture in
        let bytes = try [UInt8](Data(contentsOf: fixture.capture))
        return try CaptureFormat.recognizing(bytes).id == format.id
      })
  }

  @Test func everyCaptureHasWordsBesideIt() {
    #expect(Fixture.all.count >= 10)
    #expect(Fixture.silent == [])
  }
}
