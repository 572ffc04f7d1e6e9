import EarshotSwitchControl
import EarshotVoiceOver

extension EffortStep {
  /// What is done and what is heard of it, on one line: in Russian, or else in English.
  public func sentence(in language: String) -> String {
    let isRussian = language.isRussian
    let what = isRussian ? russian : english
    guard !heard.isEmpty else { return what }
    return isRussian ? "\(what): «\(heard)»" : "\(what): “\(heard)”"
  }

  private var english: String {
    switch input {
    case .gesture(let gesture): EffortStep.gestures[gesture]?.english ?? gesture.name
    case .say(let text): "say “\(text)”"
    case .press(let press): "press \(press.switchName)"
    case .wait(let moves, let press):
      "wait for \(moves) \(moves == 1 ? "move" : "moves"), press \(press.switchName)"
    case .test(let call): call
    }
  }

  private var russian: String {
    switch input {
    case .gesture(let gesture): EffortStep.gestures[gesture]?.russian ?? gesture.name
    case .say(let text): "сказать «\(text)»"
    case .press(let press): "нажать кнопку «\(press.russianName)»"
    case .wait(let moves, let press):
      "дождаться перехода \(moves)-го по счёту, нажать кнопку «\(press.russianName)»"
    case .test(let call): call
    }
  }

  private static let gestures: [Gesture: (english: String, russian: String)] = [
    .swipeRight: ("swipe right", "смахнуть вправо"),
    .swipeLeft: ("swipe left", "смахнуть влево"),
    .swipeUp: ("swipe up", "смахнуть вверх"),
    .swipeDown: ("swipe down", "смахнуть вниз"),
    .rotateClockwise: ("turn the rotor right", "повернуть ротор вправо"),
    .rotateCounterclockwise: ("turn the rotor left", "повернуть ротор влево"),
    .fourFingerTapTop: ("tap with four fingers at the top", "коснуться четырьмя пальцами вверху"),
    .fourFingerTapBottom:
      ("tap with four fingers at the bottom", "коснуться четырьмя пальцами внизу"),
    .doubleTap: ("double tap", "коснуться дважды"),
  ]
}

extension SwitchPress {
  fileprivate var switchName: String {
    switch self {
    case .press(let pressed): pressed.rawValue
    case .hold(let held): "\(held.rawValue) and hold"
    case .type: "keys"
    }
  }

  fileprivate var russianName: String {
    switch self {
    case .press(let pressed): pressed.russianName
    case .hold(let held): held.russianName + ", удерживать"
    case .type: "клавиши"
    }
  }
}

extension Switch {
  fileprivate var russianName: String {
    switch self {
    case .select: "выбрать"
    case .next: "дальше"
    case .previous: "назад"
    case .scannerMenu: "меню"
    case .tap: "коснуться"
    case .stopScanning: "остановить"
    case .startScanning: "начать"
    }
  }
}
