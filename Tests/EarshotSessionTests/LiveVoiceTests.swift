import EarshotSession
import EarshotSpeech
import EarshotTesting
import EarshotTree
import EarshotVoiceOver
import Testing

/// What a session tells the voice that follows it; the clock does not wait here.
struct LiveVoiceTests {
  /// A voice that needs two seconds for everything, and some more for each line.
  private actor SlowVoice: LiveVoice {
    var told: [String] = []
    private let delay: Double
    private var number: Int?
    /// When what is said should end, once it was not extended.
    private var end = Double.infinity

    init(delay: Double = 0) {
      self.delay = delay
    }

    func prepare(
      _ utterance: Utterance, _ pace: SpeechPace, _ settings: SpeechSettings, isCutting: Bool
    ) -> Double? {
      if isCutting { told.append("cut") }
      return 2
    }

    func play(_ sound: Sound) { told.append("<\(sound.rawValue)>") }

    func wait(for time: Double) -> Double {
      guard time >= end else { return 0 }
      end = .infinity
      return delay
    }

    func follow(_ timeline: SpeechTimeline, at time: Double) {
      guard let speaking = timeline.speaking else {
        if number != nil { told.append("\(time.inTenths) silence") }
        number = nil
        return
      }
      guard speaking.number != number else { return }
      (number, end) = (speaking.number, speaking.line.end)
      let words = SpeechStyle.caption(speaking.line.utterance).line
      told.append("\(time.inTenths) \(words)\(speaking.line.isAudible ? "" : " muted")")
    }
  }

  private func session(_ voice: SlowVoice) throws -> Session<VoiceOver> {
    let screen = try Screen(
      notation: """
        header "Menu" id menu
        button "Add" id add
        """)
    return Session(VoiceOver(), on: StillScreen(screen), voice: voice)
  }

  @Test func anAnnouncementWaitsUntilTheVoiceHasEnded() async throws {
    let voice = SlowVoice()
    let session = try session(voice)
    await session.start()
    await session.post(.announcement("Later", priority: .low), .after(0.5))
    await session.settle()
    #expect(await voice.told == ["0 Menu, heading", "2 Later", "4 silence"])
  }

  @Test func aLineIsOverWhenTheVoiceIs() async throws {
    let voice = SlowVoice(delay: 0.3)
    let session = try session(voice)
    await session.start()
    await session.post(.announcement("Later", priority: .low), .after(0.5))
    await session.settle()
    #expect(await voice.told == ["0 Menu, heading", "2.3 Later", "4.6 silence"])
    #expect(await session.transcript.lines.map { ($0.end - $0.start).inTenths } == ["2.3", "2.3"])
  }

  @Test func theVoiceIsStoppedBeforeNewWordsAreMade() async throws {
    let voice = SlowVoice()
    let session = try session(voice)
    await session.start()
    await session.send(.swipeRight, .after(0.5))
    await session.send(.swipeRight, .after(0.5))
    await session.settle()
    #expect(
      await voice.told == [
        "0 Menu, heading", "cut", "0.5 Add, button", "<boundary>", "cut", "1 Add, button",
        "3 silence",
      ])
  }

  @Test func everythingIsReadAsItIsSpoken() async throws {
    let voice = SlowVoice()
    let session = try session(voice)
    await session.start()
    await session.send(.twoFingerSwipeUp, .after(0.5))
    await session.settle()
    #expect(
      await voice.told == [
        "0 Menu, heading", "cut", "0.5 Menu, heading", "2.5 silence", "2.5 Add, button",
        "4.5 silence",
      ])
  }

  @Test func mutedWordsAreNotMade() async throws {
    let voice = SlowVoice()
    let session = try session(voice)
    await session.start()
    await session.send(.threeFingerDoubleTap)
    await session.send(.swipeRight)
    await session.settle()
    let told = await voice.told
    #expect(told.prefix(4) == ["0 Menu, heading", "2 silence", "2 Speech off", "4 silence"])
    #expect(told.dropFirst(4).first == "4 Add, button muted")
  }

  @Test func aPauseIsSilence() async throws {
    let voice = SlowVoice()
    let session = try session(voice)
    await session.start()
    await session.send(.twoFingerTap, .after(0.5))
    await session.send(.twoFingerTap, .after(1))
    await session.settle()
    #expect(
      await voice.told == ["0 Menu, heading", "0.5 silence", "1.5 Menu, heading", "3 silence"])
  }
}

extension Double {
  fileprivate var inTenths: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
