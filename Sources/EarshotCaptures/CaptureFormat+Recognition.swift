import EarshotTree

extension CaptureFormat {
  /// The format of an input, judged by its content, and where that does not tell, by its name.
  ///
  /// Throws ``CaptureError`` when the input is empty, is no text, or is of no known format.
  ///
  /// - Parameters:
  ///   - bytes: the input, or its beginning.
  ///   - name: the name of the file, with or without folders; `nil` for what has none.
  public static func recognizing(
    _ bytes: [UInt8], named name: String? = nil
  ) throws(CaptureError) -> CaptureFormat {
    guard bytes.contains(where: { !$0.isSpace }) else {
      throw .emptyInput
    }
    if let kind = BinaryKind(bytes) {
      throw CaptureError(
        .encoding, "the input is \(kind.name), not text", help: kind.help,
        at: .start)
    }
    let prefix = CapturePrefix(bytes)
    if let format = all.first(where: { $0.recognizes(prefix) }) { return format }
    // Reading the whole text tells where it stops being text.
    let text = try TextEncoding.utf8(bytes)
    // Only of a document that is whole can be said that it is of another kind.
    if let cut = JSONInput.cut(in: text) { throw cut }
    if text.starts(with: "version https://git-lfs".utf8) { throw .notFetched }
    if let name = nameOfUnreadFormat(prefix.text) {
      throw CaptureError(
        .unrecognized, "the input looks like \(name), which is no screen",
        help: ["a strings file", "a string catalog"].contains(name)
          ? "name it with --strings, beside its document, or pass its path to 'earshot read'" : help
      )
    }
    // Without the line 'screen', a text is one screen of which nothing is known.
    if let name, name.lowercased().hasSuffix(".screen") { return .notation }
    throw CaptureError(
      .unrecognized, "the format of the input is not known",
      help: ScreenNotation.isLikely(prefix.text)
        ? "for screen notation begin with a line 'screen', name the file *.screen, or pass "
          + "'--from notation'" : help)
  }

  /// The format of a name such as `webdriveragent-xml`; `nil` when there is none.
  public static func named(_ id: String) -> CaptureFormat? {
    all.first { $0.id == id }
  }

  static var help: String {
    "'earshot capture' says how to take one; known formats are "
      + all.map(\.id).joined(separator: ", ")
  }

  /// What an input looks like that no importer reads.
  private static func nameOfUnreadFormat(_ text: Substring) -> String? {
    let start = text.drop { $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\t" }
    let signs: [(needles: [String], name: String)] = [
      (["<plist"], "a property list"),
      (["\"sourceLanguage\"", "\"strings\""], "a string catalog"),
      (["SemanticsNode#"], "a Flutter semantics tree"),
      (["\" = \"", "\";"], "a strings file"),
    ]
    if let sign = signs.first(where: { $0.needles.allSatisfy(text.contains) }) { return sign.name }
    if start.hasPrefix("<!DOCTYPE html") || start.hasPrefix("<html") { return "an HTML page" }
    if start.hasPrefix("<") { return "XML of an unknown kind" }
    return start.hasPrefix("{") || start.hasPrefix("[") ? "JSON of an unknown kind" : nil
  }
}

extension CaptureError {
  /// A file that stands for another one, which a checkout did not bring.
  static let notFetched = CaptureError(
    .unrecognized, "the file is in Git LFS and was not fetched",
    help: "fetch it with 'git lfs pull'")
}

/// A kind of file that is no text.
private struct BinaryKind {
  var name: String
  var help = "pass the tree of elements, not a picture or an archive of it"

  init?(_ bytes: [UInt8]) {
    let magicBytes: [(start: [UInt8], name: String)] = [
      (Array("bplist00".utf8), "a binary property list"),
      ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
      ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
      ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"),
      ([0x1F, 0x8B], "a gzip archive"),
      (Array("%PDF".utf8), "a PDF document"),
    ]
    guard let sign = magicBytes.first(where: { bytes.starts(with: $0.start) }) else { return nil }
    name = sign.name
    if name.hasSuffix("picture") {
      help =
        "take the elements of the screen as well, as 'earshot capture' explains; a picture of "
        + "the same name beside that capture, menu.png beside menu.xml, is its screenshot; "
        + "'earshot convert --to notation' writes a first draft of its words"
    }
    if name == "a binary property list" { help = "convert it with 'plutil -convert xml1'" }
  }
}
