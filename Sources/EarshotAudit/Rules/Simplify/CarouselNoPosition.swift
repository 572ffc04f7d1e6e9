import EarshotText
import EarshotTree

extension Rule {
  static let carouselNoPosition = Rule(
    "carousel-no-position", .simplify, .info, .medium, .slows,
    "An adjustable carousel does not say its position.",
    what: "the value \"{value}\" does not tell which of how many it is",
    why: "a listener cannot know how many there are, nor whether the end is near",
    advice: "add the position to the value, such as Caesar, 2 of 7",
    wcag: ["1.3.1"], references: [.apple("uikit/uiaccessibilitytraits")],
    settings: ["few": 5, "low": 88],
    fails: """
      screen 375x812
      ▼ element collection adjustable "Акции" value "Цезарь" frame 0,52,375,126
        button "Цезарь" frame 16,60,305,110
        button "Пунш" frame 331,60,305,110
      ---
      ▼ adjustable "Color" value "Mint" \
      options ("Mint" "Lime" "Rose" "Sage" "Lilac" "Thyme" unnumbered)
      --- screen 375x812 ru
      ▼ adjustable "Акции" value "Чай на двоих" frame 0,52,375,126 \
      options ("Чай на двоих" "Торт" "Завтрак" unnumbered)
      ---
      ▼ adjustable "Offers" value "Tea for two" frame 13,133,363,133 \
      options ("Tea for two" "Free cake" "Late brunch" unnumbered)
      """,
    passes: """
      adjustable "Size" value "Medium, 2 of 3" options ("Small" "Medium" "Large" chosen 1)
      ---
      element collection adjustable "Акции" value "Цезарь, 2 из 7"
        button "Цезарь"
        button "Пунш"
      ---
      adjustable "Photo" value "3/12" options ("1" "2" "3" chosen 2 unnumbered)
      --- VoiceOver Designer adds the place itself.
      adjustable "Offers" value "Tea for two" frame 13,133,363,133 \
      options ("Tea for two" "Free cake" "Late brunch")
      --- A choice among a few words is no carousel.
      adjustable "Size" value "Medium" options ("Small" "Medium" "Large" chosen 1 unnumbered)
      element segments adjustable "Dough" value "Thin"
        button "Traditional"
        button selected "Thin"
      --- A range without steps that could be counted.
      adjustable "Volume" value "50 %" range (0 100 current 50 step 10)
      --- The letters of an index are counted by nobody.
      adjustable "Index" value "А" options ("А" "Б" "В" unnumbered)
      """,
    boundaries: """
      --- few
      {▼ |}adjustable "Size" value "Mint" options ("Mint" "Lime" "Rose" "Sage" "Lilac"{ "Thyme"|} unnumbered)
      --- low
      ▼ adjustable "Tea" value "For two" frame 0,0,300,{89|88} options ("For two" "For one" unnumbered)
      """,
    check: .each(\.stops, where: { $0.role == .adjustable }, telling: .value) {
      stop, run in
      guard stop.isSeries(few: run["few"], low: run["low"]) else { return .inapplicable }
      if stop.value.tellsPosition || stop.value.count == 1 { return .pass }
      return .fail(["value": .text(stop.value)], fix: run.numbering(stop))
    })
}

extension Node {
  /// Whether an adjustable element turns over cards whose number is not heard.
  ///
  /// A choice among a few options in a low control needs no counting.
  fileprivate func isSeries(few: Double, low: Double) -> Bool {
    switch element.adjustment.value {
    case .options(let options):
      guard options.names.count > 1, !options.isEnumerated else { return false }
      let isLow = frame.map { $0.height <= low } ?? true
      return !isLow || Double(options.names.count) > few
    case .range: return false
    case nil: break
    }
    switch element.systemContainer {
    case .collection: return true
    case .scrollView: return size > 1
    default: return false
    }
  }
}

extension RuleContext {
  /// What stands between the place and the number of all.
  private static let wordsOfSeries = [
    "ru": "из", "uk": "з", "be": "з", "bg": "от", "de": "von", "fr": "sur", "es": "de", "pt": "de",
    "ca": "de", "it": "di", "pl": "z", "cs": "z", "sk": "z", "nl": "van", "sv": "av", "da": "af",
    "nb": "av", "fi": "/", "tr": "/", "el": "από", "ja": "/", "zh": "/", "ko": "/", "en": "of",
  ]

  /// The position from the options, when they are known.
  fileprivate func numbering(_ stop: Node) -> Fix? {
    guard case .options(let options) = stop.element.adjustment.value,
      options.names.indices.contains(options.index)
    else { return nil }
    let letters = ([stop.spokenLabel] + options.names).joined(separator: " ")
    // The letters tell more than the input, which often names no language.
    let language = Language(lettersOf: letters)?.code ?? screen.language(of: stop)
    guard let series = Self.wordsOfSeries[language] else { return nil }
    let isLatin = UnicodeScript(ofFirstLetterIn: letters) == .latin
    guard isLatin || language != "en" else { return nil }
    let text =
      "\(options.names[options.index]), \(options.index + 1) \(series) \(options.names.count)"
    return .of(stop, .value(.known(text)))
  }
}

extension String {
  /// Whether two numbers say a place in a series: the first is not larger, and a word or stroke
  /// stands between.
  fileprivate var tellsPosition: Bool {
    var previous: Int?
    for part in split(whereSeparator: { ",;()\n".contains($0) }) {
      previous = nil
      for number in part.split(whereSeparator: { !$0.isNumber }) {
        // Digits of other scripts count as numbers too.
        let value = number.reduce(0) { ($0 % 100_000) * 10 + ($1.wholeNumberValue ?? 0) }
        if let previous, previous <= value { return true }
        previous = value
      }
    }
    return false
  }
}
