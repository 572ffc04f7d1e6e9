import EarshotText

extension ClientReportWords {
  /// The words in Russian.
  static let russian = ClientReportWords(
    title: "Аудит доступности", app: "Приложение", date: "Дата", summary: "Главное",
    criteria: "WCAG 2.2", criterion: "Критерий успеха", level: "Уровень", flaws: "Нарушения",
    questions: "Вопросы", verdict: "Итог", fails: "не выполнен", asks: "нужен взгляд человека",
    nothingFound: "нарушений не найдено", notMeasured: "не измерен", rule: "Проблема",
    count: "Число", screens: "Экраны", problems: "Проблемы, сначала самые частые",
    heard: "Что слышно на каждом экране", heardInOrder: "В порядке смахиваний",
    findings: "Замечания и как их исправить", changes: "До и после", before: "до",
    after: "после", measure: "Мера", effort: "Усилие", how: "Что и как проверено",
    limits: "Программа находит только часть того, что мешает людям. Пустая таблица не доказывает "
      + "соответствия: дайте приложение людям, которые пользуются VoiceOver.",
    method: { screens, rules, profile in
      let forms = PluralRules(.russian)
      let screen = forms.form(of: ["экран", "экрана", "экранов"], for: screens)
      let rule = forms.form(of: ["правило", "правила", "правил"], for: rules)
      return "\(screens) \(screen), \(rules) \(rule); что слышно, предсказано для \(profile) "
        + "по снимкам экранов, а не на устройстве."
    })
}
