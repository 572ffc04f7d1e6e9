import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceOver {
  /// Switches speech off or on; captions stay.
  mutating func toggleSpeech() -> [Response] {
    isMuted.toggle()
    let said = Response.speak(
      composer.utterance(for: .speech(isOn: !isMuted)), Speech(.system, cause: .asked))
    return isMuted ? [said, .mute(true)] : [.mute(false), said]
  }

  /// Makes the screen black, or shows it again.
  mutating func toggleCurtain() -> [Response] {
    isCurtainOn.toggle()
    return [
      .speak(
        composer.utterance(for: .screenCurtain(isOn: isCurtainOn)), Speech(.system, cause: .asked))
    ]
  }

  /// Begins or ends practising gestures.
  mutating func togglePractice() -> [Response] {
    isPractising.toggle()
    return [
      .speak(
        composer.utterance(for: .gesturePractice(isOn: isPractising)),
        Speech(.system, cause: .asked))
    ]
  }

  /// Says what a gesture is called and would do, and does nothing else.
  func practise(_ gesture: Gesture) -> [Response] {
    guard let name = GestureName(rawValue: gesture.name) else { return [.sound(.boundary)] }
    return [.speak(composer.utterance(for: .gesture(name)), Speech(.system, cause: .asked))]
  }
}
