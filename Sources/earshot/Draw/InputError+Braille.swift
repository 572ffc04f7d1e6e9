import EarshotBraille

extension InputError {
  /// Why a display has no braille, and what to do.
  init(_ error: BrailleError) {
    switch error {
    case .isMissing(let library, let packages):
      self.init(
        message: "braille is written by \(library), which is missing",
        help: "install the packages \(packages.joined(separator: ", "))")
    case .unknownLanguage(let language, let known):
      self.init(
        message: "no braille is known for the language '\(language)'",
        help: "name one of \(known.joined(separator: ", ")) with --language")
    case .tableIsMissing(let table):
      self.init(
        message: "the braille table '\(table.file)' is missing",
        help: "install the package liblouis-data")
    default:
      self.init(message: "braille cannot be written: \(error)", help: "leave out --braille")
    }
  }
}
