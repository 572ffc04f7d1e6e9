import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceControl

/// A person with Voice Control in front of a screen.
struct VoiceUser {
  let session: Session<VoiceControl>

  init(
    _ screen: Screen, language: String = "en",
    _ prefer: (inout VoiceControlPreferences) -> Void = { _ in }
  ) {
    self.init(on: StillScreen(screen), language: language, prefer)
  }

  init(
    on source: any ScreenSource, language: String = "en",
    _ prefer: (inout VoiceControlPreferences) -> Void = { _ in }
  ) {
    var preferences = VoiceControlPreferences()
    prefer(&preferences)
    session = Session(
      VoiceControl(settings: SpeechSettings(language: language), preferences: preferences),
      on: source)
  }

  init(
    _ notation: String, language: String = "en",
    _ prefer: (inout VoiceControlPreferences) -> Void = { _ in }
  ) throws {
    self.init(try Screen(notation: notation), language: language, prefer)
  }

  @discardableResult
  func say(_ text: String) async -> Turn { await session.send(.say(text)) }

  /// What was shown after several sentences, one after another.
  @discardableResult
  func say(_ texts: [String]) async -> Turn {
    var turn = await session.send(.say(texts[0]))
    for text in texts.dropFirst() { turn = await session.send(.say(text)) }
    return turn
  }

  var overlay: ScreenOverlay? {
    get async { await session.technology.overlay(on: session.currentScreen) }
  }

  /// The text that stands in a field.
  func text(_ id: Element.ID) async -> String? {
    await session.currentScreen.screen[id]?.typedText
  }

  func value(_ id: Element.ID) async -> String? {
    await session.currentScreen.screen[id]?.value.value
  }
}

extension Turn {
  /// What the app was asked: the last action on each element in a row.
  var appActions: [String] { actions.map { "\($0.action) \($0.element?.rawValue ?? "app")" } }

  /// The elements that were activated, each once.
  var activated: [Element.ID] {
    var ids: [Element.ID] = []
    for action in actions where action.action == .activate {
      if let id = action.element, !ids.contains(id) { ids.append(id) }
    }
    return Array(ids.prefix(1))
  }

  /// Where the app was tapped.
  var taps: [Point] {
    actions.compactMap { action in
      guard case .tap(let point, _) = action.action else { return nil }
      return point
    }
  }
}
