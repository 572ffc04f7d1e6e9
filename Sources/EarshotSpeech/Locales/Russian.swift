import EarshotText

extension Phrasebook {
  /// Russian, from the string tables of AccessibilitySnapshot corrected by device recordings.
  ///
  /// The texts for spans of rows and columns are swapped in the public tables; here they are right.
  static let russian = Phrasebook(
    language: "ru", status: .verified, panel: PanelHabits(capitalizesTypes: true)
  ) { phrase in
    switch phrase {
    case .selected: .lowercased("Выбрано.")
    case .notEnabled: .lowercased("Недоступно.")
    case .switchOn: Wording("Вкл.", caption: "вкл.")
    case .switchOff: Wording("Выкл.", caption: "выкл.")
    case .switchMixed: .lowercased("Смешанно.")
    case .isEditing: .lowercased("Идет правка")
    case .characterMode: .lowercased("Режим символов.", isVerified: false)
    case .insertionPointAtStart: .lowercased("Точка вставки в начале.")
    case .insertionPointAtEnd: .lowercased("Точка вставки в конце.", isVerified: false)
    case .possibly: .lowercased("Возможно", isVerified: false)
    case .possibleText(let text): .lowercased("Возможный текст: \(text)", isVerified: false)
    case .imageDescription(let text):
      .lowercased("Описание изображения: \(text)", isVerified: false)
    case .characters(let count):
      .sentence(
        "\(count) \(PluralRules(.russian).form(of: ["символ", "символа", "символов"], for: count))",
        isVerified: false)
    case .web(let phrase): WebPhrasebook.russian(phrase)
    case .expanded: .lowercased("Развернуто.")
    case .collapsed: .lowercased("Свернуто.")
    case .button: .lowercased("Кнопка.")
    case .backButton: Wording("Кнопка назад.", caption: "кнопка, указывающая назад")
    case .switchButton: .lowercased("Кнопка-переключатель.")
    case .tab: .lowercased("Вкладка.")
    case .textField: .lowercased("текстовое поле.")
    case .secureTextField:
      Wording("Защищённое текстовое поле.", caption: "защищенное текстовое поле")
    case .pickerItem: .lowercased("Инструмент выбора.")
    case .heading: .lowercased("Заголовок.")
    case .link: .lowercased("Ссылка.")
    case .visited: .lowercased("Посещены.")
    case .adjustable: .lowercased("Элемент регулировки.")
    case .image: .lowercased("Изображение.")
    case .searchField: .lowercased("Поле поиска.")
    case .radioButton: .lowercased("Кнопка-переключатель.")
    case .statusBarItem: .lowercased("Объект меню статуса.")
    case .inactive: .lowercased("Неактивный.")
    case .footer: .lowercased("Нижний колонтитул.")
    case .draggable: .lowercased("Draggable.")
    case .learning: .lowercased("Обучение.", isVerified: false)
    case .popupButton: .lowercased("Всплывающая кнопка.")
    case .maths: .lowercased("Математика.")
    case .folder: .lowercased("Папка.")
    case .menuItem: .lowercased("Пункт меню.")
    case .videoPlayback: .lowercased("Воспроизведение видео.", isVerified: false)
    case .icon: .lowercased("Значок.")
    case .position(let index, let count): .sentence("\(index) из \(count).")
    case .listStart: .lowercased("Начало списка.")
    case .listEnd: .lowercased("Конец списка.")
    case .landmarkStart: .lowercased("Ориентир.")
    case .landmarkEnd: Wording("Конец строки.", caption: "конец ориентира", isVerified: false)
    case .row(let row): .lowercased("Ряд \(row).")
    case .column(let column): .lowercased("Столбец \(column).")
    case .rowSpan(let rows): .lowercased("Охватывает строк: \(rows).")
    case .columnSpan(let columns): .lowercased("Охватывает столбцов: \(columns).")
    case .tabBar: .lowercased("Панель вкладок.")
    case .adjustHint:
      .sentence("Смахните вверх или вниз одним пальцем, чтобы настроить значение.")
    case .toggleHint: .sentence("Коснитесь дважды, чтобы переключить настройку.")
    case .editHint:
      Wording(
        "коснитесь дважды, чтобы редактировать", caption: "Коснитесь дважды, чтобы редактировать")
    case .editingHint: .sentence("Используйте ротор для доступа к объекту: Слова с ошибками")
    case .collapseHint: .sentence("Коснитесь дважды, чтобы свернуть.")
    case .expandHint: .sentence("Коснитесь дважды, чтобы развернуть.")
    case .popupHint: .sentence("Коснитесь дважды для активации инструмента выбора")
    case .reorderHint:
      .sentence(
        "Коснитесь дважды и удерживайте, дождитесь звука и перетяните на другое место",
        isVerified: false)
    case .rotorHint(let name): .sentence("Используйте ротор для доступа к объекту: \(name)")
    case .actionsAvailable: .sentence("Доступны действия")
    case .moreContentAvailable: .sentence("Доступно больше контента")
    case .back: .sentence("Назад")
    case .activate: .sentence("Активировать")
    case .decrement: .sentence("Уменьшить", isVerified: false)
    case .increment: .sentence("Увеличить", isVerified: false)
    case .inProgress: .sentence("Выполняется", isVerified: false)
    case .progressHalted: .sentence("Выполнение остановлено", isVerified: false)
    case .items(let count): .sentence("Объектов: \(count)", isVerified: false)
    case .page(let page, let count): .sentence("Страница \(page) из \(count)")
    case .rows(let first, let last, let count):
      .sentence("Показаны строки с \(first) по \(last) из \(count)")
    case .undone: .sentence("Отменено", isVerified: false)
    case .shortcutSheet: .sentence("Команды Универс. доступа")
    case .shortcut(let name): .sentence(shortcut(name), isVerified: false)
    case .cancel: .sentence("Отменить", isVerified: false)
    case .chart(let phrase): .sentence(chart(phrase), isVerified: false)
    case .rotor(let name): rotorRussian(name)
    case .gesture(let name): .sentence(gesture(name), isVerified: false)
    case .languageName(let tag): languageRussian(tag)
    case .capital(let letter): .sentence("заглавная \(letter)", isVerified: false)
    case .standardTyping: .sentence("Обычный набор", isVerified: false)
    case .touchTyping: .sentence("Слепой набор", isVerified: false)
    case .directTyping: .sentence("Непосредственный набор", isVerified: false)
    case .space: .sentence("Пробел", isVerified: false)
    case .newLine: .sentence("Новая строка", isVerified: false)
    case .off: .sentence("Выкл.", isVerified: false)
    case .on: .sentence("Вкл.", isVerified: false)
    case .appNotAnswering: .sentence("Приложение не отвечает", isVerified: false)
    case .speech(let isOn):
      .sentence(isOn ? "Речь включена" : "Речь выключена", isVerified: false)
    case .screenCurtain(let isOn):
      .sentence(isOn ? "Шторка экрана включена" : "Шторка экрана выключена", isVerified: false)
    case .itemChooser(let count): .sentence("Выбор объекта, объектов: \(count)", isVerified: false)
    case .gesturePractice(let isOn):
      .sentence(
        isOn ? "Тренировка жестов включена" : "Тренировка жестов выключена", isVerified: false)
    }
  }
}

