public import EarshotSession
public import EarshotSpeech
public import EarshotTree

/// VoiceOver: one element in focus at a time; every gesture goes to it, and the answer is spoken.
///
/// A value: two sessions can be compared, and a session can be forked to try a gesture.
public struct VoiceOver: AssistiveTechnology, Hashable {
  /// The listener's settings of speech.
  public var settings: SpeechSettings
  /// The listener's preferences for gestures, the rotor and typing.
  public var preferences: VoiceOverPreferences

  /// The settings of the phone for the eye.
  package var visual = VisualSettings()

  /// Whether it is on; while it is off, gestures are touches of the app and nothing is said.
  package internal(set) var isOn = true

  /// The element in focus; `nil` before the first one.
  public internal(set) var cursor: Element.ID?
  /// The rotor mode that was chosen; `nil` lets each element decide.
  public internal(set) var rotorMode: RotorMode?
  /// Whether everything is being read.
  public internal(set) var isReadingAll = false
  /// Whether speech is off and only captions are shown.
  public internal(set) var isMuted = false
  /// Whether the screen is black.
  public internal(set) var isCurtainOn = false
  /// Whether gestures are practised instead of performed.
  public internal(set) var isPractising = false
  /// The item chooser, when it is open.
  public internal(set) var itemChooser: ItemChooser?

  /// The sheet that a triple press opened.
  var shortcutSheet: ShortcutSheet?
  /// The containers around the element in focus.
  var enclosures: [Enclosure] = []
  /// The views with rotors of the app around the element in focus.
  var rotorCarriers: [RotorCarrier] = []
  /// The app whose name was said last.
  var app: String?
  /// The place of the element in focus, for when it is gone.
  var place = 0
  /// The element for which the rotor was turned: the choice there wins over what the element
  /// offers.
  package internal(set) var rotorElement: Element.ID?
  /// What vertical swipes chose on the element in focus.
  var choice = VerticalChoice()
  /// What the app was asked and has not answered yet.
  var attempt: Attempt?
  /// The value that is watched while its element has focus.
  var monitor: ValueMonitor?
  /// Whether the app asked for silence.
  var isSilenced = false
  /// The indicator about which the app has to wait before it is spoken.
  var reminded: Element.ID?
  /// Whether the exploring finger is where no element is.
  var isOverNothing = false
  /// Whether a finger explores the screen.
  var isTouching = false
  /// Where the finger on the screen is while VoiceOver is off; `nil` for none.
  var bareFinger: Point?
  /// Tells gestures from raw touches; `nil` before the first of them.
  var recognizer: GestureRecognizer?
  /// Whether the app gets what the fingers on the glass do, because they came down on what takes it.
  var passesFingersOn = false
  /// Where the fingers on the glass are.
  var fingers: [Int: Point] = [:]
  /// When a page that loads ticks again, in seconds of the session; `nil` while none does.
  var nextTick: Double?
  /// The rules of braille; `nil` where nobody brought any.
  package var braille: BrailleTables?
  /// What fingers are writing in braille; `nil` before the first cell.
  var brailleTyping: BrailleTyping?
  /// What a braille display shows; `nil` before anything was said.
  var felt: FeltSpeech?
  /// The element with direct interaction that gets the touches of the finger on the screen.
  var directElement: Element.ID?

  /// Makes a VoiceOver that was just switched on.
  public init(
    settings: SpeechSettings = SpeechSettings(),
    preferences: VoiceOverPreferences = VoiceOverPreferences()
  ) {
    self.settings = settings
    self.preferences = preferences
  }

  /// The moment at which the value in focus is looked at again, or a page that loads ticks.
  ///
  /// While everything is read the value waits, or it would cut what is being read.
  public var wakeUpTime: Double? {
    guard isOn else { return nil }
    let look = isSilenced || isReadingAll ? nil : monitor?.due
    return [look, nextTick, recognizer?.deadline].compactMap(\.self).min()
  }

