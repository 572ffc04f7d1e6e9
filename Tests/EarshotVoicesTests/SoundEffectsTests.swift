import EarshotSession
import EarshotVoices
import Testing

@Suite struct SoundEffectsTests {
  @Test(arguments: Sound.allCases, [16_000, 22_050, 44_100])
  func aSoundIsShortAndSoft(_ sound: Sound, _ rate: Int) throws {
    let audio = SoundEffects.audio(of: sound, rate: rate)
    #expect(audio.rate == rate)
    #expect(audio.duration > 0.05 && audio.duration < 0.4)
    #expect(audio.samples.first == 0 && audio.samples.last == 0)
    // Below -6 dBFS, and well above nothing.
    let peak = try #require(audio.samples.map(\.magnitude).max())
    #expect(peak > 2_000 && peak < 16_384)
    // A click is a step between two samples that no tone of ours makes.
    let step =
      zip(audio.samples, audio.samples.dropFirst()).map { Int($1) - Int($0) }
      .map(\.magnitude).max() ?? 0
    #expect(step < 4_200)
    let mean = Double(audio.samples.reduce(0) { $0 + Int($1) }) / Double(audio.samples.count)
    #expect(mean.magnitude < 1)
    #expect(audio == SoundEffects.audio(of: sound, rate: rate))
  }

  /// Correlation of two sounds over their common length, from -1 to 1.
  private func likeness(_ one: Audio, _ other: Audio) -> Double {
    func product(_ one: [Int16], _ other: [Int16]) -> Double {
      zip(one, other).reduce(0) { $0 + Double($1.0) * Double($1.1) }
    }
    let energy = product(one.samples, one.samples) * product(other.samples, other.samples)
    return product(one.samples, other.samples) / energy.squareRoot()
  }

  @Test func noSoundIsLikeAnother() {
    let sounds = Sound.allCases.map { SoundEffects.audio(of: $0, rate: 22_050) }
    for (index, one) in sounds.enumerated() {
      #expect(likeness(one, one) > 0.999)
      for other in sounds.dropFirst(index + 1) { #expect(likeness(one, other).magnitude < 0.4) }
    }
  }
}