/// The features of the sheet of shortcuts in Russian.
private func shortcut(_ name: ShortcutName) -> String {
  switch name {
  case .voiceOver: "VoiceOver"
  case .voiceControl: "Управление голосом"
  case .switchControl: "Виртуальный контроллер"
  case .zoom: "Увеличение"
  case .magnifier: "Лупа"
  case .assistiveTouch: "AssistiveTouch"
  case .colorFilters: "Светофильтры"
  }
}

/// Words about charts in Russian.
private func chart(_ phrase: ChartPhrase) -> String {
  switch phrase {
  case .describe: "Описать диаграмму"
  case .playAudioGraph: "Воспроизвести аудиограф"
  case .details: "Сведения о диаграмме"
  case .xAxis: "Ось X"
  case .yAxis: "Ось Y"
  case .span(let first, let last): "\(first) – \(last)"
  case .series(let count):
    "\(count) "
      + PluralRules(.russian).form(
        of: ["серия данных", "серии данных", "серий данных"], for: count)
  case .points(let count):
    "\(count) "
      + PluralRules(.russian).form(
        of: ["точка данных", "точки данных", "точек данных"], for: count)
  case .lowest: "Наименьшее значение"
  case .highest: "Наибольшее значение"
  }
}

/// The names of rotor modes in Russian.
private func rotorRussian(_ name: RotorName) -> Wording {
  switch name {
  case .characters: .sentence("Символы", isVerified: false)
  case .words: .sentence("Слова", isVerified: false)
  case .lines: .sentence("Строки", isVerified: false)
  case .headings: .sentence("Заголовки")
  case .links: .sentence("Ссылки")
  case .visitedLinks: .sentence("Посещенные ссылки")
  case .unvisitedLinks: .sentence("Непосещенные ссылки", isVerified: false)
  case .inPageLinks: .sentence("Ссылки на этой странице", isVerified: false)
  case .formControls: .sentence("Элементы управления формы", isVerified: false)
  case .buttons: .sentence("Кнопки", isVerified: false)
  case .textFields: .sentence("Текстовые поля")
  case .searchFields: .sentence("Поля поиска", isVerified: false)
  case .images: .sentence("Изображения")
  case .tables: .sentence("Таблицы")
  case .lists: .sentence("Списки")
  case .landmarks: .sentence("Ориентиры")
  case .containers: .sentence("Контейнеры")
  case .staticText: .sentence("Статический текст", isVerified: false)
  case .sameItem: .sentence("Тот же объект", isVerified: false)
  case .verticalNavigation: .sentence("Вертикальная навигация", isVerified: false)
  case .adjustValue: .sentence("Настройка значения")
  case .actions: .sentence("Действия")
  case .moreContent: .sentence("Ещё контент")
  case .audioGraph: .sentence("Аудиограф", isVerified: false)
  case .speechRate: .sentence("Скорость речи")
  case .volume: .sentence("Громкость", isVerified: false)
  case .punctuation: .sentence("Пунктуация", isVerified: false)
  case .language: .sentence("Язык", isVerified: false)
  case .hints: .sentence("Подсказки", isVerified: false)
  case .verbosity: .sentence("Детализация", isVerified: false)
  case .typingMode: .sentence("Режим набора")
  case .sounds: .sentence("Звуки", isVerified: false)
  case .audioDucking: .sentence("Приглушение аудио", isVerified: false)
  case .brailleInput: .sentence("Ввод шрифтом Брайля", isVerified: false)
  case .imageDescriptions: .sentence("Описания изображений", isVerified: false)
  }
}

