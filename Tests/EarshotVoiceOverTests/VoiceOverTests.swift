import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import TestSupport
import Testing

/// What is heard when swiping through a screen: lines, and the containers that focus enters.
struct VoiceOverTests {
  private func heard(_ text: String) throws -> [String] {
    let transcript = VoiceOver().reading(of: try Screen(notation: text))
    return transcript.lines.map { SpeechStyle.caption($0.utterance).sentence }
  }

  @Test func aContainerIsNamedOnlyWhenFocusComesFromOutside() throws {
    let heard = try heard(
      """
      group "G"
        text "A"
        group "H"
          text "B"
        text "C"
      text "D"
      group "G"
        text "E"
      """)
    #expect(heard == ["G, A", "H, B", "C", "D", "G, E"])
  }

  @Test func theCellsOfATableDoNotEnterItAgain() throws {
    let heard = try heard(
      "table (rows 1 columns 2) \"T\"\n  text \"A\" at 0,0\n  text \"B\" at 0,1")
    #expect(heard == ["T, A, row 1, column 1", "B, column 2"])
  }

  @Test func everyScreenIsEnteredFromOutside() throws {
    let screen = try Screen(notation: "group \"G\"\n  text id a \"A\"")
    let transcript = VoiceOver().reading(of: [screen, screen])
    #expect(transcript.lines.map(\.screen) == [0, 1])
    #expect(transcript.lines.map(\.element) == ["a", "a"])
    #expect(
      transcript.lines.map { SpeechStyle.caption($0.utterance).sentence } == ["G, A", "G, A"])
    #expect(transcript.linesByScreen.map(\.count) == [1, 1])
  }
}
