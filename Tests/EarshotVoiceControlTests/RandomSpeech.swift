import TestSupport

/// Random texts of words that commands, numbers and names are made of.
enum RandomSpeech {
  private static let words = [
    "tap", "swipe", "left", "to", "from", "drag", "with", "replace", "before", "insert", "show",
    "grid", "rows", "and", "hundred", "thousand", "five", "twenty", "third", "please", "select",
    "next", "words", "by", "for", "коснуться", "на", "заменить", "перетащить", "с", "в", "пять",
    "тысяч", "сто", "двадцать", "третий", "это", "раз", "пожалуйста", "буквами", "сделать",
    "1", "250", "007", "5-го", "$", "₽", "%", "«", "»", "🍕", "—", ",", "...", "\u{306}", "\n",
    "é", "1️⃣", "ß", "ﬁ", "١٢", "中", "999999999999999999999", "type", "ввести",
  ]

  static func text(_ random: inout SeededGenerator, most: Int) -> String {
    let joints = [" ", " ", " ", "", "-", ", "]
    var text = ""
    for _ in 0..<random.int(0...most) {
      text += random.pick(words) + random.pick(joints)
    }
    return text
  }
}
