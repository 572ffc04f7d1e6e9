import EarshotSpeech
import EarshotTree
import EarshotVerbalizer
import Testing

struct UtteranceVerbalizationTests {
  @Test func partsAreReadInTheirLanguage() {
    let part = Utterance.Part(.label, authored: "30 cm", language: "en", field: .label)
    #expect(part.verbalized(in: "ru").verbalised == "thirty cm")
  }
}
