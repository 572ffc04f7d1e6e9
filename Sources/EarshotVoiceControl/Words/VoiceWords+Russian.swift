import EarshotTree

extension VoiceWords.Table {
  /// Russian, in the words of the settings of iOS as far as public sources give them; else ours.
  static let russian = VoiceWords.Table(
    language: "ru", quoted: { "«\($0)»" }, phrase: phrase, command: command)

  private static func phrase(_ phrase: VoicePhrase) -> String {
    switch phrase {
    case .pageControl: "Элемент управления страницами"
    case .notUnderstood(let text): "Не распознано: «\(text)»"
    case .noItem(let name, let nearest):
      "Здесь нет «\(name)»" + list(nearest, after: ". Похожие: ")
    case .noNumber(let number): "Здесь нет номера \(number)"
    case .noApp(let name): "«\(name)» здесь не открыть"
    case .whichOne(let name, let count): "Какой «\(name)»? Назовите номер от 1 до \(count)"
    case .tapWhat: "Назовите, чего коснуться"
    case .noActions(let name): "Нет действий: \(name)"
    case .notAdjustable(let name): "Нельзя изменить: \(name)"
    case .cannotScroll: "Прокручивать нечего"
    case .noWayBack: "Вернуться некуда"
    case .cannotZoom: "Масштаб экрана не меняется"
    case .noGrid: "Размер экрана неизвестен"
    case .smallestCells: "Мельче ячеек нет"
    case .nothingToRepeat: "Повторять нечего"
    case .noField: "Текстовое поле не правится"
    case .noWords(let words): "В тексте нет «\(words)»"
    case .nothingThere: "Там ничего нет"
    case .nothingSelected: "Ничего не выбрано"
    case .clipboardEmpty: "Буфер обмена пуст"
    case .nothingToUndo: "Отменять нечего"
    case .nothingToRedo: "Повторять отмененное нечего"
    case .oneLine: "В поле одна строка"
    }
  }

  private static func list(_ names: [String], after beginning: String) -> String {
    names.isEmpty ? "" : beginning + names.map { "«\($0)»" }.joined(separator: ", ")
  }

  private static func command(_ command: SpokenCommand, _ items: [String]) -> String {
    let first = items.first
    switch command {
    case .tap: return "Коснуться" + (first.map { " \($0)" } ?? "")
    case .doubleTap: return "Дважды коснуться" + (first.map { " \($0)" } ?? "")
    case .longPress: return "Долгое нажатие" + (first.map { " \($0)" } ?? "")
    case .swipe(let side, _): return "Смахнуть \(word(side))" + (first.map { " на \($0)" } ?? "")
    case .drag: return "Перетянуть \(first ?? "") на \(items.dropFirst().first ?? "")"
    case .increment(_, let count): return "Увеличить \(first ?? "")" + times(count, " на")
    case .decrement(_, let count): return "Уменьшить \(first ?? "")" + times(count, " на")
    case .showActions: return "Показать действия для \(first ?? "")"
    case .choose(let number): return "\(number)"
    case .zoom(let isIn): return isIn ? "Увеличить масштаб" : "Уменьшить масштаб"
    case .scroll(let side, _): return "Прокрутить \(word(side))" + (first.map { " в \($0)" } ?? "")
    case .scrollToEdge(let side): return "Прокрутить \(edge(side))"
    case .open: return "Открыть \(first ?? "")"
    case .repeatThat(let count): return "Повторить" + (count == 1 ? "" : ", раз: \(count)")
    default: return fixed(command) ?? text(command)
    }
  }