/// The names of languages in Russian; of others the tag.
private func languageRussian(_ tag: String) -> Wording {
  switch tag {
  case "en": .sentence("Английский", isVerified: false)
  case "ru": .sentence("Русский", isVerified: false)
  case "de": .sentence("Немецкий", isVerified: false)
  default: .sentence(tag, isVerified: false)
  }
}

/// What gestures are called in Russian, and what they do.
private func gesture(_ name: GestureName) -> String {
  switch name {
  case .touch: "Касание одним пальцем, переход к объекту под ним"
  case .lift: "Палец поднят"
  case .singleTap: "Одно касание, объект читается снова"
  case .doubleTap: "Двойное касание, активировать"
  case .tripleTap: "Тройное касание, двойное касание объекта"
  case .doubleTapAndHold: "Двойное касание с удержанием, долгое нажатие"
  case .doubleTapAndDrag: "Двойное касание с перетягиванием, перетянуть объект"
  case .splitTap: "Касание вторым пальцем, активировать"
  case .swipeRight: "Смахивание вправо, следующий объект"
  case .swipeLeft: "Смахивание влево, предыдущий объект"
  case .swipeUp: "Смахивание вверх, изменить значение или использовать ротор"
  case .swipeDown: "Смахивание вниз, изменить значение или использовать ротор"
  case .twoFingerTap: "Касание двумя пальцами, приостановить или продолжить речь"
  case .magicTap: "Двойное касание двумя пальцами, главная функция"
  case .twoFingerTripleTap: "Тройное касание двумя пальцами, выбор объекта"
  case .twoFingerDoubleTapAndHold: "Двойное касание двумя пальцами с удержанием, назвать объект"
  case .twoFingerSwipeUp: "Смахивание двумя пальцами вверх, прочитать все с начала"
  case .twoFingerSwipeDown: "Смахивание двумя пальцами вниз, прочитать все отсюда"
  case .twoFingerSwipeLeft: "Смахивание двумя пальцами влево"
  case .twoFingerSwipeRight: "Смахивание двумя пальцами вправо"
  case .scrub: "Зигзаг двумя пальцами, назад"
  case .rotateClockwise: "Поворот двух пальцев по часовой стрелке, следующий режим ротора"
  case .rotateCounterclockwise:
    "Поворот двух пальцев против часовой стрелки, предыдущий режим ротора"
  case .threeFingerTap: "Касание тремя пальцами, текущее место"
  case .threeFingerDoubleTap: "Двойное касание тремя пальцами, выключить или включить речь"
  case .threeFingerTripleTap: "Тройное касание тремя пальцами, выключить или включить шторку экрана"
  case .threeFingerSwipeLeft: "Смахивание тремя пальцами влево, прокрутка вправо"
  case .threeFingerSwipeRight: "Смахивание тремя пальцами вправо, прокрутка влево"
  case .threeFingerSwipeUp: "Смахивание тремя пальцами вверх, прокрутка вниз"
  case .threeFingerSwipeDown: "Смахивание тремя пальцами вниз, прокрутка вверх"
  case .fourFingerTapTop: "Касание четырьмя пальцами вверху, первый объект"
  case .fourFingerTapBottom: "Касание четырьмя пальцами внизу, последний объект"
  case .fourFingerDoubleTap: "Двойное касание четырьмя пальцами, тренировка жестов"
  case .fourFingerSwipeLeft: "Смахивание четырьмя пальцами влево, следующее приложение"
  case .fourFingerSwipeRight: "Смахивание четырьмя пальцами вправо, предыдущее приложение"
  case .strongPress: "Сильное нажатие, предварительный просмотр"
  case .shake: "Встряхивание, отменить"
  case .home: "От нижнего края вверх, экран «Домой»"
  case .appSwitcher: "От нижнего края дальше вверх, переключатель приложений"
  }
}
