/// A way of using a screen: one of three assistive technologies, or a UI test.
public enum ReachTechnology: String, Hashable, Sendable, CaseIterable, Comparable {
  /// VoiceOver: gestures and speech.
  case voiceOver = "voiceover"
  /// Voice Control: spoken commands.
  case voiceControl = "voice-control"
  /// Switch Control: scanning and switches.
  case switchControl = "switch-control"
  /// A test by XCUITest.
  case uiTest = "ui-test"

  /// Orders technologies as they are listed.
  public static func < (left: Self, right: Self) -> Bool { left.place < right.place }

  /// The name for people; names of products are the same in English, Russian has its own.
  public func name(in language: String) -> String {
    let isRussian = language.isRussian
    return switch self {
    case .voiceOver: "VoiceOver"
    case .voiceControl: isRussian ? "Управление голосом" : "Voice Control"
    case .switchControl: isRussian ? "Виртуальный контроллер" : "Switch Control"
    case .uiTest: isRussian ? "UI-тест" : "UI test"
    }
  }

  private var place: Int { ReachTechnology.allCases.firstIndex(of: self) ?? 0 }
}

extension String {
  /// Whether a BCP 47 tag is Russian, with or without a region.
  var isRussian: Bool { self == "ru" || hasPrefix("ru-") || hasPrefix("ru_") }
}
