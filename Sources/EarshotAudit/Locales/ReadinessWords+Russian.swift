import EarshotText

extension ReadinessWords {
  /// The words in Russian.
  static let russian = ReadinessWords(
    language: .russian,
    status: { status in
      switch status {
      case .supported: "поддерживается, судя по данным"
      case .notSupported: "не поддерживается"
      case .notEnoughEvidence: "недостаточно данных"
      }
    },
    title: { standard in
      switch standard {
      case .labels: "Метки доступности App Store"
      case .wcag: "WCAG 2.2, уровни A и AA"
      case .en301549: "EN 301 549 v3.2.1, раздел 11"
      case .gost: "ГОСТ Р 52872-2019, критерии WCAG 2.1 уровней A и AA"
      }
    },
    device: { device in
      switch device {
      case .iPhone: "iPhone"
      case .iPad: "iPad"
      case .unknown: "устройство неизвестно"
      }
    },
    technology: russianName,
    lack: { lack in
      switch lack {
      case .noRule: "об этом нет ни одного правила"
      case .partOfIt: "правила видят только часть"
      case .nothingMeasured: "ни одно правило об этом ничего не смогло измерить"
      case .unmeasured(let count):
        "измерено не всё: \(counted(count, "экран", "экрана", "экранов"))"
      case .noScenario(let technology):
        "ни один сценарий не показывает, что задачу можно выполнить: \(russianName(technology))"
      case .failedScenario: "сценарий не пройден"
      case .unread(let count):
        "не удалось посмотреть: \(counted(count, "снимок", "снимка", "снимков"))"
      }
    },
    extent: { screens, tasks, scenarios in
      [
        counted(screens, "экран", "экрана", "экранов"), counted(tasks, "задача", "задачи", "задач"),
        counted(scenarios, "сценарий", "сценария", "сценариев"),
      ].joined(separator: ", ")
    },
    looked: { looked, screens in
      "правила об этом посмотрели \(counted(looked, "экран", "экрана", "экранов")) из \(screens)"
    },
    unmeasured: { "\($0) (\(counted($1, "экран", "экрана", "экранов")))" },
    places: { counted($0, "место", "места", "мест") },
    more: { "ещё \($0)" },
    accepted: { "приняты настройками: \(counted($0, "находка", "находки", "находок"))" },
    moreRules: { "вопросы ещё \(counted($0, "правила", "правил", "правил"))" },
    passed: { "пройдено: \(counted($0, "сценарий", "сценария", "сценариев"))" },
    failed: { "сценарий \($0) не пройден, строка \($1.line): \($1.step)" },
    stray: { "сценарий \($0) ничего не доказывает: его экрана нет среди входных файлов" },
    unread: { "не прочитано: \($0)" },
    silent: { "нечего слушать: \(counted($0, "снимок", "снимка", "снимков"))" },
    answer: { "Ответьте на вопросы проверки, они выше: \($0)." },
    against: "против", milder: "не решает", questions: "вопрос", evidence: "данные",
    tries: "осталось проверить", requirement: "требование", result: "результат", task: "задача",
    level: "уровень", name: "название",
    limits: { profile in
      "Поддерживается, судя по данным: в снимках и сценариях нет ничего против. "
        + "Недостаточно данных: ничего против нет, но это ничего не доказывает. "
        + "Речь предсказана для \(profile) по файлам, а не на устройстве; "
        + "заявлять о поддержке могут люди, которые попробовали."
    },
    assistiveAccess:
      "Осталось проверить без метки: включите «Ассистивный доступ», простой режим iOS, и "
      + "пройдите сценарии.",
    requirements: requirements(RussianRequirements.text))

  private static func russianName(_ technology: ReadinessTechnology) -> String {
    switch technology {
    case .voiceOver: "VoiceOver"
    case .voiceControl: "Управление голосом"
    case .switchControl: "Виртуальный контроллер"
    }
  }

  private static func counted(_ count: Int, _ forms: String...) -> String {
    "\(count) \(PluralRules(.russian).form(of: forms, for: count))"
  }
}
