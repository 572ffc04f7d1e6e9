import EarshotText
import EarshotTree

/// The words of reports of an audit in Russian.
struct RussianAuditWords: AuditLocale {
  var language: Language { .russian }

  func callAsFunction(_ word: AuditWords.Word) -> String {
    switch word {
    case .title: "Обо что споткнётся слушатель"
    case .summary: "Итог"
    case .findings: "Замечания"
    case .questions: "Вопросы, на которые ответит человек"
    case .noFindings: "Ничего не найдено."
    case .wholeScreen: "весь экран"
    case .code: "код"
    case .screen: "экран"
    case .heardNow: "слышно сейчас"
    case .heardAfter: "станет слышно"
    case .todo: "сделать"
    case .why: "почему"
    case .severity: "важность"
    case .what: "что"
    case .element: "элемент"
    case .place: "место"
    case .rule: "правило"
    case .count: "число"
    case .component: "компонент"
    case .screens: "экраны"
    case .byRule: "По правилам"
    case .byComponent: "По компонентам: один элемент много раз"
    case .density: "Замечания на каждом экране"
    case .stops: "остановки"
    case .findingsPerStop: "замечаний на остановку"
    case .notMeasured: "не измерено"
    case .notApplicable: "неприменимо"
    case .measured: "измерено"
    case .reason: "причина"
    case .suppressed: "подавлено"
    case .baseline: "исходный список"
    case .stale: "Исчезли, но остались в исходном списке"
    case .silence: "тишина"
    case .skipToFindings: "Перейти к замечаниям"
    case .details: "Подробности"
    case .picture: "Снимок экрана"
    case .frames: "Рамки элементов"
    case .finding: "Замечание"
    case .question: "вопрос"
    case .criteria: "критерии WCAG"
    case .readMore: "подробнее"
    case .predicted: "Предсказано для"
    case .outside: "вне снимка"
    case .ruleSummary: "что находит"
    case .unread: "Не прочитано, и потому неизвестно"
    case .leftOut: "пропущено"
    case .noRules: "ни одно правило не работало, поэтому ничего не известно"
    case .entry: "сама запись"
    case .unknownLanguage: "язык неизвестен"
    case .language: "язык"
    case .languages: "языки"
    case .textDensity: "Замечания в каждом языке файла"
    case .texts: "тексты"
    case .findingsPerText: "замечаний на текст"
    case .help: "помощь"
    case .howToReadMore: "«earshot rules ID» – страница правила, --explain-input – что не измерено"
    case .errors: "Ошибки"
    case .advice: "Советы"
    case .places: "места"
    case .assumedDensity: "плотность предположена"
    case .nameDensity: "назовите плотность в --density"
    }
  }

  func forms(of thing: AuditWords.Thing) -> [String] {
    switch thing {
    case .finding: ["замечание", "замечания", "замечаний"]
    case .error: ["ошибка", "ошибки", "ошибок"]
    case .warning: ["предупреждение", "предупреждения", "предупреждений"]
    case .note: ["заметка", "заметки", "заметок"]
    case .question: ["вопрос", "вопроса", "вопросов"]
    case .suppressed: ["подавлено", "подавлено", "подавлено"]
    case .stop: ["остановка", "остановки", "остановок"]
    case .screen: ["экран", "экрана", "экранов"]
    case .text: ["текст", "текста", "текстов"]
    case .language: ["язык", "языка", "языков"]
    case .file: ["файл", "файла", "файлов"]
    case .stringsFile: ["файл строк", "файла строк", "файлов строк"]
    case .place: ["место", "места", "мест"]
    case .codeLine: ["строка", "строки", "строк"]
    case .entry: ["запись", "записи", "записей"]
    case .cause: ["причина", "причины", "причин"]
    case .rule: ["правило", "правила", "правил"]
    case .check: ["проверка", "проверки", "проверок"]
    case .unread: ["вход не прочитан", "входа не прочитано", "входов не прочитано"]
    case .unknownFile:
      ["файл неизвестного формата", "файла неизвестного формата", "файлов неизвестного формата"]
    case .ignoredPath: ["исключённый путь", "исключённых пути", "исключённых путей"]
    }
  }

  func callAsFunction(_ severity: Severity) -> String {
    switch severity {
    case .error: "ошибка"
    case .warning: "предупреждение"
    case .info: "заметка"
    }
  }

  func callAsFunction(_ reason: IncompleteReason) -> String {
    switch reason {
    case .notCaptured(let field): "вход не сообщает \(field.rawValue)"
    case .noScreenshot: "нет снимка экрана"
    case .noTextRecognition: "нет программы, которая читает текст на снимке"
    case .notSeparable: "текст на снимке не отделить от фона"
    case .noViews: "вход не содержит views"
    case .noScreenSize: "размер экрана неизвестен"
    case .noLanguage: "язык текстов неизвестен"
    case .canvasFrames: "рамки – с холста, на устройстве они могут быть другими"
    case .systemScreen: "это экран системы, а не приложения"
    case .slowPattern: "поиск по шаблону занял слишком много времени"
    }
  }

