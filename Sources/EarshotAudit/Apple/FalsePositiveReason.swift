import EarshotText

/// Why a result of Apple's audit is known to be none of the app's.
package enum FalsePositiveReason: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Text was read in the picture, and nothing tells where.
  case noElement = "no-element"
  /// It lies on the keyboard, a map, the status bar: the system draws it.
  case systemView = "system-view"
  /// It belongs to a banner that lay over the app.
  case banner
  /// Text in a long list whose rows are all heard.
  case longTable = "long-table"
  /// A word that the keyboard suggests.
  case keyboardSuggestion = "keyboard-suggestion"
  /// The button that empties a field of the system.
  case clearButton = "clear-button"
  /// Initials of a person, which are what can be seen.
  case initials
  /// A text that says that something is loading.
  case loading
  /// A name that a user chose.
  case userName = "user-name"
  /// The number of a version.
  case version
  /// A dash for a value that is not there.
  case dash
  /// What cannot be operated needs no contrast.
  case disabled
  /// It lies behind a modal view or the keyboard.
  case covered
  /// A bar of the system, which shows large content in another way.
  case systemBar = "system-bar"
  /// A group without a name of its own, whose contents are heard.
  case structuralGroup = "structural-group"
  /// A size that the system itself lets grow no further.
  case cappedSize = "capped-size"

  /// The reason in a language: Russian, or else English.
  package func reason(in language: String) -> String {
    let words = FalsePositiveReason.words[self]
    return (Language(language).base == .russian ? words?.russian : words?.english)
      ?? rawValue
  }

  /// Orders reasons by id.
  package static func < (left: FalsePositiveReason, right: FalsePositiveReason) -> Bool {
    left.rawValue < right.rawValue
  }

  private static let words: [FalsePositiveReason: (english: String, russian: String)] = [
    .noElement: (
      "text read in the picture that belongs to no element and no place",
      "текст с картинки без элемента и без места"
    ),
    .systemView: ("drawn by the system", "рисует система"),
    .banner: ("part of a banner over the app", "часть баннера поверх приложения"),
    .longTable: ("text in a long list whose row is heard", "текст длинного списка, строка слышна"),
    .keyboardSuggestion: ("a suggestion of the keyboard", "подсказка клавиатуры"),
    .clearButton: ("the clear button of a field", "кнопка очистки поля"),
    .initials: ("initials, which stand there", "инициалы, так и написано"),
    .loading: ("says that it is loading", "сообщает о загрузке"),
    .userName: ("a name that a user chose", "имя, выбранное пользователем"),
    .version: ("the number of a version", "номер версии"),
    .dash: ("a dash for no value", "прочерк вместо значения"),
    .disabled: ("what is disabled needs no contrast", "недоступному контраст не нужен"),
    .covered: (
      "covered by a modal view or the keyboard", "закрыто модальным окном или клавиатурой"
    ),
    .systemBar: ("a bar of the system keeps its size", "панель системы не меняет размер"),
    .structuralGroup: (
      "a group without a name whose contents are heard",
      "группа без названия, содержимое слышно"
    ),
    .cappedSize: ("the system lets this size grow no further", "система сама ограничивает размер"),
  ]
}
