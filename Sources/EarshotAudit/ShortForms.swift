/// Spellings that are right as they are: acronyms, abbreviations, and names of products.
enum ShortForms {
  /// Words that are written in capitals, in lower case here.
  static let acronyms: Set<String> = [
    "nasa", "ikea", "visa", "asos", "html", "http", "https", "json", "jpeg", "heic", "gdpr",
    "covid", "usb", "nfc", "gps", "pin", "sim", "esim", "sms", "faq", "url", "pdf", "api", "vip",
    "bmw", "eur", "usd", "rub", "gbp", "iban", "swift", "cvc", "cvv", "otp", "vpn", "wlan", "wifi",
    "hdmi", "oled", "unesco", "unicef", "nato", "fifa", "uefa", "lego", "mini", "line", "hbo",
    "abba", "aids", "asap", "diy", "ecg", "ekg", "imei", "isbn", "iata", "imax", "ios", "aol",
    "puma", "asus", "ebay", "zara", "dota", "utc", "gmt", "atm", "ceo", "cto", "rgb", "cmyk",
    "isdn", "voip", "rfid", "ocr", "ssid", "uuid", "guid", "arkit", "carplay", "nhl", "nba",
    "инн", "снилс", "окато", "огрн", "кпп", "бик", "смс", "пин", "оао", "ооо", "зао", "пао",
    "гибдд", "жкх", "мфц", "мвд", "рф", "сша", "снг", "оон", "осаго", "каско", "ндс", "ндфл",
    "фио", "дтп", "мкад", "ржд", "цска", "егэ", "вуз", "тв", "эвм", "гост", "мчс", "рубл", "ip",
    "usaf", "euro", "captcha", "ansi", "ascii", "laser", "radar", "scuba", "esg", "ikea", "spqr",
    "maps", "ring", "tiff", "bios", "raid", "aria", "wcag", "epub",
  ]

  /// Words that end with a full stop, without it.
  static let abbreviations: Set<String> = [
    "inc", "ltd", "co", "corp", "st", "ave", "rd", "dr", "mr", "mrs", "ms", "jr", "sr", "etc",
    "min", "mins", "sec", "hr", "hrs", "no", "vs", "approx", "dept", "est", "fig", "vol", "pp",
    "a.m", "p.m", "e.g", "i.e", "u.s", "u.k", "jan", "feb", "mar", "apr", "jun", "jul", "aug",
    "sep", "sept", "oct", "nov", "dec", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "llc",
    "мин", "сек", "руб", "коп", "шт", "тыс", "млн", "млрд", "ул", "д", "кв", "корп", "стр", "г",
    "гг", "см", "им", "обл", "эт", "пом", "тел", "др", "пр", "просп", "пер", "пл", "наб", "ш",
    "т.д", "т.п", "т.е", "т.к", "н.э", "ч", "час", "дн", "мес", "нед", "янв", "фев", "мар", "апр",
    "авг", "сен", "сент", "окт", "нояб", "ноя", "дек", "пн", "вт", "ср", "чт", "пт", "сб", "вс",
    "эл", "доп", "макс", "мин", "ок", "ориг", "рис", "ред", "изд", "гл", "стр", "порц", "уп",
    "str", "nr", "usw", "bzw", "ca", "std", "tel", "z.b", "d.h", "inkl", "zzgl", "mio", "mrd",
    "av", "sra", "ltda", "cia", "art", "pág", "núm",
  ]

  /// Names that begin with a small letter, in lower case here.
  static let smallInitials: Set<String> = [
    "iphone", "ipad", "ipod", "imac", "ios", "ipados", "macos", "watchos", "tvos", "visionos",
    "icloud", "itunes", "imessage", "imovie", "ibooks", "iwork", "iphoto", "irobot", "iherb",
    "iheartradio", "ebay", "esim", "ebook", "ebooks", "esport", "esports", "email", "etoro",
    "eharmony", "easyjet", "mrna", "kwh", "mah", "khz", "mmhg", "dpi", "recaptcha", "opensuse",
    "jquery", "epub", "ereader", "ifood", "ifixit", "xai", "vivo", "adidas", "npm", "iptv",
    "deviantart", "lululemon", "tinypng", "last.fm", "tvrain", "uber", "e-mail", "x-ray",
    "iqos", "inaturalist", "iplayer", "iwatch", "emag", "evoucher", "ecommerce", "openai",
    "github", "youtube", "whatsapp", "covid",
  ]
}

extension String {
  /// Whether the word before a final full stop is an abbreviation, in a text in lower case.
  var endsWithAbbreviation: Bool {
    guard hasSuffix(".") else { return false }
    let word = dropLast().split { $0.isWhitespace || $0 == "," || $0 == "(" }.last.map(String.init)
    guard let word, let last = word.split(separator: ".").last else { return false }
    // One letter before a full stop is an initial.
    return last.count == 1 || word.contains(".") || ShortForms.abbreviations.contains(word)
  }

  /// The parts between full stops that end a sentence: those before white space that belong to no
  /// abbreviation.
  var sentences: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var place = startIndex
    while let dot = self[place...].firstIndex(of: ".") {
      let next = index(after: dot)
      place = next
      guard next < endIndex, self[next].isWhitespace,
        dot == startIndex || self[index(before: dot)] != ".",
        !String(self[start...dot]).lowercased().endsWithAbbreviation
      else { continue }
      parts.append(self[start..<dot])
      start = next
    }
    if start < endIndex { parts.append(self[start...]) }
    return parts
  }

  /// The text with a capital letter at the start.
  var withCapitalFirst: String { prefix(1).uppercased() + dropFirst() }
}
