/// American English.
struct English: LanguagePack {
  let code = "en"
  let decimalSeparator: Character = "."
  let groupSeparators = ","
  let groupsDigitsBySpace = false
  let spellsNumbers = true
  let pointWord: String? = "point"
  let minus: String? = "minus"
  let spellsPhones = true
  let phoneGroups = [10: [3, 3, 4], 11: [1, 3, 3, 4]]
  let timeRange: (from: String, to: String)? = ("from", "to")
  let timeRangePrepositions: Set = ["from", "between"]
  let currencySigns: Set<Character> = ["$", "€", "£", "¥", "¢"]
  let unitForms = [
    "mm": "mm", "cm": "cm", "m": "m", "km": "km", "g": "g", "kg": "kg", "mg": "mg", "ml": "ml",
    "mL": "ml", "l": "l", "L": "l", "km/h": "km/h", "kmh": "km/h", "m/s": "m/s", "mph": "mph",
    "mi": "mi", "ft": "ft", "yd": "yd", "lb": "lb", "lbs": "lb", "oz": "oz", "h": "h", "hr": "h",
    "hrs": "h", "min": "min", "mins": "min", "sec": "s", "secs": "s", "kcal": "kcal", "kJ": "kJ",
    "KB": "KB", "kB": "KB", "MB": "MB", "GB": "GB", "TB": "TB", "kW": "kW", "kWh": "kWh",
    "cm²": "cm2", "cm³": "cm3", "km²": "km2", "m²": "m2", "m³": "m3",
  ]
  let per: String? = "per"
  let percent: CountedNoun? = ["percent"]
  let degree: CountedNoun? = ["degree", "degrees"]
  let celsius = " Celsius"
  let fahrenheit = " Fahrenheit"
  let and: String? = "and"
  let by: String? = "by"
  let abbreviations = [
    "approx": Abbreviation(full: "approximately"),
    "qty": Abbreviation(full: "quantity", needsPoint: false),
    "dept": Abbreviation(full: "department"), "incl": Abbreviation(full: "including"),
    "excl": Abbreviation(full: "excluding"), "tel": Abbreviation(full: "telephone"),
    "ext": Abbreviation(full: "extension"), "pcs": Abbreviation(full: "pieces", needsPoint: false),
    "pkg": Abbreviation(full: "package", needsPoint: false),
    "acct": Abbreviation(full: "account", needsPoint: false),
    "amt": Abbreviation(full: "amount", needsPoint: false),
    "misc": Abbreviation(full: "miscellaneous"),
    "mgmt": Abbreviation(full: "management", needsPoint: false),
    "max": Abbreviation(full: "maximum"), "est": Abbreviation(),
    "avg": Abbreviation(full: "average", needsPoint: false), "ca": Abbreviation(full: "circa"),
  ]
  let dottedAbbreviations = ["e.g.": "for example", "i.e.": "that is"]
  let acronyms: [String: String?] = [
    "KBJU": nil, "IBAN": nil, "TBD": nil, "TBA": nil, "FYI": nil,
    "ETA": "estimated time of arrival",
  ]
  let commonAcronyms: Set = [
    "TV", "PC", "CD", "DVD", "SMS", "MMS", "GPS", "VPN", "PDF", "HTML", "HTTP", "HTTPS", "WWW",
    "DNS", "SD", "HD", "XL", "XXL", "XS", "XXS", "XXXL", "PIN", "QR", "VR", "NFC", "LTE", "DJ",
    "PM", "PS", "VS", "VIP", "MP", "JPG", "PNG", "GMT", "CVV", "CVC", "BBQ", "NYC", "PLN", "SSN",
    "BMW", "KFC", "HBO", "HP", "LG", "NBA", "NHL", "NFL", "BBC", "CNN", "DHL", "TNT", "WC", "MD",
  ]
  let codeWords: Set = ["code", "pin", "otp", "passcode", "cvv", "cvc"]
  let codeLinks: Set = ["is"]
  let versionWords: Set = ["version", "build"]
  let months: [String] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  let currencies: [Character: CountedNoun] = [
    "$": ["dollar", "dollars"], "€": ["euro", "euros"],
    "£": ["pound", "pounds"], "¥": ["yen"],
    "¢": ["cent", "cents"], "₽": ["ruble", "rubles"],
    "к": ["kopeck", "kopecks"],
    "₴": ["hryvnia", "hryvnias"], "₸": ["tenge"],
    "₹": ["rupee", "rupees"], "₺": ["lira", "liras"],
    "₩": ["won"], "₪": ["shekel", "shekels"],
    "₾": ["lari"], "R": ["real", "reais"],
  ]
  let hundredths: [Character: CountedNoun] = [
    "$": ["cent", "cents"], "€": ["cent", "cents"],
    "£": ["penny", "pence"], "₽": ["kopeck", "kopecks"],
  ]
  let units: [String: CountedNoun] = [
    "mm": ["millimeter", "millimeters"],
    "cm": ["centimeter", "centimeters"],
    "m": ["meter", "meters"], "km": ["kilometer", "kilometers"],
    "mg": ["milligram", "milligrams"], "g": ["gram", "grams"],
    "kg": ["kilogram", "kilograms"],
    "ml": ["milliliter", "milliliters"],
    "l": ["liter", "liters"],
    "km/h": ["kilometer per hour", "kilometers per hour"],
    "m/s": ["meter per second", "meters per second"],
    "mph": ["mile per hour", "miles per hour"], "mi": ["mile", "miles"],
    "ft": ["foot", "feet"], "yd": ["yard", "yards"],
    "lb": ["pound", "pounds"], "oz": ["ounce", "ounces"],
    "h": ["hour", "hours"], "min": ["minute", "minutes"],
    "s": ["second", "seconds"], "kcal": ["kilocalorie", "kilocalories"],
    "kJ": ["kilojoule", "kilojoules"], "KB": ["kilobyte", "kilobytes"],
    "MB": ["megabyte", "megabytes"], "GB": ["gigabyte", "gigabytes"],
    "TB": ["terabyte", "terabytes"], "kW": ["kilowatt", "kilowatts"],
    "kWh": ["kilowatt hour", "kilowatt hours"],
    "cm2": ["square centimeter", "square centimeters"],
    "cm3": ["cubic centimeter", "cubic centimeters"],
    "km2": ["square kilometer", "square kilometers"],
    "m2": ["square meter", "square meters"],
    "m3": ["cubic meter", "cubic meters"],
  ]
  let signs: [Character: String] = [
    "(": "left parenthesis", ")": "right parenthesis", "[": "left bracket",
    "]": "right bracket", "{": "left brace", "}": "right brace", "«": "left quote",
    "»": "right quote", "\"": "quote", "“": "left quote", "”": "right quote",
    "„": "low quote", "‹": "left quote", "›": "right quote", "'": "apostrophe",
    "’": "apostrophe", "!": "exclamation mark", "?": "question mark", ".": "period",
    ",": "comma", ":": "colon", ";": "semicolon", "-": "hyphen", "–": "en dash",
    "—": "em dash", "…": "ellipsis", "/": "slash", "\\": "backslash", "|": "vertical line",
    "&": "ampersand", "@": "at", "#": "number", "*": "asterisk", "%": "percent",
    "°": "degree", "×": "times", "±": "plus-minus", "+": "plus", "=": "equals",
    "<": "less than", ">": "greater than", "_": "underscore", "~": "tilde", "^": "caret",
    "№": "number", "₽": "ruble", "$": "dollar", "€": "euro", "£": "pound",
  ]

