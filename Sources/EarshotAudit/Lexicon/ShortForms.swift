/// Spellings that are right as they are.
enum ShortForms {
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

  /// The labels of numbers and addresses as Contacts writes them.
  static let kindsOfNumbers: Set<String> = [
    "mobile", "home", "work", "school", "main", "other", "home fax", "work fax", "other fax",
    "pager", "homepage", "сотовый", "домашний", "рабочий", "основной", "другой", "домашняя",
    "рабочая", "учеба",
  ]
}
