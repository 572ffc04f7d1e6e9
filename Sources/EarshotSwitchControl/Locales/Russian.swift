import EarshotText
import EarshotTree

extension SwitchPhrasebook {
  /// Russian; no public source shows the menu in Russian, so the words are proposed.
  package static let russian = SwitchPhrasebook(language: "ru") { phrase in
    switch phrase {
    case .tap: .proposed("Коснуться")
    case .increment: .proposed("Увеличить")
    case .decrement: .proposed("Уменьшить")
    case .scroll: .proposed("Прокрутить")
    case .back: .proposed("Назад")
    case .gestures: .proposed("Жесты")
    case .doubleTap: .proposed("Двойное касание")
    case .longPress: .proposed("Касание с удержанием")
    case .drag(let name): .proposed("Перетянуть: \(name)")
    case .scrollDirection(let direction): .proposed("Прокрутить \(word(of: direction.opposite))")
    case .flick(let direction): .proposed("Смахнуть \(word(of: direction))")
    case .editing: .proposed("Правка")
    case .deleteBackward: .proposed("Удалить символ")
    case .clear: .proposed("Удалить всё")
    case .dictate: .proposed("Диктовка")
    case .endEditing: .proposed("Готово")
    case .refine: .proposed("Уточнить выбор")
    case .device: .proposed("Устройство")
    case .home: .proposed("Домой")
    case .appSwitcher: .proposed("Переключатель приложений")
    case .settings: .proposed("Настройки")
    case .pointMode: .proposed("Режим точки")
    case .itemMode: .proposed("Режим объектов")
    case .faster: .proposed("Быстрее")
    case .slower: .proposed("Медленнее")
    case .groups(true): .proposed("Включить группы")
    case .groups(false): .proposed("Выключить группы")
    case .more: .proposed("Ещё")
    case .leaveMenu: .proposed("Выйти из меню")
    case .exitGroup: .proposed("Выйти из группы")
    case .menuIcon: .proposed("Меню сканера")
    case .nothingHappened: .proposed("Ничего не произошло")
    case .appNotAnswering: .proposed("Приложение не отвечает")
    case .scanningStopped: .proposed("Сканирование остановлено")
    case .wait(let seconds, let name):
      .proposed("ждать \(seconds) с" + (name.isEmpty ? "" : ", пока не выделится «\(name)»"))
    case .press(let pressed, let times):
      .proposed(
        "нажать «\(word(of: pressed))»" + (times > 1 ? " (\(times) \(word(ofTimes: times)))" : ""))
    }
  }

  private static func word(of direction: ScrollDirection) -> String {
    switch direction {
    case .left: "влево"
    case .right: "вправо"
    case .up: "вверх"
    case .down: "вниз"
    case .next: "вперёд"
    case .previous: "назад"
    }
  }

  private static func word(ofTimes count: Int) -> String {
    PluralRules(.russian).form(of: ["раз", "раза", "раз"], for: count)
  }

  private static func word(of pressed: Switch) -> String {
    switch pressed {
    case .select: "выбрать"
    case .next: "следующий"
    case .previous: "предыдущий"
    case .scannerMenu: "меню"
    case .tap: "коснуться"
    case .stopScanning: "остановить"
    case .startScanning: "начать"
    }
  }
}
