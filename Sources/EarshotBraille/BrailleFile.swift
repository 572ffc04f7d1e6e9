/// Braille in files: characters of the block Braille Patterns, or braille ASCII.
package enum BrailleFile {
  /// The entries in a file: its lines, with those that are moved in by two cells joined to the one
  /// before, as ``BraillePage`` writes them.
  ///
  /// Throws ``BrailleError/notBraille(line:column:)``.
  package static func entries(in text: String) throws -> [[UInt8]] {
    let scalars = text.unicodeScalars
    let isUnicode = scalars.contains { (0x2800...0x28FF).contains($0.value) }
    var entries: [[UInt8]] = []
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    for (number, line) in lines.enumerated() {
      for cells in try rows(of: line, number + 1, isUnicode) {
        if cells.starts(with: [0, 0]), cells.contains(where: { $0 != 0 }),
          let last = entries.indices.last
        {
          entries[last] += [0] + cells.dropFirst(2)
        } else {
          entries.append(cells)
        }
      }
    }
    if entries.last?.isEmpty == true { entries.removeLast() }
    return entries
  }

  /// The rows of a line: more than one where a form feed ends a row that has no end of its own.
  private static func rows(
    of line: Substring, _ number: Int, _ isUnicode: Bool
  ) throws -> [[UInt8]] {
    var rows: [[UInt8]] = []
    var row: [UInt8] = []
    var column = 1
    for scalar in line.unicodeScalars {
      if scalar == "\u{C}" {
        if !row.isEmpty { rows.append(row) }
        row = []
      } else if scalar != "\u{FEFF}" {
        guard let cell = cell(scalar, isUnicode) else {
          throw BrailleError.notBraille(line: number, column: column)
        }
        row.append(cell)
      }
      column += UTF8.width(scalar)
    }
    return row.isEmpty && !rows.isEmpty ? rows : rows + [row]
  }

  private static func cell(_ scalar: Unicode.Scalar, _ isUnicode: Bool) -> UInt8? {
    if scalar == " " { return 0 }
    guard isUnicode else {
      return scalar.isASCII ? BrailleASCII.cell(of: UInt8(scalar.value)) : nil
    }
    return (0x2800...0x28FF).contains(scalar.value) ? UInt8(scalar.value & 0xFF) : nil
  }
}
