package import EarshotText

/// A language that the app speaks.
package enum PizzaLanguage: String, Hashable, Sendable, CaseIterable {
  /// The language of the sources, which stands where nobody names one.
  case russian = "ru"
  /// English, with dollars and inches.
  case english = "en"

  /// The language that a phone of a language shows the app in: English where the app has no other.
  package init(for phone: Language) {
    self = Self.allCases.first { Language($0.rawValue) == phone.base } ?? .english
  }

  var words: any PizzaWords {
    switch self {
    case .russian: Russian()
    case .english: English()
    }
  }
}
