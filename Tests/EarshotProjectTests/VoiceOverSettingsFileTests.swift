import EarshotCaptures
import EarshotProject
import EarshotSpeech
import EarshotVoiceOver
import Testing

/// Settings of VoiceOver as a file (A15).
struct VoiceOverSettingsFileTests {
  @Test func whatIsWrittenIsReadAgain() throws {
    var settings = VoiceOverSettings()
    settings.speaksHints = false
    settings.verbosity.speaksPosition = false
    settings.verbosity.numbers = .digits
    settings.verbosity.images = .described
    settings.preferences.doubleTapWait = 0.5
    settings.preferences.capitals = .speak
    settings.preferences.rotorModes = [.headings, .volume]
    let bytes = VoiceOverSettingsFile.bytes(of: settings)
    #expect(try VoiceOverSettingsFile.parse(bytes) == settings)
  }

  @Test func aKeyThatIsMissingIsThatOfANewPhone() throws {
    let text = "{\"earshot\": \"voiceover-settings/1\", \"largeCursor\": true}"
    var settings = VoiceOverSettings()
    settings.preferences.hasLargeCursor = true
    #expect(try VoiceOverSettingsFile.parse(Array(text.utf8)) == settings)
  }

  @Test(arguments: [
    ("{}", "'earshot'"),
    ("{\"earshot\": \"view/1\"}", "no version"),
    ("{\"earshot\": \"voiceover-settings/1\", \"capital\": \"speak\"}", "unknown key 'capital'"),
    ("{\"earshot\": \"voiceover-settings/1\", \"rate\": 2}", "'rate' cannot have this value"),
    ("{\"earshot\": \"voiceover-settings/1\", \"hints\": \"on\"}", "'hints' must be true or false"),
    (
      "{\"earshot\": \"voiceover-settings/1\", \"rotorModes\": [\"links\", \"links\"]}",
      "'rotorModes' cannot have this value"
    ),
  ])
  func aMistakeIsExplained(_ text: String, _ message: String) {
    do throws(CaptureError) {
      _ = try VoiceOverSettingsFile.parse(Array(text.utf8))
      Issue.record("it is read")
    } catch {
      #expect(error.message.contains(message))
    }
  }

  @Test func numbersAreReadDigitByDigit() {
    var settings = SpeechSettings(language: "en")
    settings.verbosity.numbers = .digits
    let utterance = SpeechComposer(settings: settings).utterance(for: .position(12, of: 30))
    #expect(utterance.parts.map(\.text) == ["12 of 30"])
    #expect(utterance.spoken(in: "en").parts.map(\.text) != ["12 of 30"])
  }
}
