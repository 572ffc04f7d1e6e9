/// Braille by liblouis, the library that screen readers take their tables from.
package struct LibLouis: BrailleTranslator {
  /// Names under which systems have the library, the usual ones first.
  package static let libraries = [
    "liblouis.so.20", "liblouis.so.21", "liblouis.so.19", "liblouis.so", "liblouis.20.dylib",
    "liblouis.dylib", "/opt/homebrew/lib/liblouis.dylib", "/usr/local/lib/liblouis.dylib",
  ]

  let library: LouisLibrary

  /// Loads the library.
  ///
  /// - Parameter libraries: names or paths; the first that there is counts.
  ///
  /// Throws ``BrailleError/isMissing(library:packages:)``.
  package init(libraries: [String] = libraries) throws {
    guard let library = LouisLibrary(names: libraries) else {
      throw BrailleError.isMissing(
        library: "liblouis", packages: ["liblouis20", "liblouis-data"])
    }
    self.library = library
  }

  /// The name of the library with its version, such as `liblouis 3.24.0`.
  package var name: String { "liblouis \(library.version)" }

  /// The cells of a text; what no table knows is written as its number.
  ///
  /// Controls have no cell, and white space of any kind is an empty one. Throws ``BrailleError``.
  package func cells(of text: String, by table: BrailleTable) throws -> BrailleCells {
    library.characterSize == 2
      ? try cells(BrailleSource<UInt16>(text), table)
      : try cells(BrailleSource<UInt32>(text), table)
  }

  /// The text that cells stand for.
  ///
  /// Throws ``BrailleError``.
  package func text(of cells: [UInt8], by table: BrailleTable) throws -> String {
    // In six dots, dots 7 and 8 are a mark of the display, such as the caret.
    let cells = table.dots == 8 ? cells : cells.map { $0 & 0x3F }
    return library.characterSize == 2
      ? String(decoding: try text(BrailleSource<UInt16>(cells), table), as: UTF16.self)
      : String(decoding: try text(BrailleSource<UInt32>(cells), table), as: UTF32.self)
  }

  /// Longest span that is translated at once, in characters.
  private static let longestSpan = 1024

  private func cells<Unit: Sendable>(
    _ source: BrailleSource<Unit>, _ table: BrailleTable
  ) throws -> BrailleCells {
    var cells = BrailleCells()
    for span in source.spans(of: Self.longestSpan) {
      let result = try translation(
        library.translate, of: span, in: source, by: table.file, of: table)
      cells.cells += result.units.map { UInt8(truncatingIfNeeded: $0) }
      cells.places += result.places
    }
    return cells
  }

  private func text<Unit: Sendable>(
    _ source: BrailleSource<Unit>, _ table: BrailleTable
  ) throws -> [Unit] {
    guard let file = table.inputFile else { throw BrailleError.isOneWay(table) }
    var text: [Unit] = []
    for span in source.spans(of: Self.longestSpan) {
      text += try translation(
        library.backTranslate, of: span, in: source, by: file, of: table
      ).units
    }
    return text
  }
}
