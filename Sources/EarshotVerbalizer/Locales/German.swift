/// German.
struct German: LanguagePack {
  let code = "de"
  let groupSeparators = "."
  let spellsNumbers = true
  let decimalWord = "Komma"
  let pointWord: String? = "Punkt"
  let minus: String? = "minus"
  let agreesWithShortForms = true
  let clockWord: String? = "Uhr"
  let timeRange: (from: String, to: String)? = ("von", "bis")
  let timeRangePrepositions: Set = ["von", "zwischen"]
  let currencySigns: Set<Character> = ["$", "€", "£"]
  let unitForms = ["Std": "h", "Min": "min", "Sek": "s"]
  let per: String? = "pro"
  let percent: CountedNoun? = ["Prozent"]
  let degree: CountedNoun? = ["Grad"]
  let celsius = " Celsius"
  let fahrenheit = " Fahrenheit"
  let and: String? = "und"
  let by: String? = "mal"
  let abbreviations = [
    "tel": Abbreviation(full: "Telefon"), "max": Abbreviation(full: "maximal"),
    "inkl": Abbreviation(full: "inklusive"), "zzgl": Abbreviation(full: "zuzüglich"),
    "nr": Abbreviation(full: "Nummer"), "bzw": Abbreviation(full: "beziehungsweise"),
    "evtl": Abbreviation(full: "eventuell"), "stk": Abbreviation(full: "Stück"),
    "mio": Abbreviation(counted: ["Million", "Millionen"]),
    "mrd": Abbreviation(counted: ["Milliarde", "Milliarden"]),
    "ggf": Abbreviation(full: "gegebenenfalls"), "mwst": Abbreviation(),
  ]
  let dottedAbbreviations = [
    "z.b.": "zum Beispiel", "d.h.": "das heißt", "u.a.": "unter anderem",
  ]
  let codeWords: Set = ["kode"]
  let codeLinks: Set = ["ist", "lautet"]
  let months: [String] = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ]
  let currencies: [Character: CountedNoun] = [
    "$": ["Dollar"], "€": ["Euro"], "£": ["Pfund"],
    "₽": ["Rubel"], "₺": ["Lira"], "R": ["Real"],
  ]
  let hundredths: [Character: CountedNoun] = [
    "$": ["Cent"], "€": ["Cent"], "£": ["Pence"],
    "₽": ["Kopeke", "Kopeken"],
  ]
  let units: [String: CountedNoun] = [
    "mm": ["Millimeter"], "cm": ["Zentimeter"],
    "m": ["Meter"],
    "km": ["Kilometer"], "g": ["Gramm"],
    "kg": ["Kilogramm"],
    "ml": ["Milliliter"], "l": ["Liter"],
    "km/h": ["Kilometer pro Stunde"], "h": ["Stunde", "Stunden"],
    "min": ["Minute", "Minuten"], "s": ["Sekunde", "Sekunden"],
    "kcal": ["Kilokalorie", "Kilokalorien"], "MB": ["Megabyte"],
    "GB": ["Gigabyte"], "m2": ["Quadratmeter"],
    "cm2": ["Quadratzentimeter"], "cm3": ["Kubikzentimeter"],
    "km2": ["Quadratkilometer"], "m3": ["Kubikmeter"],
  ]
  let signs: [Character: String] = [
    "(": "Klammer auf", ")": "Klammer zu", "[": "eckige Klammer auf",
    "]": "eckige Klammer zu", "{": "geschweifte Klammer auf", "}": "geschweifte Klammer zu",
    "«": "Anführungszeichen", "»": "Anführungszeichen", "\"": "Anführungszeichen",
    "“": "Anführungszeichen", "”": "Anführungszeichen", "„": "Anführungszeichen",
    "‹": "Anführungszeichen", "›": "Anführungszeichen", "'": "Apostroph", "’": "Apostroph",
    "!": "Ausrufezeichen", "?": "Fragezeichen", ".": "Punkt", ",": "Komma",
    ":": "Doppelpunkt", ";": "Semikolon", "-": "Bindestrich", "–": "Gedankenstrich",
    "—": "Gedankenstrich", "…": "Auslassungspunkte", "/": "Schrägstrich",
    "\\": "umgekehrter Schrägstrich", "|": "senkrechter Strich", "&": "Und-Zeichen",
    "@": "At", "#": "Raute", "*": "Sternchen", "%": "Prozent", "°": "Grad", "×": "mal",
    "±": "plus-minus", "+": "plus", "=": "gleich", "<": "kleiner als", ">": "größer als",
    "_": "Unterstrich", "~": "Tilde", "^": "Zirkumflex", "№": "Nummer", "₽": "Rubel",
    "$": "Dollar", "€": "Euro", "£": "Pfund",
  ]

  func owns(_ letter: Unicode.Scalar) -> Bool { letter.isLatin }

  var emoji: EmojiNames? { Self.emojiNames }

  // MARK: Grammar

  func gender(of noun: CountedNoun) -> GrammaticalGender {
    let head = noun.forms[0].split(separator: " ").last ?? ""
    let isFeminine = (head.hasSuffix("e") || head.hasSuffix("ion")) && noun.forms.count > 1
    return isFeminine ? .feminine : .masculine
  }

  /// “eine Minute” and “ein Apfel”; without a noun it is “eins”.
  func genderOfNext(_ number: Numeral, in text: TextNormalizer) -> GrammaticalGender {
    let place = number.range.upperBound
    guard number.whole == "1", number.decimals.isEmpty, text.token(place)?.isSpace == true,
      let noun = text.token(place + 1), noun.isWord, noun.isCapital, !noun.isAllCapitals
    else { return .counting }
    let isFeminine = ["e", "ung", "ion", "heit", "keit", "tät", "a"].contains {
      noun.text.hasSuffix($0)
    }
    return isFeminine ? .feminine : .masculine
  }

  func rangeWords(before index: Int, in text: TextNormalizer) -> RangeWords? {
    RangeWords(to: "bis")
  }

  // MARK: Dates and times

  func date(_ date: CalendarDate, in text: TextNormalizer) -> (String, String)? {
    (
      "\(date.day). \(date.monthName) \(date.yearDigits)",
      "\(day(date.day, at: date.index, in: text)) \(date.monthName) \(year(date.year))"
    )
  }

  func dayOrYear(_ number: Numeral, in text: TextNormalizer) -> Verbalization? {
    let index = number.range.lowerBound
    guard number.range.count == 1, let value = UInt64(number.whole), (1...31).contains(value),
      text.token(index + 1)?.isMark(".") == true, text.token(index + 2)?.isSpace == true,
      let month = text.token(index + 3), months.contains(String(month.text))
    else { return nil }
    let range = index..<index + 2
    return Verbalization(
      range, written: text.written(range), words: day(value, at: index, in: text))
  }

  private func day(_ day: UInt64, at index: Int, in text: TextNormalizer) -> String {
    let asks = ["am", "vom", "bis", "zum", "dem", "den", "ab", "seit"].contains(
      text.wordBefore(index) ?? "")
    return ordinal(day, ending: asks ? "n" : "r")
  }

  func words(of time: ClockTime, _ case: GrammaticalCase) -> String {
    cardinal(UInt64(time.hour), .masculine) + " Uhr"
      + (time.isFull ? "" : " " + minutes(time, `case`))
  }
}
