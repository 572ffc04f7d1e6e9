extension BrailleError {
  /// The problem, in a sentence without a capital and a period.
  package var message: String {
    switch self {
    case .isMissing(let library, _): "braille needs \(library), which is not installed"
    case .unknownLanguage(let language, _): "there is no braille table for '\(language)'"
    case .noTable(let language, let grade, let dots, _):
      "'\(language)' is not written in grade \(grade) with \(dots) dots"
    case .tableIsMissing(let table):
      "the braille table \(table.file) for '\(table.language)' is not installed"
    case .isOneWay(let table):
      "the braille of '\(table.language)', \(table.name), cannot be read back"
    case .failed(let table, let reason): "liblouis fails with the table \(table.file): \(reason)"
    case .notDots(let text): "'\(text)' is no key of a braille typewriter"
    case .notBraille: "this is no braille"
    }
  }

  /// The remedy.
  package var help: String {
    switch self {
    case .isMissing(_, let packages): "install \(packages.joined(separator: " and "))"
    case .unknownLanguage(_, let known):
      "there are tables for \(known.joined(separator: ", "))"
    case .noTable(let language, _, _, let has):
      "'\(language)' has \(has.map(\.option).joined(separator: ", "))"
    case .tableIsMissing:
      "install liblouis-data; where LOUIS_TABLEPATH is set, only the folders it names are searched"
    case .isOneWay: "take another grade"
    case .failed: "report this as a defect, with the text"
    case .notDots:
      "write dots such as 145, keys such as fjk, space, delete, return, "
        + "delete-word or language"
    case .notBraille:
      "pass braille characters, or braille ASCII as files for embossers have it"
    }
  }
}

extension BrailleTable {
  /// The options that choose the table.
  package var option: String { grade.map { "--grade \($0)" } ?? "--dots \(dots)" }
}
