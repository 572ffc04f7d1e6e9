package import EarshotSession
package import EarshotSpeech
import EarshotText
package import EarshotTree

/// The words that explain what is heard without words, in one language.
package protocol EventWords: Sendable {
  /// Why a gesture ends with the sound of a boundary.
  func boundary(after gesture: GestureName) -> String
  /// The same for what is no gesture.
  func boundary(after step: EventStep) -> String
  /// A new screen.
  var screenChanged: String { get }
  /// A part of the screen changed.
  var layoutChanged: String { get }
  /// The content was scrolled.
  var pageScrolled: String { get }
  /// A finger is where no element is.
  var emptyArea: String { get }
  /// Reading goes on at the next page.
  var pageTurn: String { get }
  /// The phone vibrates lightly at the bottom edge.
  var vibration: String { get }
  /// The app vibrates in a pattern with a meaning.
  func haptic(_ haptic: Haptic) -> String
  /// A page is loading.
  var loadingTick: String { get }
  /// A page has loaded.
  var loaded: String { get }
  /// The tones of a chart.
  var audioGraph: String { get }
  /// The next words came too early.
  var cut: String { get }
  /// Nothing was heard.
  var silence: String { get }
  /// A capture was asked to act and stays as it is.
  var captureStays: String { get }
  /// Which direction the app is told to scroll.
  var scrollDirection: String { get }
  /// A technology that does not speak showed nothing, and the app was asked nothing.
  var nothing: String { get }
}

/// A step of a script that is no gesture.
package enum EventStep: Hashable, Sendable {
  case type
  case rotor
  /// Time, the app, or a step without sounds of its own.
  case other
}

extension EventWords {
  /// Why there is a sound after a step of a script, such as `scrub`.
  package func explanation(of sound: Sound, after step: String) -> String {
    switch sound {
    case .boundary: boundary(afterStep: step)
    case .screenChanged: screenChanged
    case .layoutChanged: layoutChanged
    case .pageScrolled: pageScrolled
    case .emptyArea: emptyArea
    case .pageTurn: pageTurn
    case .vibration: vibration
    case .hapticSuccess: haptic(.success)
    case .hapticWarning: haptic(.warning)
    case .hapticError: haptic(.error)
    case .loadingTick: loadingTick
    case .loaded: loaded
    case .audioGraph: audioGraph
    }
  }

  private func boundary(afterStep step: String) -> String {
    var words = step.split(separator: " ")[...]
    if words.first == "after" { words = words.dropFirst(2) }
    let name = words.first.map(String.init) ?? ""
    if let gesture = GestureName(rawValue: name) { return boundary(after: gesture) }
    switch name {
    case "type": return boundary(after: .type)
    case "rotor": return boundary(after: .rotor)
    default: return boundary(after: .other)
    }
  }
}

/// The languages in which events are explained.
package enum EventLocales {
  private static let all = Localizations<any EventWords>([
    .english: EnglishEventWords(), .russian: RussianEventWords(),
  ])

  /// The words of a language, as a tag; English for those that have none.
  package static func words(in language: String) -> any EventWords { all[language] }
}
