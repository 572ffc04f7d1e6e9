import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceOver {
  /// Switches speech off or on; captions stay.
  mutating func toggleSpeech() -> [Response] {
    isMuted.toggle()
    let said = say(.speech(isOn: !isMuted))
    return isMuted ? [said, .mute(true)] : [.mute(false), said]
  }

  /// Makes the screen black, or shows it again.
  mutating func toggleCurtain() -> [Response] {
    isCurtainOn.toggle()
    return [say(.screenCurtain(isOn: isCurtainOn))]
  }

  /// Begins or ends practising gestures.
  mutating func togglePractice() -> [Response] {
    isPractising.toggle()
    return [say(.gesturePractice(isOn: isPractising))]
  }

  /// Says what a gesture is called and would do, and does nothing else.
  func practise(_ gesture: Gesture) -> [Response] {
    GestureName(rawValue: gesture.name).map { [say(.gesture($0))] } ?? [.sound(.boundary)]
  }
}
