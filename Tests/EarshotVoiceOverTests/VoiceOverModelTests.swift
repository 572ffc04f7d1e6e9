import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import TestSupport
import Testing

/// Random gestures on random screens keep what must always hold.
struct VoiceOverModelTests {
  /// 100 screens with 1,000 gestures each.
  @Test(arguments: 0..<10)
  func theInvariantsHoldWhateverIsDone(_ seed: Int) async throws {
    for round in 0..<10 {
      var random = SeededGenerator(seed: UInt64(seed * 10 + round))
      let screen = screen(of: &random)
      let model = Model(screen)
      let session = Session(VoiceOver(), on: StillScreen(screen), lineLimit: 100)
      await session.start()
      for _ in 0..<1_000 {
        let gesture = model.gesture(&random)
        let moment: Turn.Moment =
          random.oneIn(4) ? .after(Double(random.int(0...20)) / 10) : .quiet
        let turn = await session.send(gesture, moment)
        let failure = await model.failure(of: session, turn)
        #expect(failure == nil, "seed \(seed * 10 + round): \(gesture)")
        guard failure == nil else { return }
      }
    }
  }

  @Test(arguments: 0..<10)
  func swipingThroughAStillScreenIsItsReading(_ seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(1_000 + seed))
    let screen = screen(of: &random)
    let voiceOver = VoiceOver(settings: SpeechSettings(language: "ru"))
    let reading = voiceOver.reading(of: screen)
    let session = Session(voiceOver, on: StillScreen(screen))
    var heard = await session.start().lines
    // What the app sums up is said before the first element.
    heard = heard.filter { $0.element == reading.lines.first?.element }
    for _ in reading.lines.dropFirst() { heard += await session.send(.swipeRight).lines }
    #expect(heard.map(\.utterance) == reading.lines.map(\.utterance))
    #expect(heard.map(\.element) == reading.lines.map(\.element))
  }

  @Test(arguments: 0..<20)
  func nextThenPreviousReturns(_ seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(2_000 + seed))
    let screen = screen(of: &random)
    let order = screen.readingOrder
    let session = Session(VoiceOver(), on: StillScreen(screen))
    await session.start()
    for stop in order.dropLast() {
      await session.send(.focus(stop.id))
      await session.send(.swipeRight)
      await session.send(.swipeLeft)
      #expect(await session.technology.cursor == stop.id)
    }
  }
}

/// A screen of a kind that an app could have.
private func screen(of random: inout SeededGenerator) -> Screen {
  var generator = ScreenGenerator(
    seed: random.next(), options: .init(nodeLimit: 40, isGeometryOnly: false, isOdd: false))
  return generator.screen()
}

/// What must hold on a screen.
private struct Model {
  let order: ReadingOrder
  let points: [Point]

  init(_ screen: Screen) {
    order = screen.readingOrder
    points = order.compactMap { $0.element.effectiveFrame?.center }
  }

  func gesture(_ random: inout SeededGenerator) -> Gesture {
    switch random.int(0...9) {
    case 0 where !points.isEmpty: return .touch(points[random.int(0...points.count - 1)])
    case 1 where !order.isEmpty: return .focus(order[random.int(0...order.count - 1)].id)
    case 2: return .type("а")
    default: return Gesture.simple[random.int(0...Gesture.simple.count - 1)]
    }
  }

  /// What does not hold any more.
  func failure(
    of session: Session<VoiceOver>, _ turn: Turn
  ) async -> String? {
    let technology = await session.technology
    let screen = await session.currentScreen
    if let cursor = technology.cursor, screen.order.index(of: cursor) == nil {
      return "focus is on '\(cursor)', which cannot be reached"
    }
    if technology.isOn, technology.cursor == nil, !screen.order.isEmpty {
      return "focus is nowhere"
    }
    let adjusted = turn.actions.last { [.increment, .decrement].contains($0.action) }
    if let adjusted, technology.cursor != adjusted.element { return "adjusting moved focus" }
    for line in turn.lines where line.end < line.start {
      return "a line ends before it begins"
    }
    let overlapping = zip(
      turn.lines.filter { $0.sound == nil }, turn.lines.filter { $0.sound == nil }.dropFirst()
    ).contains { $0.end > $1.start + 1e-9 }
    return overlapping ? "two lines overlap" : nil
  }
}
