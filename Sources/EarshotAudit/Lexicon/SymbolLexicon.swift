/// The words of which names of system symbols are made.
enum SymbolLexicon {
  /// Whether a text of small letters and dots is the name of a symbol.
  static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return alone.contains(text) }
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isPart) }) else { return false }
    guard let last = parts.last else { return false }
    if variants.contains(last) { return true }
    // A domain ends in a word that no symbol has, so two known words are enough.
    return parts.count { objects.contains($0) || variants.contains($0) || Int($0) != nil } >= 2
      && objects.contains(last)
  }

  private static let alone: Set<String> = [
    "xmark", "gearshape", "magnifyingglass", "mappin", "creditcard", "questionmark",
    "exclamationmark", "arrowshape",
  ]

  private static let variants: Set<String> = [
    "fill", "circle", "square", "slash", "rectangle", "dashed", "inset", "on", "lefthalf",
    "righthalf", "clockwise", "counterclockwise", "and", "badge", "rtl", "crop", "portrait",
  ]

  private static let objects: Set<String> = [
    "chevron", "arrow", "left", "right", "up", "down", "forward", "backward", "compact", "plus",
    "minus", "xmark", "checkmark", "multiply", "divide", "equal", "ellipsis", "magnifyingglass",
    "gear", "gearshape", "person", "cart", "bag", "basket", "creditcard", "house", "heart", "star",
    "bell", "bookmark", "tag", "trash", "pencil", "square", "doc", "folder", "tray", "paperplane",
    "envelope", "phone", "message", "bubble", "camera", "photo", "video", "mic", "speaker", "wave",
    "play", "pause", "stop", "forward", "backward", "shuffle", "repeat", "music", "note", "list",
    "bullet", "line", "lines", "horizontal", "vertical", "grid", "slider", "calendar", "clock",
    "timer", "alarm", "map", "mappin", "location", "globe", "wifi", "antenna", "battery", "bolt",
    "lock", "key", "eye", "hand", "raised", "thumbsup", "thumbsdown", "flag", "gift", "giftcard",
    "info", "questionmark", "exclamationmark", "triangle", "bubble", "link", "qrcode", "barcode",
    "viewfinder", "text", "textformat", "keyboard", "moon", "sun", "max", "min", "cloud", "rain",
    "flame", "drop", "leaf", "car", "bicycle", "airplane", "tram", "bus", "fork", "knife",
    "figure", "walk", "wand", "stars", "paintbrush", "scissors", "printer", "book", "books",
    "closed", "open", "rosette", "crown", "shield", "chart", "bar", "pie", "xaxis", "percent",
    "dollarsign", "eurosign", "rublesign", "at", "number", "command", "option", "power", "icloud",
    "externaldrive", "desktopcomputer", "laptopcomputer", "iphone", "ipad", "applewatch",
    "headphones", "gamecontroller", "tv", "display", "viewfinder", "scribble", "hourglass",
    "sparkles", "waveform", "archivebox", "shippingbox", "ticket", "wallet", "pass", "bed",
    "double", "pills", "cross", "case", "briefcase", "building", "columns", "magnifyingglass",
    "2", "3", "crop", "rotate", "return", "circlepath", "triangle", "turn", "stack",
  ]
}

extension Character {
  fileprivate var isPart: Bool { ("a"..."z").contains(self) || ("0"..."9").contains(self) }
}