  private static func fixed(_ command: SpokenCommand) -> String? {
    switch command {
    case .goBack: "Перейти назад"
    case .goHome: "Перейти домой"
    case .openAppSwitcher: "Открыть переключатель приложений"
    case .show(let overlay): "Показать \(word(overlay))"
    case .showGrid(let rows, let columns): "Показать сетку" + size(rows, columns)
    case .hide(let overlay): "Скрыть" + (overlay.map { " \(word($0))" } ?? "")
    case .showCommands: "Показать команды"
    case .mode(let mode):
      switch mode {
      case .command: "Режим команд"
      case .dictation: "Режим диктовки"
      case .spelling: "Режим ввода по буквам"
      }
    case .sleep: "Перейти в режим сна"
    case .wakeUp: "Выйти из режима сна"
    default: nil
    }
  }

  private static func word(_ overlay: SpokenCommand.Overlay) -> String {
    switch overlay {
    case .names: "имена"
    case .numbers: "номера"
    case .grid: "сетку"
    }
  }

  private static func size(_ rows: Int?, _ columns: Int?) -> String {
    let parts = [rows.map { "строк: \($0)" }, columns.map { "столбцов: \($0)" }]
      .compactMap(\.self)
    return parts.isEmpty ? "" : ", " + parts.joined(separator: ", ")
  }

  private static func text(_ command: SpokenCommand) -> String {
    switch command {
    case .type(let text): "Ввести «\(text)»"
    case .insert(let text, let isBefore, let words):
      "Вставить «\(text)» \(isBefore ? "перед" : "после") «\(words)»"
    case .replace(let words, let text): "Заменить «\(words)» на «\(text)»"
    case .select(let range): "Выбрать \(word(range))"
    case .deselect: "Отменить выбор"
    case .delete(let range): "Удалить \(word(range))"
    case .moveCaret(let move): "Переместить курсор \(word(move))"
    case .clipboard(let clipboard):
      switch clipboard {
      case .cut: "Вырезать это"
      case .copy: "Скопировать это"
      case .paste: "Вставить это"
      }
    case .undo: "Отменить это"
    case .redo: "Вернуть это"
    case .changeCase(let letters, let range):
      switch letters {
      case .capitalized: "С заглавной буквы \(word(range))"
      case .uppercase: "Прописными буквами \(word(range))"
      case .lowercase: "Строчными буквами \(word(range))"
      }
    case .newLine(let count): count == 1 ? "Новая строка" : "Новый абзац"
    default: ""
    }
  }

  private static func word(_ side: ScrollDirection) -> String {
    switch side {
    case .left: "влево"
    case .right: "вправо"
    case .up: "вверх"
    case .down: "вниз"
    case .next: "вперед"
    case .previous: "назад"
    }
  }

  private static func edge(_ side: ScrollDirection) -> String {
    switch side {
    case .up, .previous: "к началу"
    case .down, .next: "к концу"
    case .left: "к левому краю"
    case .right: "к правому краю"
    }
  }

  private static func times(_ count: Int, _ preposition: String) -> String {
    count == 1 ? "" : "\(preposition) \(count)"
  }

  private static func word(_ range: SpokenCommand.TextRange) -> String {
    switch range {
    case .that: "это"
    case .all: "все"
    case .words(let words): "«\(words)»"
    case .next(let count, let unit): "вперед \(word(count, unit))"
    case .previous(let count, let unit): "назад \(word(count, unit))"
    }
  }

  /// The count first needs no agreement: «слов: 2».
  private static func word(_ count: Int, _ unit: SpokenCommand.TextUnit) -> String {
    switch unit {
    case .character: count == 1 ? "символ" : "символов: \(count)"
    case .word: count == 1 ? "слово" : "слов: \(count)"
    case .sentence: count == 1 ? "предложение" : "предложений: \(count)"
    case .line: count == 1 ? "строку" : "строк: \(count)"
    }
  }

  private static func word(_ move: SpokenCommand.CaretMove) -> String {
    switch move {
    case .toBeginning: "в начало"
    case .toEnd: "в конец"
    case .by(let count, let unit, let isForward):
      "\(isForward ? "вперед" : "назад") на \(word(count, unit))"
    case .toWords(let words, let isBefore): "\(isBefore ? "перед" : "после") «\(words)»"
    }
  }
}
