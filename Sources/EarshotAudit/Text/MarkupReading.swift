import EarshotVerbalizer

/// Takes markup out of a text: tags and entities of HTML, marks of Markdown, messages with plurals.
struct MarkupReading {
  /// The text as its markup shows it.
  private(set) var plain = ""
  /// The first markup; `nil` when there is none.
  private(set) var first: Substring?
  /// Whether what is shown depends on a number.
  private(set) var isPlural = false

  init(_ text: String) {
    var rest = text[...]
    while rest.utf8.contains(where: Self.openings.contains), let match = Self.match(in: rest) {
      first = first ?? match.markup
      isPlural = isPlural || match.markup.first == "{"
      plain += rest[..<match.markup.startIndex] + match.shown
      rest = rest[match.markup.endIndex...]
    }
    plain = (plain + rest).tokens.replacing([:])
  }

  private static let openings = Set("<&*`[{".utf8)

  /// The next markup with what it shows.
  private static func match(in text: Substring) -> (markup: Substring, shown: String)? {
    guard let match = text.firstMatch(of: markup) else { return nil }
    let content = match.output.2 ?? match.output.3 ?? match.output.4
    let shown = match.output.1.map(character) ?? content.map { MarkupReading(String($0)).plain }
    return (match.output.0, shown ?? "")
  }

  /// Tags; entities; text between two equal marks, right at its first and last letter; links;
  /// messages.
  ///
  /// Links have limits, so that brackets without end are not looked through once for each.
  nonisolated(unsafe) private static let markup =
    #/
    </*(?i:a|b|i|u|s|p|br|hr|em|strong|span|div|font|img|[uo]l|li|h[1-4]|small|big|su[bp]|table
      |t[rd]|html|body|center|strike|del|ins)(?![A-Za-z0-9])[^>]{0,198}>
    | &(nbsp|amp|lt|gt|quot|apos|[mn]dash|[lr]aquo|hellip|shy|copy|bull|\#[0-9]{1,7});
    | \*\*(?!\*)(\S(?:(?:(?!\*\*)[\s\S])*(?!\*\*)\S)?)\*\*
    | `(?!`)(\S(?:[^`]*[^`\s])?)`
    | \[([^\[\]]{1,300})\]\([^)]{0,500}\)
    | \{[^,]{1,70},\s*(?:plural|select|selectordinal)\s*,[\s\S]+
    /#

  private static func character(_ entity: Substring) -> String {
    if let shown = entities[String(entity)] { return shown }
    return UInt32(entity.dropFirst()).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
      ?? ""
  }

  private static let entities = [
    "nbsp": " ", "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "mdash": "—",
    "ndash": "–", "laquo": "«", "raquo": "»", "hellip": "…", "shy": "", "copy": "©", "bull": "•",
  ]
}