  func owns(_ letter: Unicode.Scalar) -> Bool { letter.isLatin }

  var emoji: EmojiNames? { Self.emojiNames }

  func rangeWords(before index: Int, in text: TextNormalizer) -> RangeWords? {
    RangeWords(to: "to")
  }

  func date(_ date: CalendarDate, in text: TextNormalizer) -> (String, String)? {
    (
      "\(date.monthName) \(date.day), \(date.yearDigits)",
      "\(date.monthName) \(ordinal(date.day)), \(year(date.year))"
    )
  }

  private func year(_ year: UInt64) -> String {
    let (head, rest) = (year / 100, year % 100)
    guard (1100...1999).contains(year) || (2010...2099).contains(year), rest >= 10 else {
      return cardinal(year)
    }
    return "\(cardinal(head)) \(cardinal(rest))"
  }

  func words(of time: ClockTime, _ case: GrammaticalCase) -> String {
    let hour = cardinal(UInt64(time.hour))
    if time.isFull { return hour + " " + (time.half ?? "o’clock") }
    return "\(hour) \(minutes(time, `case`))" + (time.half.map { " " + $0 } ?? "")
  }

  func leadingZero(_ case: GrammaticalCase) -> String? { "oh" }

  func ordinal(at index: Int, in text: TextNormalizer) -> Verbalization? {
    guard let number = UInt64(text.tokens[index].text), let ending = text.token(index + 1),
      ["st", "nd", "rd", "th"].contains(ending.text.lowercased())
    else { return nil }
    let range = index..<index + 2
    return Verbalization(range, written: text.written(range), words: ordinal(number))
  }
}
