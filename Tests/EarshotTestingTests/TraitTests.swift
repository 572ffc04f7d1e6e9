import EarshotTesting
import EarshotTree
import Testing

/// The listener of a suite, a test and a call.
@Suite(.voiceOver(language: "ru", hints: false))
struct TraitTests {
  private static let size = "adjustable \"Размер\" value \"Средняя\""

  @Test func theSuiteDecides() async throws {
    expectSpoken(Self.size) { "Размер, Средняя, элемент регулировки" }
    let vo = try await VoiceOverUser(on: Self.size)
    vo.expect(says: "Размер, Средняя, элемент регулировки")
  }

  @Test(.voiceOver(language: "de"))
  func theTestWinsAndKeepsTheRest() {
    expectSpoken(Self.size) { "Размер, Средняя, einstellbar" }
  }

  @Test func theCallWins() {
    expectSpoken(Self.size, as: Listener(language: "en")) { "Размер, Средняя, adjustable" }
  }

  @Suite struct Inner {
    @Test func theOuterSuiteDecides() {
      expectSpoken(TraitTests.size) { "Размер, Средняя, элемент регулировки" }
    }
  }

  @Test(.voiceOver(profile: Profile(version: 26, idiom: .pad)), arguments: 0..<50)
  func theListenerTravelsWithTheTask(_ number: Int) async {
    await Task.yield()
    #expect(Listener.current.language == "ru")
    #expect(Listener.current.profile?.version == 26)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { #expect(Listener.current.hints == false) }
    }
  }
}

/// Outside of a suite with the trait nothing is set.
struct NoTraitTests {
  @Test func nothingIsSet() { #expect(Listener.current == Listener()) }
}
