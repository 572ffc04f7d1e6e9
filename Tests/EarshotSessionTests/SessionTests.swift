import EarshotSession
import EarshotSpeech
import EarshotTesting
import EarshotTree
import EarshotVoiceOver
import Testing

/// Turns that never overlap, on a clock of their own.
struct SessionTests {
  private static func menu() throws -> Screen {
    try Screen(
      notation: """
        header "Menu" id menu
        button "Add" id add
        adjustable "Size" id size value "50%"
        """)
  }

  @Test func aThousandConcurrentInputsAreAnsweredInOrder() async throws {
    let source = RecordedSource(try Self.menu())
    let session = Session(CountingTechnology(), on: source)
    let count = 1_000
    let turns = await withTaskGroup(of: (Int, [String]).self) { group in
      for number in 0..<count {
        group.addImmediateTask {
          let turn = await session.send(number, .after(0.01))
          return (number, turn.lines.map { SpeechStyle.caption($0.utterance).line })
        }
      }
      return await group.reduce(into: [Int: [String]]()) { $0[$1.0] = $1.1 }
    }
    #expect(await session.technology.received == Array(0..<count))
    #expect(await source.performed == (0..<count).map(String.init))
    #expect(await !source.hasOverlapped)
    #expect(turns == Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, ["\($0)"]) }))
  }

  @Test func inputsFromDetachedTasksNeverOverlap() async throws {
    let source = RecordedSource(try Self.menu())
    let session = Session(CountingTechnology(), on: source)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<1_000 { group.addTask { await session.send(number) } }
    }
    let received = await session.technology.received
    #expect(received.sorted() == Array(0..<1_000))
    #expect(await source.performed == received.map(String.init))
    #expect(await !source.hasOverlapped)
    let starts = await session.transcript.lines.map(\.start)
    #expect(starts == starts.sorted() && Set(starts).count == 1_000)
  }

  @Test func twoRunsGiveEqualTranscripts() async throws {
    let gestures: [Gesture] = [
      .swipeRight, .swipeRight, .swipeUp, .swipeDown, .doubleTap, .swipeLeft, .twoFingerSwipeUp,
      .twoFingerTap, .twoFingerTap, .rotateClockwise, .scrub,
    ]
    let moments: [Turn.Moment] = [.quiet, .after(0.3), .after(0)]
    func run() async throws -> Transcript {
      let session = Session(VoiceOver(), on: StillScreen(try Self.menu()))
      await session.start()
      for (index, gesture) in gestures.enumerated() {
        await session.send(gesture, moments[index % 3])
      }
      await session.settle()
      return await session.transcript
    }
    let first = try await run()
    #expect(!first.lines.isEmpty)
    #expect(try await run() == first)
  }

  @Test func aTurnThatReplacesWhatHadNoTimeStillTellsItsLine() async throws {
    let session = Session(VoiceOver(), on: StillScreen(try Self.menu()))
    await session.start()
    let turn = await session.send(.swipeRight, .after(0))
    #expect(turn.lines.map { SpeechStyle.caption($0.utterance).sentence } == ["Add, button"])
    #expect(await session.transcript.lines.count == 1)
  }

  @Test func aLongSessionKeepsItsLastLines() async throws {
    let session = Session(VoiceOver(), on: StillScreen(try Self.menu()), lineLimit: 5)
    await session.start()
    for _ in 0..<10 {
      let turn = await session.send(.singleTap)
      #expect(turn.lines.count == 1)
    }
    #expect(await session.transcript.lines.count == 5)
  }

  @Test(arguments: [0.0, 0.05, 0.1, 0.3])
  func anAnnouncementWithinAnActivationIsLost(_ delay: Double) async throws {
    let screen = try Screen(notation: "toggleButton \"Vegan\" id vegan value \"0\"")
    let session = Session(VoiceOver(), on: AnnouncingSource(screen, after: delay))
    await session.start()
    // Odd times show what rounding does to the limit of 100 ms.
    await session.wait(1.0 / 3)
    await session.send(.doubleTap)
    await session.settle()
    let heard = await session.transcript.lines.map { SpeechStyle.caption($0.utterance).sentence }
    #expect(heard.contains("Added to the cart") == (delay >= 0.1), "\(heard)")
  }
}

/// A still screen whose taps are announced some time later.
private struct AnnouncingSource: ScreenSource {
  let still: StillScreen
  let delay: Double

  init(_ screen: Screen, after delay: Double) {
    still = StillScreen(screen)
    self.delay = delay
  }

  func screen() async -> Screen { await still.screen() }

  func perform(_ action: ElementAction, on id: Element.ID?) async -> ActionResult {
    var result = await still.perform(action, on: id)
    if result.isHandled {
      result.changes = [TimedChange(.announcement("Added to the cart"), after: delay)]
    }
    return result
  }
}
