import EarshotText

/// The words of a trend in one language; each language is a file in `Locales/`.
struct TrendWords: Sendable {
  /// The words and sentences.
  enum Word: CaseIterable {
    case title, branch, run, runs, from, to, before, now, change, errors, warnings, notes, questions
    case findings, screens, stops, unread, newScreens, goneScreens, grewOrMended, rule, series
    case added, mended, nothingAdded, nothingMended, component, componentsTitle, screensTitle
    case goals, goal, technology, steps, seconds, notReached, notMeasured, place, what, chart
    case chartTable, day, commit, more, skip, unknown, severity, noBranch
  }

  /// The languages.
  static let locales = Localizations<TrendWords>([.english: .english, .russian: .russian])

  /// The tag of the language.
  let language: Language
  private let word: @Sendable (Word) -> String

  init(_ language: Language, _ word: @escaping @Sendable (Word) -> String) {
    self.language = language
    self.word = word
  }

  /// A word or a sentence.
  func callAsFunction(_ word: Word) -> String { self.word(word) }

  /// The word of a severity, of many findings.
  func callAsFunction(_ severity: HistoryFinding.Severity) -> String {
    switch severity {
    case .error: word(.errors)
    case .warning: word(.warnings)
    case .info: word(.notes)
    case .question: word(.questions)
    }
  }

  /// How much a number grew, with its sign.
  func growth(_ change: Trend.Change) -> String {
    change.growth > 0 ? "+\(change.growth)" : change.growth < 0 ? "−\(-change.growth)" : "0"
  }

  /// The name of a run: its number, its day and its commit.
  func name(of run: Trend.Run) -> String {
    let commit = run.commit.map { " (\($0.prefix(7)))" } ?? ""
    return "#\(run.number), \(TrendTime.day(run.time))\(commit)"
  }

  /// The seconds of a way with a decimal.
  func seconds(_ seconds: Double) -> String {
    let tenths = Int(clamping: (seconds * 10).rounded())
    return "\(tenths / 10)\(DecimalSign.of(language))\(tenths % 10)"
  }
}

extension Trend {
  /// The words in the language of the trend.
  var words: TrendWords { TrendWords.locales[language] }

  /// The numbers of both runs, with what they count.
  var totals: [(name: String, change: Change)] {
    let severities = HistoryFinding.Severity.allCases.map { severity in
      (
        words(severity),
        Change(since.findings[severity] ?? 0, until.findings[severity] ?? 0)
      )
    }
    return severities + [
      (words(.findings), Change(since.total, until.total)),
      (words(.screens), Change(since.screens, until.screens)),
      (words(.stops), Change(since.stops, until.stops)),
      (words(.unread), Change(since.unread, until.unread)),
    ]
  }

  /// Numbers that are told in a sentence where they are not 0.
  var remarks: [String] {
    [
      (newScreens, TrendWords.Word.newScreens), (goneScreens, .goneScreens),
      (comparison.unknown, .unknown),
    ].filter { $0.0 > 0 }.map { "\(words($0.1)): \($0.0)" }
  }
}

extension Trend.Goal {
  /// The effort in one of the runs, in words.
  func text(_ goal: HistoryRun.Goal?, _ words: TrendWords) -> String {
    guard let goal else { return words(.notMeasured) }
    guard let steps = goal.steps, let seconds = goal.seconds else { return words(.notReached) }
    return "\(steps) (\(words.seconds(seconds)) \(words(.seconds)))"
  }
}
