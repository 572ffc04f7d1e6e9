import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
import EarshotText
import EarshotTree
import EarshotVoiceOver

/// The words about reach and effort in Russian.
struct RussianReachWords: ReachWords {
  var decimalSign: String { "," }

  func seconds(_ number: String) -> String { "\(number) с" }

  func quoted(_ text: String) -> String { "«\(text)»" }

  func name(_ technology: ReachTechnology) -> String {
    switch technology {
    case .voiceOver: "VoiceOver"
    case .voiceControl: "Управление голосом"
    case .switchControl: "Виртуальный контроллер"
    case .uiTest: "UI-тест"
    }
  }

  func forms(of thing: ReachThing) -> [String] {
    switch thing {
    case .gesture: ["жест", "жеста", "жестов"]
    case .command: ["команда", "команды", "команд"]
    case .press: ["нажатие", "нажатия", "нажатий"]
    case .step: ["шаг", "шага", "шагов"]
    case .word: ["слово", "слова", "слов"]
    case .move: ["переход", "перехода", "переходов"]
    case .target: ["цель", "цели", "целей"]
    case .difference: ["различие", "различия", "различий"]
    }
  }

  func callAsFunction(_ word: ReachWord) -> String {
    switch word {
    case .likely: "возможно"
    case .noWay: "пути нет"
    case .untold: "неизвестно"
    case .nothingMeant: "ничего такого там нет"
    case .technology: "Технология"
    case .effort: "Усилие"
    case .seconds: "Секунды"
    case .predictedFor: "Предсказано для"
    case .target: "Цель"
    case .no: "нет"
    case .screen: "Экран"
    case .afterScrolling: "после прокрутки"
    case .belowEdge: "за краем экрана"
    case .notKnown: "Неизвестно"
    case .language: "язык"
    case .from: "вход"
    }
  }

  func what(_ difference: ReachDifference) -> String {
    let name = quoted(difference.name)
    return switch difference.code {
    case .adjustableHidesControls: "\(name) скрывает свои кнопки от всех, кроме VoiceOver"
    case .switchUnreachable:
      "VoiceOver может нажать \(name), а Виртуальный контроллер на нём не останавливается"
    case .testUnreachable:
      difference.isAboutParts
        ? "UI-тест не находит того, что лежит в \(name)"
        : "UI-тест не может найти или нажать \(name)"
    case .voiceNameDuplicate: "у \(name) общее с другими имя в Управлении голосом"
    case .voiceNameMissing: "Управление голосом показывает для \(name) только номер"
    case .voiceUnreachable:
      "VoiceOver может нажать \(name), а Управление голосом его не предлагает"
    case .voiceOverUnreachable: "палец достаёт до \(name), а VoiceOver — нет"
    }
  }

  func why(_ cause: ReachDifference.Cause) -> String {
    switch cause {
    case .saysNotResponding: "сказано, что элемент не отвечает на действия людей"
    case .noTrait: "ни один признак не говорит, что это элемент управления"
    case .outsideParent: "он лежит за пределами рамки окружающего вида"
    case .inside(let id): "он лежит внутри элемента доступности «\(id.rawValue)»"
    case .hidden: "он скрыт от вспомогательных технологий"
    case .noElement: "это не элемент доступности"
    case .linkInText(let id):
      "это ссылка в тексте «\(id.rawValue)», который не просит обходить её отдельно"
    case .notUnique: "от других того же типа его отличает только место"
    case .covered(let id): "в его точке активации касания получает «\(id.rawValue)»"
    case .emptyFrame: "его рамка пуста"
    case .noName: "у него нет имени, которое можно сказать"
    case .sharedName(let name, let count): "целей с именем «\(name)»: \(count)"
    case .hidesControls(let count): "элементов управления внутри: \(count)"
    case .hidesIdentifiers(let count): "частей с идентификаторами внутри: \(count)"
    case .unknown: ""
    }
  }

  func step(_ input: EffortStep.Input) -> String {
    switch input {
    case .gesture(let gesture):
      switch gesture {
      case .swipeRight: "смахнуть вправо"
      case .swipeLeft: "смахнуть влево"
      case .swipeUp: "смахнуть вверх"
      case .swipeDown: "смахнуть вниз"
      case .rotateClockwise: "повернуть ротор вправо"
      case .rotateCounterclockwise: "повернуть ротор влево"
      case .fourFingerTapTop: "коснуться четырьмя пальцами вверху"
      case .fourFingerTapBottom: "коснуться четырьмя пальцами внизу"
      case .doubleTap: "коснуться дважды"
      default: gesture.name
      }
    case .say(let text): "сказать \(quoted(text))"
    case .press(let press): "нажать кнопку \(quoted(name(press)))"
    case .wait(let moves, let press):
      "дождаться перехода \(moves)-го по счёту, нажать кнопку \(quoted(name(press)))"
    case .test(let call): call
    }
  }

