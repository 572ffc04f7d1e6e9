import EarshotText
import EarshotTree

/// The words that the reports of an audit say themselves: Russian, or else English.
struct AuditWords {
  /// What is said.
  enum Word: CaseIterable {
    case title, summary, findings, questions, noFindings, wholeScreen, screen, heardNow
    case heardAfter, shouldBeHeard
    case todo, why, severity, what, element, place, rule, count, component, screens
    case byRule, byComponent, density, stops, findingsPerStop, notMeasured, notApplicable, measured
    case reason, suppressed, baseline, stale, silence, skipToFindings, details
    case picture, frames, finding, question, criteria, readMore, predicted, outside
    case ruleSummary, unread, help, entry
    case unknownLanguage, language, languages, textDensity, texts, findingsPerText
  }

  /// What is counted.
  enum Thing: CaseIterable {
    case finding, error, warning, note, question, suppressed, stop, screen, file, rule, check
    case unread, text, language
  }

  /// The language of the words as a tag: `en` or `ru`.
  let language: String
  /// Whether all that is reported on are strings files, whose screens are languages.
  private var isOfTexts = false

  /// Chooses the language as the words of the rules do.
  init(_ language: String) {
    self.language = Language(language).base == .russian ? "ru" : "en"
  }

  /// Chooses the words for a report.
  init(_ document: AuditDocument) {
    self.init(document.language)
    isOfTexts = !document.files.isEmpty && document.files.allSatisfy(\.isStrings)
  }

  private var isRussian: Bool { language == "ru" }

  /// A word or a sentence.
  func callAsFunction(_ word: Word) -> String {
    let word = isOfTexts ? word.ofTexts : word
    return isRussian ? word.both.russian : word.both.english
  }

  /// A word or a sentence with a capital.
  func heading(_ word: Word) -> String { self(word).capitalizingFirst }

  /// What a step of the work is about, as a heading.
  func heading(_ step: RuleCategory) -> String {
    isRussian ? step.words.russian : step.words.english
  }

  /// What a step is about, after "about".
  func about(_ step: RuleCategory) -> String { isRussian ? step.about.russian : step.about.english }

  /// A severity as a word.
  func callAsFunction(_ severity: Severity) -> String {
    switch severity {
    case .error: isRussian ? "ошибка" : "error"
    case .warning: isRussian ? "предупреждение" : "warning"
    case .info: isRussian ? "заметка" : "info"
    }
  }

  /// Why something was not measured.
  func callAsFunction(_ gap: IncompleteReason) -> String {
    switch gap {
    case .notCaptured(let field):
      isRussian ? "вход не сообщает \(field.rawValue)" : "the input does not tell \(field.rawValue)"
    case .noScreenshot: isRussian ? "нет снимка экрана" : "there is no screenshot"
    case .noTextRecognition:
      isRussian ? "нет программы, которая читает текст на снимке" : "no program to read pictures"
    case .notSeparable:
      isRussian ? "текст на снимке не отделить от фона" : "text and background cannot be told apart"
    case .noViews: isRussian ? "вход не содержит views" : "the input holds no views"
    case .noScreenSize: isRussian ? "размер экрана неизвестен" : "the size of the screen is unknown"
    case .noLanguage: isRussian ? "язык текстов неизвестен" : "the language of the texts is unknown"
    }
  }

  /// Findings of later steps that can wait.
  func folded(_ count: Int, about step: RuleCategory, until earlier: RuleCategory) -> String {
    isRussian
      ? "ещё \(count) про \(step.about.russian), когда \(earlier.mended.russian)"
      : "\(count) more about \(step.about.english), when \(earlier.mended.english)"
  }

  /// A number with what is counted, such as `2 findings`.
  func count(_ count: Int, _ thing: Thing) -> String {
    let forms = (isOfTexts && thing == .screen ? .language : thing).forms
    let form = PluralRules(Language(language))
      .form(of: isRussian ? forms.russian : [forms.one, forms.other], for: count)
    return "\(count) \(form)"
  }

  /// A number with two decimals.
  func decimal(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let digits = hundredths % 100
    return "\(hundredths / 100)\(isRussian ? "," : ".")\(digits < 10 ? "0" : "")\(digits)"
  }

  /// Where a frame begins, in points; `nil` when no screen has such a place.
  func place(_ frame: Rect) -> String? {
    guard let x = Int(exactly: frame.x.rounded()), let y = Int(exactly: frame.y.rounded()) else {
      return nil
    }
    return "\(isRussian ? "в точке" : "at") \(x), \(y)"
  }

  /// A text of the app in quotation marks.
  func quoted(_ text: String) -> String { isRussian ? "«\(text)»" : "“\(text)”" }

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