  func words(for category: RuleCategory) -> AuditWords.Category {
    switch category {
    case .label: ("Названия, значения и типы", "названия")
    case .simplify: ("Меньше остановок", "число остановок")
    case .navigate: ("Порядок и фокус", "порядок")
    case .scenario: ("В действии", "действия")
    case .text: ("Слова", "слова")
    case .contrast: ("Цвета", "контраст")
    case .size: ("Размеры", "размер")
    case .localization: ("Языки", "языки")
    case .source: ("Код", "код")
    case .tool: ("Сам аудит", "аудит")
    }
  }

  func omitted(_ findings: String) -> String {
    "Сюда не поместилось: \(findings)."
  }

  func notJudged(_ reasons: [IncompleteReason]) -> String {
    let names = reasons.compactMap(\.field).map(name)
    let fields = names.count > 6 ? names.prefix(6) + ["…"] : names
    let others = reasons.filter { $0.field == nil }.map { self($0) }
    let missing = fields.isEmpty ? [] : ["вход не сообщает \(fields.joined(separator: ", "))"]
    return "измерено не всё: " + (others + missing).joined(separator: "; ")
  }

  func notJudged(_ files: String) -> String {
    "измерено не всё: \(files), почему – скажет --explain-input"
  }

  func more(_ places: String) -> String { "… и ещё \(places)" }

  func ran(_ rules: Int, of all: Int) -> String {
    let word = PluralRules(.russian).form(of: ["правила", "правил", "правил"], for: all)
    return "применено \(rules) из \(all) \(word)"
  }

  func showRest(_ rest: String) -> String { "--all покажет остальное: \(rest)" }

  func showCode(_ lines: String) -> String { "… \(lines): код покажет --all" }

  func unlikeRule(_ own: Severity, isConfigured: Bool) -> String {
    isConfigured ? "так в настройках, у правила \(self(own))" : "обычно \(self(own))"
  }

  func written(_ findings: String, to path: String, orWith line: String?) -> String {
    let use =
      line.map { "с --baseline \(path) или с «\($0)» в .earshot.yml считаются только другие" }
      ?? "теперь считаются только другие"
    return "\(findings): записано в \(path); \(use)"
  }

  /// What a property is called, as the object of a sentence.
  private func name(_ field: Element.Field) -> String {
    switch field {
    case .isAccessibilityElement: "остановки"
    case .label: "названия"
    case .value: "значения"
    case .hint: "подсказки"
    case .identifier: "идентификаторы"
    case .traits: "типы"
    case .frame: "рамки"
    case .path: "контуры"
    case .activationPoint: "точки активации"
    case .language: "языки текстов"
    case .containerType: "контейнеры и таблицы"
    case .accessibilityElements: "списки элементов"
    case .groupsChildren: "группы"
    case .elementsHidden: "скрытое от VoiceOver"
    case .isHidden: "невидимое"
    case .isModal: "модальность"
    case .navigationStyle: "способ навигации"
    case .customActions: "действия"
    case .customContent: "дополнительный контент"
    case .customRotors: "роторы"
    case .userInputLabels: "имена для Управления голосом"
    case .dragDescriptions: "перетаскивание"
    case .expandedStatus: "что раскрыто"
    case .textInput: "способ ввода текста"
    case .adjustment: "что меняют свайпы вверх и вниз"
    case .position: "место в списке"
    case .headingLevel: "уровни заголовков"
    case .handlers: "жесты выхода и волшебного касания"
    case .isTappable: "что отвечает на касание"
    case .respondsToUserInteraction: "что отвечает на Виртуальный контроллер"
    case .appearance: "цвета и размеры текста"
    }
  }

  func place(_ x: Int, _ y: Int) -> String { "в точке \(x), \(y)" }

  func quoted(_ text: String) -> String { "«\(text)»" }

  func scale(_ category: RuleCategory) -> String { words(for: category).about }

  func scale(_ confidence: Confidence) -> String {
    switch confidence {
    case .low: "низкая"
    case .medium: "средняя"
    case .high: "высокая"
    }
  }

  func scale(_ impact: Impact) -> String {
    switch impact {
    case .blocks: "не пройти"
    case .hard: "трудно"
    case .slows: "медленно"
    case .cosmetic: "режет слух"
    }
  }

  var manual: RuleManual.Words {
    RuleManual.Words(
      title: "Правила", count: "правил", rule: "правило", severity: "серьезность", category: "шаг",
      summary: "что находит", confidence: "уверенность", impact: "последствие",
      what: "Что не так", why: "Кому мешает и чем", fix: "Как исправить", inputs: "Смотрит на",
      screens: "экраны", strings: "файлы строк", sessions: "сеансы", criteria: "WCAG 2.2",
      settings: "Настройки", optIn: "работает, только если включено в opt_in_rules",
      seeAlso: "Что почитать", supersededBy: "Молчит, если говорят эти", fails: "Ошибка",
      boundary: "едва ошибка", passes: "Верно", marks: "▼ отмечает найденное")
  }
}
