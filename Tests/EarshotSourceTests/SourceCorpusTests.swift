#if Source
  import EarshotAudit
  import EarshotCaptures
  import EarshotSource
  import EarshotStrings
  import EarshotSwiftParsing
  import Foundation
  import TestSupport
  import Testing

  /// The examples of public collections: what of them is heard and found.
  @Suite(.enabled(if: SourceCorpus.folder != nil)) struct SourceCorpusTests {
    @Test func stopsAreHeard() throws {
      var (right, all) = (0, 0)
      var wrong: [String] = []
      for item in try SourceCorpus.items() {
        guard let expected = item.heard else { continue }
        let heard = SourceFixture.heard(try item.project(), entry: item.entry)
        let matched = SourceCorpus.commonCount(heard, expected)
        right += matched
        all += expected.count
        if matched < expected.count { wrong.append(item.id) }
      }
      print(
        "source: \(right) of \(all) stops are heard; not whole: \(wrong.joined(separator: ", "))")
      #expect(Double(right) >= 0.98 * Double(all))
    }

    @Test func flawsAreFound() throws {
      var (flagged, bad, blamed, good) = (0, 0, 0, 0)
      for item in try SourceCorpus.items() {
        let found = SourceFixture.found(in: try item.project(), entry: item.entry)
        if item.isBad {
          bad += 1
          if item.rules.isSubset(of: found),
            item.anyOf.isEmpty || !item.anyOf.isDisjoint(with: found)
          {
            flagged += 1
          }
        } else {
          good += 1
          if !item.forbidden.isDisjoint(with: found) { blamed += 1 }
        }
      }
      print("source: \(flagged) of \(bad) bad examples are flagged, \(blamed) of \(good) good ones")
      #expect(Double(flagged) >= 0.85 * Double(bad))
      #expect(Double(blamed) <= 0.05 * Double(good))
    }
  }

  /// The index of the examples.
  enum SourceCorpus {
    static let folder = SharedFolder.corpus.map { $0.appending(path: "source") }.flatMap {
      FileManager.default.fileExists(atPath: $0.appending(path: "index.json").path) ? $0 : nil
    }

    /// An example.
    struct Item {
      let id: String
      let files: [URL]
      let strings: [URL]
      let language: String
      let entry: String?
      let heard: [String]?
      let isBad: Bool
      let rules: Set<Rule.ID>
      let anyOf: Set<Rule.ID>
      let forbidden: Set<Rule.ID>

      func project() throws -> SourceProject {
        let catalogs = try strings.map {
          try StringCatalog(reading: Array(Data(contentsOf: $0)), language: language)
        }
        return SourceProject(
          try files.map { SwiftFile(path: $0.path, bytes: Array(try Data(contentsOf: $0))) },
          catalogs, language: language)
      }
    }

    static func items() throws -> [Item] {
      let folder = try #require(folder)
      let data = try Data(contentsOf: folder.appending(path: "index.json"))
      let index = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let core = Set(index["core"] as? [String] ?? [])
      let entries =
        (index["snippets"] as? [[String: Any]] ?? []) + (index["screens"] as? [[String: Any]] ?? [])
      return entries.map { item(of: $0, folder, core) }
    }

    private static func item(of entry: [String: Any], _ folder: URL, _ core: Set<String>) -> Item {
      let expect = entry["expect"] as? [String: Any] ?? [:]
      func names(_ key: String) -> Set<String> { Set(expect[key] as? [String] ?? []) }
      var files = (entry["file"] as? String).map { [folder.appending(path: $0)] } ?? []
      var strings = (entry["strings"] as? [String] ?? []).map { folder.appending(path: $0) }
      if let place = entry["dir"] as? String {
        let all = (entry["files"] as? [String] ?? []).map {
          folder.appending(path: place).appending(path: $0)
        }
        files = all.filter { $0.pathExtension == "swift" }
        strings = all.filter { $0.pathExtension != "swift" }
          .sorted { $0.pathExtension == "stringsdict" && $1.pathExtension != "stringsdict" }
      }
      let isClean = expect["clean"] as? Bool ?? false
      return Item(
        id: entry["id"] as? String ?? "", files: files, strings: strings,
        language: entry["language"] as? String ?? "en", entry: entry["entry"] as? String,
        heard: entry["heard"] as? [String], isBad: entry["kind"] as? String == "bad",
        rules: names("rules"), anyOf: names("anyOf"),
        forbidden: (isClean ? core.subtracting(names("except")) : []).union(names("mustNot")))
    }

    /// The number of captions that two lists have in common, in order; a hole stands for any text.
    static func commonCount(_ heard: [String], _ expected: [String]) -> Int {
      var counts = Array(repeating: 0, count: expected.count + 1)
      for line in heard.reversed() {
        var next = counts
        for index in expected.indices.reversed() {
          next[index] = max(
            counts[index], next[index + 1],
            isSame(line, expected[index]) ? counts[index + 1] + 1 : 0)
        }
        counts = next
      }
      return counts[0]
    }

    private static func isSame(_ heard: String, _ expected: String) -> Bool {
      let (heard, expected) = (plain(heard), plain(expected))
      return heard == expected || matches(heard, expected) || matches(expected, heard)
    }

    private static func plain(_ caption: String) -> String {
      var text = caption.lowercased().replacing("pop-up", with: "pop up").replacing(
        "\u{A0}", with: " ")
      for extra in [
        ", actions available", ", more content available", ", доступны действия",
        ", доступен дополнительный контент", "actions available", "<silence>",
      ] { text = text.replacing(extra, with: "") }
      return text.trimmingCharacters(in: CharacterSet(charactersIn: " .,"))
    }

    /// Whether a text has the form of another with holes.
    private static func matches(_ text: String, _ form: String) -> Bool {
      guard form.contains("‹") else { return false }
      var pattern = "^"
      var rest = form[...]
      while let open = rest.firstIndex(of: "‹"), let close = rest[open...].firstIndex(of: "›") {
        pattern += NSRegularExpression.escapedPattern(for: String(rest[..<open])) + ".+?"
        rest = rest[rest.index(after: close)...]
      }
      pattern += NSRegularExpression.escapedPattern(for: String(rest)) + "$"
      return text.range(of: pattern, options: .regularExpression) != nil
    }
  }
#endif