  /// Whether it reads on by itself.
  public var isContinuing: Bool { isReadingAll }

  /// The words of the system and of elements.
  var composer: SpeechComposer { SpeechComposer(settings: settings) }
}

extension VoiceOver: RunsAsVoiceOver {}

extension VoiceOver {
  /// Begins: what the app sums up about itself, then the first element.
  public mutating func start(
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    isOn = true
    guard let first = firstStop(on: screen) else { return [] }
    let summary = screen.order.firstStop(with: .summaryElement)
    var responses: [Response] = []
    if let summary, summary.id != first.id {
      responses.append(
        .speak(
          composer.utterance(for: summary, entering: appEntered(on: screen)),
          Speech(.focus, cause: .started, element: summary.id)))
    }
    return heard(responses + focus(first, on: screen, because: .started, at: time))
  }

  /// Switches it off: what is being said ends, and the state that goes with focus is forgotten.
  mutating func turnOff() -> [Response] {
    var off = VoiceOver(settings: settings, preferences: preferences)
    off.isOn = false
    off.isMuted = isMuted
    off.rotorMode = rotorMode
    off.nextTick = nextTick
    off.braille = braille
    self = off
    return [.silence]
  }

  /// Answers a gesture.
  public mutating func respond(
    to gesture: Gesture, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    if case .display(let key) = gesture, let same = BrailleDisplayKey(rawValue: key)?.gesture {
      return respondByKey(to: same, on: screen, at: time)
    }
    if let answer = answerShortcut(gesture, on: screen, at: time) { return answer }
    if let isWantedOn = isWantedOn(after: gesture) {
      guard isWantedOn != isOn else { return [] }
      return isWantedOn ? start(on: screen, at: time) : turnOff()
    }
    guard isOn else { return passOn(gesture, on: screen) }
    if case .finger(let finger, let point) = gesture {
      return feel(finger, at: point, on: screen, at: time)
    }
    return heard(answer(gesture, on: screen, at: time))
  }

  /// Whether VoiceOver is to be on after a gesture; `nil` if it switches nothing.
  private func isWantedOn(after gesture: Gesture) -> Bool? {
    switch gesture {
    case .tripleClick, .backTap: !isOn
    case .siri(let request): SiriRequest(request, language: settings.language)?.isOn
    case .stop: false
    default: nil
    }
  }

  private mutating func answer(
    _ gesture: Gesture, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    if isSilenced { return [] }
    if isPractising, gesture != .fourFingerDoubleTap { return practise(gesture) }
    if gesture == .twoFingerTap, itemChooser == nil { return [.togglePause] }
    if !gesture.isTouch { endTouch() }
    let lost = reconcile(with: screen, at: time)
    let wasReading = isReadingAll
    isReadingAll = false
    let responses =
      answerInBraille(gesture, on: screen)
      ?? responses(to: gesture, insteadOf: lost, on: screen, at: time)
    return (wasReading && !isReadingAll ? [.silence] : []) + responses
  }

  /// What a gesture leads to when the element in focus was lost before it, or was not.
  ///
  /// The stop that took the place of a lost one is the answer to a gesture that goes to it; one
  /// that moves on from there would skip it, and one that acts on it would act on the unknown.
  private mutating func responses(
    to gesture: Gesture, insteadOf lost: [Response], on screen: Transcript.OrderedScreen,
    at time: Double
  ) -> [Response] {
    if itemChooser != nil { return lost + choose(gesture, on: screen, at: time) }
    guard !lost.isEmpty else { return responses(to: gesture, on: screen, at: time) }
    if gesture.isForElementInFocus { return lost }
    let responses = responses(to: gesture, on: screen, at: time)
    return gesture.movesFocus ? responses : lost + responses
  }

