import EarshotText
import EarshotTree

/// The words that the reports of an audit say themselves.
struct AuditWords {
  /// What is said.
  enum Word: CaseIterable {
    case title, summary, findings, questions, noFindings, wholeScreen, code, screen, heardNow
    case heardAfter
    case todo, why, severity, what, element, place, rule, count, component, screens
    case byRule, byComponent, density, stops, findingsPerStop, notMeasured, notApplicable, measured
    case reason, suppressed, baseline, stale, silence, skipToFindings, details
    case picture, frames, finding, question, criteria, readMore, predicted, outside
    case ruleSummary, unread, leftOut, noRules, help, entry
    case howToReadMore, errors, advice, places, assumedDensity, nameDensity
    case unknownLanguage, language, languages, textDensity, texts, findingsPerText
  }

  /// What is counted.
  enum Thing: CaseIterable {
    case finding, error, warning, note, question, suppressed, stop, screen, file, rule, check
    case unread, unknownFile, ignoredPath, text, language, stringsFile, place, cause
    case codeLine, entry
  }

  /// A category of rules as a heading, and after "about".
  typealias Category = (heading: String, about: String)

  /// The languages of the reports of an audit.
  static let locales = Localizations<any AuditLocale>([
    .english: EnglishAuditWords(), .russian: RussianAuditWords(),
  ])

  /// The words in the language of the report.
  let locale: any AuditLocale
  /// Whether all that is reported on are strings files, whose screens are languages.
  private var isOfTexts = false
  /// Whether no rule ran, so that a screen without findings is not a good one.
  private var isWithoutRules = false

  /// Chooses the language as the words of the rules do.
  init(_ language: String) { locale = Self.locales[language] }

  /// Chooses the words for a report.
  init(_ document: AuditDocument) {
    self.init(
      document,
      isOfTexts: !document.files.isEmpty && document.files.allSatisfy(\.isStrings))
  }

  /// Chooses the words for a report of which is known whether it is on strings files alone.
  init(_ document: AuditDocument, isOfTexts: Bool) {
    self.init(document.language)
    isWithoutRules = document.rules.isEmpty
    self.isOfTexts = isOfTexts
  }

  /// The language of the words as a tag.
  var language: String { locale.language.tag }

  /// A word or a sentence.
  func callAsFunction(_ word: Word) -> String {
    if word == .noFindings, isWithoutRules { return locale(.noRules).capitalizingFirst + "." }
    return locale(isOfTexts ? word.ofTexts : word)
  }

  /// A word or a sentence with a capital.
  func heading(_ word: Word) -> String { self(word).capitalizingFirst }

  /// A number with what is counted, such as `2 findings`.
  func count(_ count: Int, _ thing: Thing) -> String {
    let forms = locale.forms(of: thing)
    return "\(count) \(PluralRules(locale.language).form(of: forms, for: count))"
  }

  /// A number with two decimals.
  func decimal(_ number: Double) -> String {
    let hundredths = Int(clamping: (number * 100).rounded())
    let digits = hundredths % 100
    let sign = DecimalSign.of(locale.language)
    return "\(hundredths / 100)\(sign)\(digits < 10 ? "0" : "")\(digits)"
  }

  /// Where a frame begins, in points; `nil` if no screen has such a place.
  func place(_ frame: Rect) -> String? {
    guard let x = Int(exactly: frame.x.rounded()), let y = Int(exactly: frame.y.rounded()) else {
      return nil
    }
    return locale.place(x, y)
  }

  /// What a screen is called: its title, or its number.
  func name(of screen: AuditDocument.ScreenResult) -> String {
    guard let title = screen.title, !title.isEmpty else {
      return isOfTexts ? self(.unknownLanguage) : "\(self(.screen)) \(screen.number)"
    }
    return title
  }

  /// What a screen is called with its input; an input without screens is only itself.
  func heading(_ screen: AuditDocument.ScreenResult, of file: AuditDocument.File) -> String {
    guard file.isCapture else { return file.path }
    let isUnknown = file.isStrings && screen.title == nil
    return "\(file.path): \(isUnknown ? self(.unknownLanguage) : name(of: screen))"
  }

  /// How much there is to hear: stops of a screen, or texts of a language.
  func extent(of screen: AuditDocument.ScreenResult, in file: AuditDocument.File) -> String {
    count(screen.stopCount, file.isStrings ? .text : .stop)
  }
}

extension AuditWords.Word {
  /// The word in its place in a report on strings files.
  fileprivate var ofTexts: AuditWords.Word {
    switch self {
    case .screen: .language
    case .screens: .languages
    case .density: .textDensity
    case .stops: .texts
    case .findingsPerStop: .findingsPerText
    default: self
    }
  }
}
