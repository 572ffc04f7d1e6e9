import EarshotText
import EarshotTree

/// The words that a page of pictures says itself: Russian, or else English.
struct DrawnWords {
  /// What is said.
  enum Word: CaseIterable {
    case title, skip, shows, frames, ear, marks, overlay, none, stops, count, keys, step
    case previous, next, explore, exploreHelp, speak, before, after, actions, value, frame, tap
    case inside, added, removed, moved, reworded, words, seconds, coverage, change, predicted
    case empty, silence
  }

  /// The language of the words as a tag: `en` or `ru`.
  let language: String

  /// Chooses the language as other reports do.
  init(_ language: String) {
    self.language = Language(language).base == .russian ? "ru" : "en"
  }

  private var isRussian: Bool { language == "ru" }

  /// A word or a sentence.
  func callAsFunction(_ word: Word) -> String {
    isRussian ? word.both.russian : word.both.english
  }

  /// What a layer of the pictures shows, as the name of a switch.
  func callAsFunction(_ layer: Drawing.Layer.Kind) -> String {
    let both = layer.words
    return isRussian ? both.russian : both.english
  }

  /// A number of stops, such as `2 stops`.
  func stops(_ count: Int) -> String {
    let forms = isRussian ? ["остановка", "остановки", "остановок"] : ["stop", "stops"]
    return "\(count) \(PluralRules(Language(language)).form(of: forms, for: count))"
  }

  /// A number with one decimal.
  func decimal(_ number: Double) -> String {
    let tenths = Int(clamping: (number * 10).rounded())
    return "\(tenths / 10)\(isRussian ? "," : ".")\(tenths % 10)"
  }

  /// A frame in points.
  func place(_ frame: Rect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(SVGNumber.text)
    return "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
  }
}

extension DrawnWords.Word {
  fileprivate var both: (english: String, russian: String) {
    switch self {
    case .title: ("What is heard", "Что слышно")
    case .skip: ("Skip to the screens", "Перейти к экранам")
    case .shows: ("The picture shows", "На картинке")
    case .frames: ("frames", "рамки")
    case .ear: ("what the ear sees", "что видит ухо")
    case .marks: ("Marks", "Пометки")
    case .overlay: ("Over the screen", "Поверх экрана")
    case .none: ("nothing", "ничего")
    case .stops: ("Stops in the order of swiping right", "Остановки в порядке смахивания вправо")
    case .count: ("Stops", "Остановки")
    case .keys:
      (
        "In a list: arrows left and right step, Home and End go to the ends, up and down tell the "
          + "actions, Escape comes back from them.",
        "В списке: стрелки влево и вправо шагают, Home и End ведут к краям, вверх и вниз называют "
          + "действия, Escape возвращает от них."
      )
    case .step: ("Step", "Шаг")
    case .previous: ("Previous", "Назад")
    case .next: ("Next", "Вперёд")
    case .explore: ("Explore the picture by touch", "Изучать картинку на ощупь")
    case .exploreHelp:
      (
        "A finger or the mouse on the picture finds what VoiceOver would find there.",
        "Палец или мышь на картинке находит то, что нашёл бы VoiceOver."
      )
    case .speak: ("Speak", "Вслух")
    case .before: ("Before", "Было")
    case .after: ("After", "Стало")
    case .actions: ("Actions", "Действия")
    case .value: ("Value", "Значение")
    case .frame: ("Frame", "Рамка")
    case .tap: ("A double tap taps at", "Двойное касание нажимает в")
    case .inside: ("Inside of", "Внутри")
    case .added: ("Added", "Добавлено")
    case .removed: ("Removed", "Убрано")
    case .moved: ("Moved, was number", "Перемещено, было под номером")
    case .reworded: ("Was", "Было")
    case .words: ("Words", "Слова")
    case .seconds: ("Seconds of listening", "Секунды слушания")
    case .coverage: ("Part that answers to a finger", "Часть, которая отвечает пальцу")
    case .change: ("What changed", "Что изменилось")
    case .predicted: ("Predicted for", "Предсказано для")
    case .empty: ("Nothing is heard here.", "Здесь ничего не слышно.")
    case .silence: ("silence", "тишина")
    }
  }
}

extension Drawing.Layer.Kind {
  fileprivate var words: (english: String, russian: String) {
    switch self {
    case .groups: ("groups", "группы")
    case .touch: ("touch areas", "области касания")
    case .path: ("path of reading", "путь чтения")
    case .activation: ("activation points", "точки нажатия")
    case .texts: ("texts", "тексты")
    case .numbers: ("numbers", "номера")
    case .coverage: ("what answers to a finger", "что отвечает пальцу")
    case .voiceNames: ("names of Voice Control", "имена Управления голосом")
    case .voiceNumbers: ("numbers of Voice Control", "номера Управления голосом")
    case .voiceGrid: ("grid of Voice Control", "сетка Управления голосом")
    case .scanner: ("Switch Control", "Виртуальный контроллер")
    // These have no switch of their own.
    case .ground, .screenshot, .hidden, .frames, .edges, .words, .focus, .list, .legend, .caption,
      .braille:
      (rawValue, rawValue)
    }
  }
}