  private mutating func responses(
    to gesture: Gesture, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    switch gesture {
    case .touch(let point): explore(point, on: screen, at: time)
    case .lift: lift(on: screen, at: time)
    case .singleTap: speakAgain(on: screen)
    case .doubleTap, .splitTap: activate(on: screen)
    case .tripleTap: tap(on: screen, count: 2)
    case .doubleTapAndHold: hold(on: screen)
    case .doubleTapAndDrag(let dx, let dy): drag(dx, dy, on: screen)
    case .swipeRight: move(to: nextStop(on: screen), on: screen, at: time)
    case .swipeLeft: move(to: previousStop(on: screen), on: screen, at: time)
    case .swipeUp: swipeVertically(isUp: true, on: screen, at: time)
    case .swipeDown: swipeVertically(isUp: false, on: screen, at: time)
    case .rotateClockwise: turnRotor(by: 1, on: screen)
    case .rotateCounterclockwise: turnRotor(by: -1, on: screen)
    case .twoFingerSwipeUp: readAll(from: firstStop(on: screen), on: screen, at: time)
    case .twoFingerSwipeDown: readAll(from: stop(on: screen), on: screen, at: time)
    case .fourFingerTapTop: move(to: firstStop(on: screen), on: screen, at: time)
    case .fourFingerTapBottom: move(to: lastStop(on: screen), on: screen, at: time)
    case .focus(let id):
      move(to: screen.order.stop(called: id.rawValue), on: screen, at: time)
    case .rotor(let name): chooseRotor(name, on: screen)
    case .audioGraph: playGraph(on: screen)
    case .display(let key): pan(by: key == BrailleDisplayKey.panRight.rawValue ? 1 : -1)
    default: appGestureResponses(to: gesture, on: screen)
    }
  }

  /// Gestures that ask the app as a whole, or change VoiceOver itself.
  private mutating func appGestureResponses(
    to gesture: Gesture, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    switch gesture {
    case .magicTap: magicTap(on: screen)
    case .scrub: scrub(on: screen)
    case .threeFingerSwipe(let direction): scroll(direction, on: screen)
    case .threeFingerTap: tellPlace(on: screen)
    case .type(let text): type(text, on: screen)
    case .delete(let count): deleteBackward(count, on: screen)
    case .twoFingerTripleTap: openItemChooser(on: screen)
    case .threeFingerDoubleTap: toggleSpeech()
    case .threeFingerTripleTap: toggleCurtain()
    case .fourFingerDoubleTap: togglePractice()
    case .home: [.sound(.vibration), .perform(.home, nil)]
    case .appSwitcher: [.sound(.vibration), .sound(.vibration), .perform(.appSwitcher, nil)]
    case .shake: undo(on: screen)
    case .strongPress: preview(on: screen)
    case .fourFingerSwipeLeft, .fourFingerSwipeRight: [.perform(.appSwitcher, nil)]
    default: [.sound(.boundary)]
    }
  }

  /// Says that the app could not be asked.
  public mutating func fail(at time: Double) -> [Response] {
    guard isOn else { return [] }
    isReadingAll = false
    attempt = nil
    return [say(.appNotAnswering, cause: .failed)]
  }
}

extension Gesture {
  /// Whether a finger that explores stays on the screen.
  fileprivate var isTouch: Bool {
    switch self {
    case .touch, .splitTap: true
    default: false
    }
  }

  /// Whether it goes to the element in focus, or to the one that follows it.
  fileprivate var isForElementInFocus: Bool {
    switch self {
    case .singleTap, .doubleTap, .tripleTap, .doubleTapAndHold, .doubleTapAndDrag, .splitTap,
      .swipeRight, .swipeUp, .swipeDown, .type, .delete, .strongPress, .dots:
      true
    default: false
    }
  }

  /// Whether it puts focus somewhere by itself.
  fileprivate var movesFocus: Bool {
    switch self {
    case .touch, .swipeLeft, .focus, .fourFingerTapTop, .fourFingerTapBottom, .twoFingerSwipeUp,
      .twoFingerSwipeDown:
      true
    default: false
    }
  }
}
