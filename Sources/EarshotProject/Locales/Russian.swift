import EarshotSpeech
import EarshotText
import EarshotTree

/// What is heard without words, in Russian.
struct RussianEventWords: EventWords {
  let screenChanged = "открылся новый экран"
  let layoutChanged = "изменилась часть экрана"
  let pageScrolled = "содержимое прокрутилось на страницу"
  let emptyArea = "под пальцем нет элемента"
  let pageTurn = "чтение продолжается на следующей странице"
  let vibration = "телефон слегка вибрирует: палец пошел вверх от нижнего края"
  let loadingTick = "страница загружается"
  let loaded = "страница загрузилась"
  let audioGraph = "звуки диаграммы: чем выше значение, тем выше тон"
  let cut = "следующая речь началась раньше, чем закончилась эта"
  let captureStays = "приложение получило просьбу, а снимок экрана большего не может"
  let scrollDirection = "туда движется содержимое"
  let silence = "ничего не произносится"
  let nothing = "ничего нового не показано, и от приложения ничего не потребовалось"

  func haptic(_ haptic: Haptic) -> String {
    switch haptic {
    case .success: "приложение вибрирует: получилось"
    case .warning: "приложение вибрирует: предупреждение"
    case .error: "приложение вибрирует: ошибка"
    }
  }

  func boundary(after gesture: GestureName) -> String {
    switch gesture {
    case .swipeRight: "после этого элемента ничего нет"
    case .swipeLeft: "перед этим элементом ничего нет"
    case .swipeUp, .swipeDown:
      "в этом направлении больше нет ни значения, ни действия, ни места для ротора"
    case .doubleTap, .splitTap: "на двойное нажатие здесь никто не отвечает"
    case .tripleTap: "на тройное нажатие здесь никто не отвечает"
    case .doubleTapAndHold: "на двойное нажатие с удержанием здесь никто не отвечает"
    case .doubleTapAndDrag: "здесь нечего перетаскивать"
    case .scrub: "на этом экране никто не отвечает на жест «Z» двумя пальцами"
    case .magicTap: "на этом экране никто не отвечает на двойное нажатие двумя пальцами"
    case .rotateClockwise, .rotateCounterclockwise: "ротору здесь не на что переключиться"
    case .twoFingerSwipeUp, .twoFingerSwipeDown: "читать нечего"
    case .twoFingerTripleTap: "выбирать не из чего"
    case .twoFingerDoubleTapAndHold: "здесь нечему дать подпись"
    case .threeFingerSwipeLeft, .threeFingerSwipeRight, .threeFingerSwipeUp,
      .threeFingerSwipeDown:
      "в этом направлении здесь больше ничего не прокручивается"
    case .shake: "отменять нечего"
    case .strongPress: "предварительного просмотра здесь нет"
    case .threeFingerTap: "здесь ничего не прокручивается"
    case .fourFingerTapTop, .fourFingerTapBottom, .touch, .lift, .singleTap:
      "нет элемента, к которому можно перейти"
    case .home, .appSwitcher, .fourFingerSwipeLeft, .fourFingerSwipeRight:
      "вне этого приложения ничего не моделируется"
    case .twoFingerTap, .twoFingerSwipeLeft, .twoFingerSwipeRight, .threeFingerDoubleTap,
      .threeFingerTripleTap, .fourFingerDoubleTap:
      "здесь это ничего не делает"
    }
  }

  func boundary(after step: EventStep) -> String {
    switch step {
    case .type: "текст ввести некуда"
    case .rotor: "у ротора здесь нет такой настройки"
    case .other: "дальше ничего нет"
    }
  }
}

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
    method: { screens, profile in
      let forms = PluralRules(.russian)
      let screen = forms.form(of: ["экран", "экрана", "экранов"], for: screens)
      return "\(screens) \(screen); что слышно, предсказано для \(profile) "
        + "по снимкам экранов, а не на устройстве."
    })
}