  /// A caption that is heard, or the silence.
  func caption(_ text: String) -> String {
    text.isEmpty ? "<\(self(.silence))>" : text
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

  fileprivate var both: (english: String, russian: String) {
    switch self {
    case .title: ("What a listener would stumble over", "Обо что споткнётся слушатель")
    case .summary: ("Summary", "Итог")
    case .findings: ("Findings", "Замечания")
    case .questions:
      ("Questions that only a person can answer", "Вопросы, на которые ответит человек")
    case .noFindings: ("Nothing was found.", "Ничего не найдено.")
    case .wholeScreen: ("the whole screen", "весь экран")
    case .screen: ("screen", "экран")
    case .heardNow: ("heard now", "слышно сейчас")
    case .heardAfter: ("heard after", "станет слышно")
    case .shouldBeHeard: ("should be heard", "должно быть слышно")
    case .todo: ("do", "сделать")
    case .why: ("why", "почему")
    case .severity: ("severity", "важность")
    case .what: ("what", "что")
    case .element: ("element", "элемент")
    case .place: ("place", "место")
    case .rule: ("rule", "правило")
    case .count: ("count", "число")
    case .component: ("component", "компонент")
    case .screens: ("screens", "экраны")
    case .byRule: ("By rule", "По правилам")
    case .byComponent:
      ("By component: the same element more than once", "По компонентам: один элемент много раз")
    case .density: ("Findings on each screen", "Замечания на каждом экране")
    case .stops: ("stops", "остановки")
    case .findingsPerStop: ("findings per stop", "замечаний на остановку")
    case .notMeasured: ("not measured", "не измерено")
    case .notApplicable: ("not applicable", "неприменимо")
    case .measured: ("measured", "измерено")
    case .reason: ("reason", "причина")
    case .suppressed: ("suppressed", "подавлено")
    case .baseline: ("the baseline", "исходный список")
    case .stale: ("Gone, but still in the baseline", "Исчезли, но остались в исходном списке")
    case .silence: ("silence", "тишина")
    case .skipToFindings: ("Skip to the findings", "Перейти к замечаниям")
    case .details: ("Details", "Подробности")
    case .picture: ("The screen as a picture", "Снимок экрана")
    case .frames: ("Frames of the elements", "Рамки элементов")
    case .finding: ("Finding", "Замечание")
    case .question: ("question", "вопрос")
    case .criteria: ("WCAG criteria", "критерии WCAG")
    case .readMore: ("read more", "подробнее")
    case .predicted: ("Predicted for", "Предсказано для")
    case .outside: ("not in the picture", "вне снимка")
    case .ruleSummary: ("what it finds", "что находит")
    case .unread: ("Not read, so nothing is known of it", "Не прочитано, и потому неизвестно")
    case .entry: ("the entry itself", "сама запись")
    case .unknownLanguage: ("language not known", "язык неизвестен")
    case .language: ("language", "язык")
    case .languages: ("languages", "языки")
    case .textDensity: ("Findings in each language of a file", "Замечания в каждом языке файла")
    case .texts: ("texts", "тексты")
    case .findingsPerText: ("findings per text", "замечаний на текст")
    case .help: ("help", "помощь")
    }
  }
}

extension AuditWords.Thing {
  /// The forms: one and other in English; one, few and many in Russian.
  fileprivate var forms: (one: String, other: String, russian: [String]) {
    switch self {
    case .finding: ("finding", "findings", ["замечание", "замечания", "замечаний"])
    case .error: ("error", "errors", ["ошибка", "ошибки", "ошибок"])
    case .warning: ("warning", "warnings", ["предупреждение", "предупреждения", "предупреждений"])
    case .note: ("info", "info", ["заметка", "заметки", "заметок"])
    case .question: ("question", "questions", ["вопрос", "вопроса", "вопросов"])
    case .suppressed: ("suppressed", "suppressed", ["подавлено", "подавлено", "подавлено"])
    case .stop: ("stop", "stops", ["остановка", "остановки", "остановок"])
    case .screen: ("screen", "screens", ["экран", "экрана", "экранов"])
    case .text: ("text", "texts", ["текст", "текста", "текстов"])
    case .language: ("language", "languages", ["язык", "языка", "языков"])
    case .file: ("file", "files", ["файл", "файла", "файлов"])
    case .rule: ("rule", "rules", ["правило", "правила", "правил"])
    case .check: ("check", "checks", ["проверка", "проверки", "проверок"])
    case .unread:
      (
        "input not read", "inputs not read",
        ["вход не прочитан", "входа не прочитано", "входов не прочитано"]
      )
    }
  }
}

extension RuleCategory {
  /// The step as a heading.
  fileprivate var words: (english: String, russian: String) {
    switch self {
    case .label: ("Names, values and traits", "Названия, значения и типы")
    case .simplify: ("Fewer stops", "Меньше остановок")
    case .navigate: ("Order and focus", "Порядок и фокус")
    case .scenario: ("In use", "В действии")
    case .text: ("Words", "Слова")
    case .contrast: ("Colours", "Цвета")
    case .size: ("Sizes", "Размеры")
    case .localization: ("Languages", "Языки")
    case .tool: ("The audit itself", "Сам аудит")
    }
  }

  /// The step after "about".
  fileprivate var about: (english: String, russian: String) {
    switch self {
    case .label: ("names", "названия")
    case .simplify: ("the number of stops", "число остановок")
    case .navigate: ("order", "порядок")
    case .scenario: ("use", "действия")
    case .text: ("words", "слова")
    case .contrast: ("contrast", "контраст")
    case .size: ("size", "размер")
    case .localization: ("languages", "языки")
    case .tool: ("the audit", "аудит")
    }
  }

  /// What is true when the step is done, after "when".
  fileprivate var mended: (english: String, russian: String) {
    switch self {
    case .label: ("the names are right", "названия будут верны")
    case .simplify: ("the stops are right", "остановки будут верны")
    case .navigate: ("the order is right", "порядок будет верен")
    case .scenario: ("its use is right", "действия будут верны")
    case .text: ("the words are right", "слова будут верны")
    case .contrast: ("the contrast is right", "контраст будет верен")
    case .size: ("the size is right", "размер будет верен")
    case .localization: ("the languages are right", "языки будут верны")
    case .tool: ("the audit is right", "аудит будет верен")
    }
  }
}
