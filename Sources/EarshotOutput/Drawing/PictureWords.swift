import EarshotComparison
import EarshotText
import EarshotTree

/// The words around and about a picture, in the language of what is said on it.
struct PictureWords {
  /// The language as a tag; all but Russian get English.
  var language: String

  /// The language of these words as a tag: `en` or `ru`.
  var tag: String { DrawnWords(language).language }

  private func text(_ english: String, _ russian: String) -> String {
    tag == "ru" ? russian : english
  }

  func title(_ drawn: DrawnScreen) -> String {
    if let title = drawn.screen.screen.title, !title.isEmpty { return title }
    return text("A screen without a title", "Экран без названия")
  }

  func summary(
    _ drawn: DrawnScreen, _ mode: DrawnScreen.Mode, _ overlay: Drawing.Layer.Kind?, listed: Int
  ) -> String {
    let count = drawn.screen.order.count
    let order = overlay.map { DrawnWords(language)($0).capitalizingFirst }
    let what =
      mode == .ear
      ? text("What the ear sees", "Что видит ухо")
      : order ?? text("The order of VoiceOver", "Порядок VoiceOver")
    var summary = what + text(". Elements: \(count).", ". Элементов: \(count).")
    if listed > 0 { summary += text(" In the list: \(listed).", " В списке: \(listed).") }
    let assumption = drawn.assumption.isEmpty ? "" : text(" for ", " для ") + drawn.assumption
    return summary + text(" A prediction\(assumption).", " Предсказание\(assumption).")
  }

  func coverage(_ share: Double) -> String {
    let percent = share.wholePercent
    return text(
      "\(percent) % of the screen answers to a finger.", "Пальцу отвечает \(percent) % экрана.")
  }

  func measure(_ measure: ScreenMeasure, isAfter: Bool) -> String {
    let name = isAfter ? text("After", "Стало") : text("Before", "Было")
    let seconds = DrawnWords(language).decimal(measure.seconds)
    let coverage = measure.coverage.map { text(", touch ", ", касание ") + "\($0.wholePercent) %" }
    return "\(name): "
      + text(
        "stops \(measure.stops), words \(measure.words), ",
        "остановок \(measure.stops), слов \(measure.words), ")
      + text("\(seconds) s", "\(seconds) с") + (coverage ?? "")
  }

  var silence: String { text("silent under a finger", "палец встречает тишину") }
  var overlap: String {
    text(
      "stops lie over each other: the topmost one answers",
      "остановки лежат друг на друге: отвечает верхняя")
  }

  func group(_ label: String?) -> String {
    guard let label, !label.isEmpty else { return text("group", "группа") }
    return text("group: ", "группа: ") + label
  }

  func hidden(_ label: String?) -> String {
    let name = label.flatMap { $0.isEmpty ? nil : ": \($0)" } ?? ""
    return text("hidden from VoiceOver", "скрыто от VoiceOver") + name
  }

  func small(_ frame: Rect) -> String {
    let size = "\(SVGNumber.text(frame.width)) × \(SVGNumber.text(frame.height))"
    return text("smaller than 44 × 44: ", "меньше 44 × 44: ") + size
  }

  /// What the legend explains.
  enum Meaning {
    case path, group, small, offscreen, activation, focus
    case name, value, type, state, hidden
  }

  func legend(_ meaning: Meaning) -> String {
    switch meaning {
    case .path: path
    case .hidden: hidden(nil)
    case .group: text("group", "группа")
    case .small: text("smaller than 44 × 44", "меньше 44 × 44")
    case .offscreen: text("beyond the screen", "за краем экрана")
    case .activation: text("where a double tap taps", "куда нажимает двойное касание")
    case .focus: text("VoiceOver's focus", "фокус VoiceOver")
    case .name: text("Name", "Имя")
    case .value: text("value", "значение")
    case .type: text("type", "тип")
    case .state: text("state and place", "состояние и место")
    }
  }

  func textSize(_ name: String) -> String {
    text("Text size \(name), predicted", "Размер текста \(name), предсказание")
  }

  var cut: String { text("not all of it has room", "помещается не весь текст") }
  var edge: String { text("edge of the screen", "край экрана") }
  var path: String { text("the order of swiping right", "порядок смахиваний вправо") }
  var tap: String { text("a double tap taps here", "двойное касание нажимает здесь") }
  var braille: String { text("braille display", "дисплей Брайля") }
  var elsewhere: String {
    text("Without room on the picture:", "Без места на картинке:")
  }
  var noPlaces: String {
    text(
      "The source does not tell where elements are; in the order of VoiceOver:",
      "Источник не говорит, где элементы; в порядке VoiceOver:")
  }
}