  private func name(_ press: SwitchPress) -> String {
    switch press {
    case .press(let pressed): name(pressed)
    case .hold(let held): "\(name(held)), удерживать"
    case .type: "клавиши"
    }
  }

  private func name(_ pressed: Switch) -> String {
    switch pressed {
    case .select: "выбрать"
    case .next: "дальше"
    case .previous: "назад"
    case .scannerMenu: "меню"
    case .tap: "коснуться"
    case .stopScanning: "остановить"
    case .startScanning: "начать"
    }
  }

  func why(_ obstacle: EffortObstacle) -> String {
    switch obstacle {
    case .unreached: "до элемента не добраться"
    case .noAction: "у элемента нет такого действия"
    case .noValue: "неизвестно, как выставить значение"
    case .offScreen: "элемент за краем экрана, и ничто вокруг него не прокручивается"
    case .needsScrolling: "элемент за краем экрана, прокрутка через меню не измеряется"
    case .notActedOn: "на элемент нельзя нажать"
    case .linkInText: "это ссылка в тексте, путь внутрь текста не измеряется"
    case .reactionNotTold:
      "признаки не говорят, что это элемент управления, а что отвечает на касание, "
        + "источник не сообщает"
    case .actionsNotTold: "источник не сообщает действий элемента"
    case .outerActionsNotTold:
      "он лежит в элементе, действий которого источник не сообщает"
    }
  }

  func way(_ way: VoiceOverReach.Way) -> String {
    switch way {
    case .stop(let place, let count): "\(place) из \(count)"
    case .inside(let id): "двойным касанием \(id.rawValue)"
    case .link(let id): "ротором ссылок в \(id.rawValue)"
    case .rotor(let name): "ротором \(quoted(name))"
    case .action(let name, let id): "действием \(quoted(name)) у \(id.rawValue)"
    }
  }

  func name(_ name: String?, number: Int?) -> String {
    let number = number.map { "номер \($0)" }
    guard let name else { return "только \(number ?? "")" }
    return [quoted(name), number].compactMap(\.self).joined(separator: ", ")
  }

  func sharedName(_ count: Int) -> String { "имя общее, целей с ним: \(count)" }

  func hit(_ hittability: UITestReach.Hittability) -> String? {
    switch hittability {
    case .hittable: nil
    case .offScreen: "нажимается после прокрутки"
    case .emptyFrame: "не нажимается: рамка пуста"
    case .covered(let id): "не нажимается: закрыт элементом \(id.rawValue)"
    case .unknown: "рамка, по которой нажимать, неизвестна"
    }
  }

  func doubt(_ doubt: ReachDoubt) -> String {
    switch doubt {
    case .noTrait: "сомнительно: ни один признак не говорит, что это элемент управления"
    case .outsideParent: "сомнительно: он лежит за пределами окружающего вида"
    }
  }

  func uncertainty(_ field: Element.Field) -> String {
    switch field {
    case .frame: "нет рамок: неизвестно, что видно, стоит в одном ряду, нажимается или закрыто"
    case .traits: "нет признаков: неизвестно, чем управляют, и типы в UI-тестах"
    case .label: "нет подписей: имена неизвестны"
    case .identifier: "нет идентификаторов: неизвестно, как UI-тест находит элементы"
    case .userInputLabels: "нет имён для Управления голосом: вместо них взяты подписи"
    case .respondsToUserInteraction, .isTappable:
      "нет \(field.rawValue): что отвечает на касания, выведено из признаков"
    case .customActions:
      "нет customActions: вместо элемента управления внутри у элемента может быть действие"
    default: "нет \(field.rawValue)"
    }
  }

  func budget(_ amount: String, isExceeded: Bool) -> String {
    "\(isExceeded ? "больше предела" : "в пределах"): \(amount)"
  }

  func assumptions(_ model: EffortModel) -> String {
    let pace = model.pace
    let listening = pace.listening == .label ? "подписи" : "фразы"
    let scanning =
      model.switches == 1
      ? "1 кнопка, сканирование каждые \(seconds(model.interval))" : "кнопок: \(model.switches)"
    return "\(model.settings.profile), язык \(model.settings.language), "
      + "скорость \(pace.speech.rate), слушают \(listening), \(seconds(pace.gesture)) на жест, "
      + "слов в секунду: \(pace.wordsPerSecond), \(scanning)"
  }
}

extension RussianReachWords {
  var commands: Language { .russian }
  var showNumbers: String { "показать номера" }
  var showGrid: String { "показать сетку" }
  var tapHere: String { "коснуться" }
  var by: String { "на" }

  func tap(_ item: String) -> String { "коснуться \(item)" }

  func showActions(of item: String) -> String { "показать действия для \(item)" }

  func adjust(isMore: Bool) -> String { isMore ? "увеличить" : "уменьшить" }

  func scroll(_ direction: ScrollDirection) -> String {
    switch direction {
    case .up, .previous: "прокрутить вверх"
    case .down, .next: "прокрутить вниз"
    case .left: "прокрутить влево"
    case .right: "прокрутить вправо"
    }
  }
}
