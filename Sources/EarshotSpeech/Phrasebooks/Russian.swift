extension Phrasebook {
  /// Russian, from the string tables of AccessibilitySnapshot corrected by device recordings.
  ///
  /// The texts for spans of rows and columns are swapped in the public tables; here they are right.
  static let russian = Phrasebook(language: "ru", status: .verified) { phrase in
    switch phrase {
    case .selected: .lowercased("Выбрано.")
    case .notEnabled: .lowercased("Недоступно.")
    case .switchOn: Wording("Вкл.", caption: "вкл.")
    case .switchOff: Wording("Выкл.", caption: "выкл.")
    case .switchMixed: .lowercased("Смешанно.")
    case .isEditing: .lowercased("Идет правка")
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
    case .rotor(let name): rotorRussian(name)
    case .gesture(let name): gestureRussian(name)
    case .languageName(let tag): languageRussian(tag)
    case .standardTyping: .sentence("Обычный набор", isVerified: false)
    case .touchTyping: .sentence("Слепой набор", isVerified: false)
    case .directTyping: .sentence("Непосредственный набор", isVerified: false)
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

/// The names of rotor modes in Russian.
private func rotorRussian(_ name: RotorName) -> Wording {
  switch name {
  case .characters: .sentence("Символы", isVerified: false)
  case .words: .sentence("Слова", isVerified: false)
  case .lines: .sentence("Строки", isVerified: false)
  case .headings: .sentence("Заголовки")
  case .links: .sentence("Ссылки")
  case .visitedLinks: .sentence("Посещенные ссылки")
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
  case .speechRate: .sentence("Скорость речи")
  case .volume: .sentence("Громкость", isVerified: false)
  case .punctuation: .sentence("Пунктуация", isVerified: false)
  case .language: .sentence("Язык", isVerified: false)
  case .hints: .sentence("Подсказки", isVerified: false)
  case .verbosity: .sentence("Подробность", isVerified: false)
  case .typingMode: .sentence("Режим набора")
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
