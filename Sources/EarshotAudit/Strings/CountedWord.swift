import EarshotSpeech
import EarshotStrings
import EarshotText

/// The word that a number counts in a text, and whether it changes with the number.
enum CountedWord {
  /// The word right after the first number, or the noun after one adjective; `nil` when no number
  /// counts anything, or when it is not known that the word changes with the number.
  static func inflected(in format: FormatString, language: String) -> String? {
    for (index, piece) in format.pieces.enumerated() {
      // «%02d» is a part of a time or a date.
      guard let slot = piece.slot, slot.kind == .whole, !slot.written.contains("%0"),
        index + 1 < format.pieces.count,
        case .text(let rest) = format.pieces[index + 1]
      else { continue }
      guard let space = rest.first, space == " " || space == "\u{A0}" || space == "\u{202F}" else {
        continue
      }
      let words = rest.dropFirst().prefix {
        $0.isLetter || $0 == " " || $0 == "\u{A0}" || $0 == "-"
      }
      .split { $0 == " " || $0 == "\u{A0}" }.prefix(2).map { $0.lowercased() }
      if let word = noun(words, language) { return word }
    }
    return nil
  }

  /// Whether the language has one form of a word for one and for a category.
  ///
  /// - Parameter few: the word of the form for two to four.
  static func isRight(
    _ word: String, for category: PluralCategory, few: String?, _ language: String
  ) -> Bool {
    switch (Language(language).code, category) {
    // «1 завдання, 2 завдання»: neuters with a doubled consonant before the ending.
    case ("uk", .few), ("be", .few):
      let end = Array(word.suffix(3))
      return end.count == 3 && "яе".contains(end[2]) && end[0] == end[1]
    // «1 náměstí, 2 náměstí, 5 náměstí».
    case ("cs", _): return word.hasSuffix("í")
    case ("sk", _): return word.hasSuffix("ie")
    // «1 солдат, 2 солдата, 5 солдат»: a genitive plural without an ending.
    case ("ru", .many), ("uk", .many), ("be", .many): return few.map { $0 == word + "а" } ?? false
    default: return false
    }
  }

  private static func noun(_ words: [String], _ language: String) -> String? {
    guard let first = words.first, !unchanging.contains(first), first.count > 1 else { return nil }
    switch Language(language).code {
    case "ru", "uk", "be", "bg", "sr", "mk":
      guard first.unicodeScalars.allSatisfy({ UnicodeScript($0) == .cyrillic }),
        !slavicStops.contains(first), first.count > 2,
        // «%d выбрано», «%d новое»: what is counted stands elsewhere.
        !["но", "ено", "ано", "то"].contains(where: first.hasSuffix)
      else { return nil }
      return first
    case "en", "und":
      return words.first { word in
        word.count > 2 && word.hasSuffix("s") && !word.hasSuffix("ss")
          && !englishStops.contains(word)
      }.flatMap { englishStops.contains(first) ? nil : $0 }
    case "es", "pt", "fr":
      return first.count > 3 && first.hasSuffix("s") && !romanceStops.contains(first) ? first : nil
    case "pl", "cs", "sk", "hr", "sl", "lt", "lv":
      return first.count > 2 && !otherStops.contains(first) ? first : nil
    default: return nil
    }
  }

  /// Words that are the same for all numbers, and short forms, which have rules of their own.
  private static let unchanging: Set<String> = [
    "ккал", "кал", "кдж", "евро", "центов", "тенге", "лари", "песо", "кофе", "меню", "такси",
    "метро",
    "пальто", "кг", "гр", "мг", "мл", "см", "мм", "км", "мин", "сек", "ч", "шт", "руб", "коп",
    "тыс",
    "млн", "млрд", "гб", "мб", "кб", "тб", "вт", "квт", "дн", "мес", "нед", "град", "баллы", "px",
    "pt", "kcal", "cal", "kj", "kg", "mg", "ml", "cm", "mm", "km", "min", "mins", "sec", "secs",
    "hr", "hrs", "h", "s", "m", "mb", "gb", "kb", "tb", "w", "kw", "lb", "lbs", "oz", "ft", "mi",
    "mph", "fps", "bpm", "dpi", "hz", "ghz", "mhz", "ms", "euro", "sheep", "fish", "series",
    "species", "aircraft", "am", "pm", "gms", "kbps", "mbps",
  ]

  private static let slavicStops: Set<String> = [
    "из", "до", "на", "от", "по", "с", "и", "в", "к", "или", "для", "при", "за", "без", "не", "это",
    "уже", "ещё", "еще", "был", "была", "было", "были", "із", "від", "та", "або", "за", "раз",
  ]

  private static let englishStops: Set<String> = [
    "is", "was", "has", "does", "this", "its", "as", "us", "yes", "plus", "minus", "of", "to",
    "and",
    "or", "in", "on", "at", "by", "for", "from", "than", "times", "percents", "the", "with", "ios",
    "macos", "status", "always", "less", "across", "gps",
  ]

  private static let romanceStops: Set<String> = [
    "fois", "mois", "temps", "jours", "más", "mais", "plus", "sans", "dans", "sous", "pas", "seis",
    "após", "tras", "menos", "moins", "puis", "vers", "lunes", "martes", "jueves",
  ]

  private static let otherStops: Set<String> = [
    "z", "ze", "na", "do", "od", "po", "po", "za", "nad", "pod", "dla", "lub", "oraz", "nebo",
    "iš", "no", "ali", "ili", "iz", "aus", "procent", "procento", "procenta", "procentů",
  ]
}
