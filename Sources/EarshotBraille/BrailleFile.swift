/// Braille in files: characters of the block Braille Patterns, or braille ASCII.
public enum BrailleFile {
  /// The entries in a file: its lines, with those that are moved in by two cells joined to the one
  /// before, as ``BraillePage`` writes them.
  ///
  /// Throws ``BrailleError/notBraille(line:column:)``.
  public static func entries(in text: String) throws -> [[UInt8]] {
    let scalars = text.unicodeScalars
    let isUnicode = scalars.contains { (0x2800...0x28FF).contains($0.value) }
    var entries: [[UInt8]] = []
    // A form feed is no end of a line here: it stands before the first line of a page.
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    for (number, line) in lines.enumerated() {
      let cells = try cells(of: line, number + 1, isUnicode)
      if cells.starts(with: [0, 0]), cells.contains(where: { $0 != 0 }),
        let last = entries.indices.last
      {
        entries[last] += [0] + cells.dropFirst(2)
      } else {
        entries.append(cells)
      }
    }
    if entries.last?.isEmpty == true { entries.removeLast() }
    return entries
  }

  private static func cells(
    of line: Substring, _ number: Int, _ isUnicode: Bool
  ) throws -> [UInt8] {
    var column = 1
    return try line.unicodeScalars.compactMap { scalar in
      defer { column += UTF8.width(scalar) }
      if scalar == "\u{C}" || scalar == "\u{FEFF}" { return nil }
      if isUnicode, (0x2800...0x28FF).contains(scalar.value) { return UInt8(scalar.value & 0xFF) }
      if scalar == " " { return 0 }
      guard !isUnicode, scalar.isASCII, let cell = BrailleASCII.cell(of: UInt8(scalar.value)) else {
        throw BrailleError.notBraille(line: number, column: column)
      }
      return cell
    }
  }
}
