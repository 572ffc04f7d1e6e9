import EarshotSpeech
import TestSupport
import Testing

/// Every utterance of the shared speech cases, exactly.
@Suite(.enabled(if: SharedFolder.data != nil))
struct SpeechCaseTests {
  @Test func theCasesAreThere() throws {
    #expect(try SpeechCase.utterances("high").count >= 92)
    #expect(try SpeechCase.utterances("medium").count >= 40)
  }

  @Test(arguments: try SpeechCase.utterances("high"))
  func saysExactlyWhatACaseOfHighConfidenceStates(_ speechCase: SpeechCase) throws {
    try verify(speechCase)
  }

  @Test(arguments: try SpeechCase.utterances("medium"))
  func saysExactlyWhatACaseOfMediumConfidenceStates(_ speechCase: SpeechCase) throws {
    try verify(speechCase)
  }

  @Test(arguments: try SpeechCase.utterances("low"))
  func saysExactlyWhatACaseOfLowConfidenceStates(_ speechCase: SpeechCase) throws {
    try verify(speechCase)
  }

  private func verify(_ speechCase: SpeechCase) throws {
    let spoken = try speechCase.spoken
    let expected = speechCase.expect
    #expect(spoken.sentence == expected.text)
    if let said = expected.spoken {
      let utterance = try speechCase.utterance.spoken(in: speechCase.language)
      #expect(SpeechStyle.caption(utterance).sentence == said)
    }
    guard speechCase.format != "designer" else { return }
    #expect(spoken.hint == expected.hint)
    if let extra = expected.extra {
      #expect(spoken.extra == extra)
    } else if speechCase.format == "caption" {
      #expect(spoken.extra.isEmpty)
    }
    guard let parts = expected.parts else { return }
    let heard = try speechCase.utterance.parts
    #expect(heard.map(\.role.rawValue) == parts.map(\.role))
    for (part, wanted) in zip(heard, parts) {
      #expect(part.text == wanted.text)
      #expect(part.pauseBefore.rawValue == wanted.pauseBefore ?? "none")
      if let tone = wanted.tone { #expect(part.tone.rawValue == tone) }
    }
  }
}
