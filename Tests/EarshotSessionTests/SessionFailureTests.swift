import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Testing

/// An app that cannot be asked is spoken of, and the session stays usable.
struct SessionFailureTests {
  private static func screen() throws -> Screen {
    try Screen(notation: "header \"Menu\"\nbutton \"Add\"\nbutton \"Pay\"")
  }

  // The call that fails: the first look, a look in a turn, a perform, a wait.
  @Test(arguments: 1...11, [FaultySource.Fault.throwing, .hanging])
  func aFailureAtAnyCallIsSpokenOnceAndPasses(
    _ call: Int, _ fault: FaultySource.Fault
  ) async throws {
    let source = FaultySource(try Self.screen(), fault, failing: call..<call + 1)
    // Only what hangs is to meet the limit, however busy the machine is.
    let limit = fault == .hanging ? Duration.seconds(3) : .seconds(600)
    let session = Session(VoiceOver(), on: source, timeout: limit)
    var turns = [await session.start()]
    turns.append(await session.send(.swipeRight))
    turns.append(await session.send(.doubleTap))
    turns.append(await session.send(.swipeRight))
    #expect(await source.callCount >= call)
    #expect(turns.flatMap(\.lines).filter { $0.cause == .failed }.count == 1)
    let after = await session.send(.fourFingerTapBottom)
    #expect(after.lines.map { SpeechStyle.caption($0.utterance).sentence } == ["Pay, button"])
  }

  @Test(arguments: [FaultySource.Fault.throwing, .hanging])
  func aDeadSourceCostsOneErrorATurnAndFewCalls(_ fault: FaultySource.Fault) async throws {
    let source = FaultySource(try Self.screen(), fault, failing: 3..<Int.max)
    let session = Session(VoiceOver(), on: source, timeout: .milliseconds(300))
    await session.start()
    for gesture in [Gesture.swipeRight, .doubleTap, .twoFingerSwipeUp, .scrub] {
      let before = await source.callCount
      let turn = await session.send(gesture)
      #expect(turn.lines.contains { $0.cause == .failed }, "\(gesture)")
      #expect(await source.callCount - before <= 3, "\(gesture)")
    }
    await session.settle()
    #expect(await session.transcript.lines.allSatisfy { $0.end <= 60 })
  }

  @Test func aSourceThatDiesWhileEverythingIsReadEndsTheReading() async throws {
    let source = FaultySource(try Self.screen(), failing: 5..<Int.max)
    let session = Session(VoiceOver(), on: source)
    await session.start()
    await session.send(.twoFingerSwipeUp)
    let rest = await session.settle()
    #expect(rest.lines.contains { $0.cause == .failed })
    #expect(await !session.technology.isReadingAll)
    #expect(await source.callCount < 20)
  }

  @Test func theErrorIsInTheLanguageOfThePhone() async throws {
    let source = FaultySource(try Self.screen(), failing: 1..<2)
    let session = Session(
      VoiceOver(settings: SpeechSettings(language: "ru")), on: source)
    let turn = await session.start()
    let text = turn.lines.map { SpeechStyle.caption($0.utterance).line }.joined()
    #expect(text.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }, "\(text)")
  }

  @Test func aNotificationWaitsForAnAppThatAnswersAgain() async throws {
    let source = FaultySource(try Self.screen(), failing: 3..<4)
    let session = Session(VoiceOver(), on: source)
    await session.start()
    await session.post(.screenChanged())
    let turn = await session.post(.announcement("Paid"), .after(5))
    #expect(turn.lines.map { SpeechStyle.caption($0.utterance).line } == ["Paid"])
  }
}
