import EarshotText
import EarshotTree

extension VoiceControlWords {
  /// Russian, in the words of the settings of iOS as far as public sources give them; else assumed.
  static let russian = VoiceControlWords(
    quoted: { "«\($0)»" }, phrase: phrase, command: command)

  private static func phrase(_ phrase: VoiceControlPhrase) -> String {
    switch phrase {
    case .pageControl: "Элемент управления страницами"
    case .notUnderstood(let text, let nearest):
      "Не распознано: «\(text)»" + (nearest.map { ". Может быть, «\($0)»?" } ?? "")
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
    case .noPlace(let name): "Неизвестно, где на экране \(name)"
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
    case .repeatThat(let count):
      return "Повторить" + (count == 1 ? "" : " " + counted(count, "раз", "раза", "раз"))
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
    case .hide(let overlay): "Скрыть \(overlay.map(word) ?? "это")"
    case .showCommands: "Показать команды"
    case .mode(let mode):
      switch mode {
      case .command: "Режим команд"
      case .dictation: "Режим диктовки"
      case .spelling: "Режим правописания"
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
    let parts = [
      rows.map { counted($0, "строки", "строк", "строк") },
      columns.map { counted($0, "столбца", "столбцов", "столбцов") },
    ].compactMap(\.self)
    return parts.isEmpty ? "" : " из " + parts.joined(separator: " и ")
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
    case .moveCaret(let move): word(move)
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
      case .capitalized: "Сделать \(word(range)) с заглавной буквы"
      case .uppercase: "Сделать \(word(range)) прописными буквами"
      case .lowercase: "Сделать \(word(range)) строчными буквами"
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
    case .up, .previous: "в начало"
    case .down, .next: "в конец"
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
    case .next(let count, let unit): "следующ" + ending(count, unit) + word(count, unit)
    case .previous(let count, let unit): "предыдущ" + ending(count, unit) + word(count, unit)
    }
  }

  /// The ending of «следующий» and «предыдущий» before a unit, with the space behind it.
  private static func ending(_ count: Int, _ unit: SpokenCommand.TextUnit) -> String {
    guard count == 1 else { return "ие " }
    return switch unit {
    case .character: "ий "
    case .word, .sentence: "ее "
    case .line: "ую "
    }
  }

  private static func word(_ count: Int, _ unit: SpokenCommand.TextUnit) -> String {
    let text =
      switch unit {
      case .character: counted(count, "символ", "символа", "символов")
      case .word: counted(count, "слово", "слова", "слов")
      case .sentence: counted(count, "предложение", "предложения", "предложений")
      case .line: counted(count, "строку", "строки", "строк")
      }
    return count == 1 ? String(text.dropFirst(2)) : text
  }

  /// A number with the form of a noun that goes with it: «1 слово», «2 слова», «5 слов».
  private static func counted(_ count: Int, _ one: String, _ few: String, _ many: String) -> String
  {
    "\(count) \(PluralRules(.russian).form(of: [one, few, many], for: count))"
  }

  private static func word(_ move: SpokenCommand.CaretMove) -> String {
    switch move {
    case .toBeginning: "Перейти в начало"
    case .toEnd: "Перейти в конец"
    case .by(let count, let unit, let isForward):
      "Переместить \(isForward ? "вперед" : "назад") на \(word(count, unit))"
    case .toWords(let words, let isBefore):
      "Перейти к месту \(isBefore ? "перед" : "после") «\(words)»"
    }
  }
}
