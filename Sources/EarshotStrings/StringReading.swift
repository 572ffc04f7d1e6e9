package import EarshotWriting

/// The reading of the texts of a string file.
package struct StringReading: Hashable, Sendable {
  /// The kind of the file.
  package var format: StringCatalog.Format
  /// The path of the file as the user wrote it.
  package var path: String
  /// The options that were chosen.
  package var options: StringTable.Options
  /// The table of what is heard.
  package var table: StringTable
  /// Oddities of the file, in words.
  package var warnings: [String]

  /// Makes the reading of a file.
  package init(
    format: StringCatalog.Format, path: String, options: StringTable.Options, table: StringTable,
    warnings: [String] = []
  ) {
    self.format = format
    self.path = path
    self.options = options
    self.table = table
    self.warnings = warnings
  }
}

extension OutputFormat where Document == StringReading {
  /// The formats of a reading of strings, sorted by name.
  package static var all: [OutputFormat<StringReading>] { [json, markdown, text] }
}

extension StringTable.Row {
  /// What changes and what stays, such as `pizzas changes, sauces stays 5`; `nil` when the text has
  /// no numbers.
  var story: String? {
    guard let varying else { return nil }
    return (["\(varying) changes"] + held.map { "\($0.name) stays \($0.number)" })
      .joined(separator: ", ")
  }
}

extension StringTable.Cell {
  /// What is said where that is not what is written.
  var saidOtherwise: String? { spoken == written ? nil : spoken }
}
