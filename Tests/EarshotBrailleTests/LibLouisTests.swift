import EarshotBraille
import TestSupport
import Testing

@Suite(.enabled(if: Louis.isInstalled, "liblouis20 and liblouis-data are not installed"))
struct LibLouisTests {
  let translator: LibLouis
  let russian: BrailleTable

  init() throws {
    translator = try LibLouis()
    russian = try BrailleTable.table(for: "ru")
  }

  @Test func tellsItsVersion() {
    #expect(translator.name.hasPrefix("liblouis 3."))
  }

  @Test func everyTableIsInstalled() throws {
    for table in BrailleTable.all {
      #expect(try translator.cells(of: "1", by: table).cells.isEmpty == false, "\(table.file)")
      guard table.inputFile != nil else { continue }
      #expect(try translator.text(of: [0x3C, 1], by: table).isEmpty == false, "\(table.file)")
    }
  }

  @Test func missingTableIsNamed() {
    let table = BrailleTable(language: "xx", grade: 1, file: "none.ctb", name: "none")
    #expect(throws: BrailleError.tableIsMissing(table)) {
      try translator.cells(of: "a", by: table)
    }
  }

  @Test func nothingIsNothing() throws {
    #expect(try translator.cells(of: "", by: russian) == BrailleCells())
    #expect(try translator.text(of: [], by: russian) == "")
    #expect(try translator.cells(of: "\u{7}\u{1B}\u{FFFF}", by: russian) == BrailleCells())
  }

  @Test func whiteSpaceIsAnEmptyCell() throws {
    let plain = try translator.cells(of: "а б", by: russian)
    for space in ["\n", "\t", "\r", "\u{2028}", "\u{B}"] {
      #expect(try translator.cells(of: "а\(space)б", by: russian) == plain)
    }
  }

  @Test func placesCountScalars() throws {
    let cells = try translator.cells(of: "😀 а\u{7}б", by: russian)
    #expect(cells.places.suffix(3) == [1, 2, 4])
    #expect(Set(cells.places) == [0, 1, 2, 4])
  }

  @Test func charactersWithoutDotsNeedMuchRoom() throws {
    let text = String(repeating: "漢", count: 3_000)
    let cells = try translator.cells(of: text, by: try BrailleTable.table(for: "de", grade: 2))
    #expect(Set(cells.places).count == 3_000)
  }

  /// Some tables alone take the square of the length for these.
  @Test(arguments: [".", "«", "st", "Я "])
  func timeIsLinear(_ unit: String) throws {
    let table = try BrailleTable.table(for: "de", grade: 2)
    _ = try translator.cells(of: unit, by: table)
    func time(_ count: Int) throws -> Duration {
      try ContinuousClock().measure {
        _ = try translator.cells(
          of: String(repeating: unit, count: count / unit.unicodeScalars.count), by: table)
      }
    }
    let (short, long) = (try time(10_000), try time(100_000))
    #expect(long < short * 30, "\(short), \(long)")
  }

  @Test func oneWayTableSaysSo() throws {
    let table = try BrailleTable.table(for: "de", grade: 2)
    #expect(throws: BrailleError.isOneWay(table)) {
      try translator.text(of: [1], by: table)
    }
  }

  @Test func threadsTakeTurns() async throws {
    let tables = BrailleTable.all
    let expected = try tables.map { try translator.cells(of: "Pizza 5", by: $0) }
    let results = try await withThrowingTaskGroup(of: (Int, BrailleCells).self) { group in
      for index in 0..<200 {
        group.addTask {
          let table = index % tables.count
          return (table, try LibLouis().cells(of: "Pizza 5", by: tables[table]))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 200)
    for (table, cells) in results { #expect(cells == expected[table]) }
  }

  @Test func anyTextHasPlacesInOrder() throws {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array(
      "abcXYZ019 .,-–—«»\"'()/:;@&%+*#№₽€$<>[]{}\\|~^_`=?!…•жЖёъйЙشراءäöüßãõç😀👨\u{200D}\u{FE0F}漢\n\u{1B}"
        .unicodeScalars)
    for _ in 0..<150 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        scalars.append(alphabet.randomElement(using: &generator) ?? "a")
      }
      for table in BrailleTable.all {
        let cells = try translator.cells(of: String(scalars), by: table)
        #expect(cells.places == cells.places.sorted())
        #expect(cells.places.allSatisfy { scalars.indices.count > $0 })
        #expect(cells.places.count == cells.cells.count)
      }
    }
  }
}

@Suite struct MissingLibraryTests {
  @Test func missingLibraryNamesItsPackages() {
    #expect(
      throws: BrailleError.isMissing(
        library: "liblouis", packages: ["liblouis20", "liblouis-data"])
    ) {
      try LibLouis(libraries: ["liblouis-that-does-not-exist.so"])
    }
  }

  @Test func tableOfAnotherGradeListsWhatThereIs() throws {
    #expect(
      throws: BrailleError.noTable(
        language: "ru", grade: 2, dots: 6, has: BrailleTable.all.filter { $0.language == "ru" })
    ) {
      try BrailleTable.table(for: "ru-RU", grade: 2)
    }
    #expect(throws: BrailleError.unknownLanguage("ja", known: ["ar", "de", "en", "pt", "ru"])) {
      try BrailleTable.table(for: "ja")
    }
    #expect(try BrailleTable.table(for: "pt_BR", grade: 2).file == "pt-pt-g2.ctb")
    #expect(try BrailleTable.table(for: "DE", grade: 0, dots: 8).file == "de-de-comp8.ctb")
  }
}
