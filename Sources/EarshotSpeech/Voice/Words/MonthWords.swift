/// Names of months.
package enum MonthWords {
  /// By language, as they stand in dates with the day first.
  package static let names: [String: [String]] = [
    "ru": [
      "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
      "октября",
      "ноября", "декабря",
    ],
    "de": [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
      "November", "Dezember",
    ],
    "en": [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
  ]

  /// The Russian month of a short form, such as «янв»; `nil` when it is none.
  static func russian(short: String) -> String? {
    shortForms.contains(short) ? names["ru"]?.first { $0.hasPrefix(short) } : nil
  }

  private static let shortForms: Set<String> = [
    "янв", "фев", "февр", "мар", "апр", "авг", "сен", "сент", "окт", "ноя", "нояб", "дек",
  ]
}
