import EarshotVoices
import Testing

@Suite struct AudioTests {
  @Test func silenceHasTheLengthThatIsAsked() {
    #expect(Audio(silence: 0.5).duration == 0.5)
    #expect(Audio(silence: 0.5).samples.allSatisfy { $0 == 0 })
    #expect(Audio(silence: -1).samples.isEmpty)
  }
}
