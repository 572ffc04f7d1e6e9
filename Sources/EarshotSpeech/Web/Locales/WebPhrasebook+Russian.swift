import EarshotTree

extension WebPhrasebook {
  /// Russian: what the table of phrases of Russian VoiceOver has; the others are translations.
  static func russian(_ phrase: WebPhrase) -> Wording? {
    switch phrase {
    case .popupButton: .lowercased("Всплывающая кнопка.")
    case .popup(.menu): .lowercased("Всплывающее меню.")
    case .headingLevel(let level): .lowercased("Уровень заголовка \(level).")
    case .bullet: .lowercased("Маркер списка.")
    case .checkBox: .lowercased("Флажок.", isVerified: false)
    case .checked: .lowercased("Отмечено.", isVerified: false)
    case .unchecked: .lowercased("Не отмечено.", isVerified: false)
    case .pressed: .lowercased("Нажато.", isVerified: false)
    case .notPressed: .lowercased("Не нажато.", isVerified: false)
    case .required: .lowercased("Обязательное поле.", isVerified: false)
    case .invalid: .lowercased("Неверные данные.", isVerified: false)
    case .tableStart: .lowercased("Начало таблицы.", isVerified: false)
    case .tableEnd: .lowercased("Конец таблицы.", isVerified: false)
    case .rowHeader: .lowercased("Заголовок строки.", isVerified: false)
    case .columnHeader: .lowercased("Заголовок столбца.", isVerified: false)
    case .rows(let count): .sentence("строк: \(count)", isVerified: false)
    case .columns(let count): .sentence("столбцов: \(count)", isVerified: false)
    default: nil
    }
  }
}
