import Foundation
import TestSupport
import Testing

/// One word for one thing: the names that `Documentation/Glossary.md` gave up stay gone.
struct GlossaryTests {
  /// A row of the last table: names that are gone, those that took their place, and where.
  private struct Row {
    var gone: [String]
    var now: [String]
    /// Parts of paths; empty is everywhere.
    var places: [String]
  }

  private struct Declaration {
    var name: String
    var path: String
  }

  private static func rows() throws -> [Row] {
    let page = SharedFolder.checkout.appending(path: "Documentation/Glossary.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let table = try #require(text.firstRange(of: "## Names that are gone"))
    return text[table.upperBound...].split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
        $0.matches(of: /`([^`]+)`/).map { String($0.output.1) }
      }
      guard cells.count > 3, !cells[0].isEmpty else { return nil }
      return Row(gone: cells[0], now: cells[1], places: cells[2])
    }
  }

  /// The types and members that the sources declare.
  private static func declarations() throws -> [Declaration] {
    let folder = SharedFolder.checkout.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let keywords = "struct|class|enum|actor|protocol|typealias|func|var|let|case"
    let declaration = try Regex<(Substring, Substring)>("\\b(?:\(keywords)) `?(\\w+)")
    return try (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      return code.flatMap { line in
        line.matches(of: declaration).map {
          Declaration(name: String($0.output.1), path: path)
        }
      }
    }
  }

  @Test func theNamesThatAreGoneStayGone() throws {
    let rows = try Self.rows()
    #expect(rows.count > 20)
    for declaration in try Self.declarations() {
      for row in rows
      where row.places.isEmpty || row.places.contains(where: declaration.path.contains) {
        let gone = row.gone.first { name in
          name.hasPrefix("…")
            ? declaration.name.hasSuffix(name.dropFirst()) : declaration.name == name
        }
        guard let gone else { continue }
        Issue.record(
          "\(declaration.path) declares \(declaration.name): \(gone) is now \(row.now.joined(separator: ", "))"
        )
      }
    }
  }

  @Test func theNamesThatTookTheirPlaceAreDeclared() throws {
    let declared = Set(try Self.declarations().map(\.name))
    for name in try Self.rows().flatMap(\.now) where !name.hasPrefix("…") {
      #expect(declared.contains(name), "the glossary speaks of \(name), which nothing declares")
    }
  }
}
