import EarshotText

/// Spellings that are right as they are: acronyms, abbreviations, and names of products.
enum ShortForms {
  /// Words that are written in capitals, in lower case here.
  static let acronyms = Lexicon.all.acronyms

  /// Words that end with a full stop, without it.
  static let abbreviations = Lexicon.all.abbreviations

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
  var withCapitalFirst: String { capitalizingFirst }
}
