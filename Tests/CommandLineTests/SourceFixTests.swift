#if Source
  import Foundation
  import TestSupport
  import Testing

  /// `audit --fix` over Swift source: the files `Fixtures/Source/Fixes/NAME.before.swift` become
  /// `NAME.after.swift`, with the tables of texts beside them.
  struct SourceFixTests {
    static let folder = SharedFolder.checkout.appending(path: "Fixtures/Source/Fixes")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".before.swift") }.map { String($0.dropLast(13)) }.sorted()
    /// The endings of what may lie beside, with the place where it is read.
    private static let tables = [
      "strings": "en.lproj/Localizable.strings", "xcstrings": "Localizable.xcstrings",
    ]

    @Test func thereAreManyCases() { #expect(Self.names.count >= 25) }

    @Test(arguments: names) func codeIsMendedAsItStands(_ name: String) throws {
      var before = ["Example.swift": try bytes("\(name).before.swift")]
      var after = ["Example.swift": try bytes("\(name).after.swift")]
      for (ending, path) in Self.tables {
        guard let table = try? bytes("\(name).before.\(ending)") else { continue }
        before[path] = table
        after[path] = try bytes("\(name).after.\(ending)")
      }
      let scratch = try Scratch(before.mapValues { String(decoding: $0, as: UTF8.self) })
      defer { scratch.remove() }
      let old = try findings(scratch)
      let preview = try scratch.run(["audit", "Example.swift", "--fix=preview"])
      #expect(preview.status == 0)
      #expect(preview.text.isEmpty == (before == after))
      for (path, content) in before { #expect(try Array(scratch.text(of: path).utf8) == content) }
      // What is mended once stays as it is.
      for _ in 1...2 {
        let outcome = try scratch.run(["audit", "Example.swift", "--fix", "--fail-on", "never"])
        #expect(!outcome.messages.contains("broken"), "\(outcome.messages)")
        for (path, content) in after {
          let found = try Array(scratch.text(of: path).utf8)
          #expect(
            found == content, "\(path):\n\(String(decoding: found, as: UTF8.self))")
        }
      }
      let new = try findings(scratch)
      #expect(before == after || new.count < old.count)
      #expect(Set(new).subtracting(old).isEmpty)
    }

    /// Bad examples of the rules lose findings, and get no others.
    @Test func badExamplesGetNoNewFindings() throws {
      let rules = SharedFolder.checkout.appending(path: "Fixtures/Source/Rules")
      let scratch = try Scratch([:])
      defer { scratch.remove() }
      for rule in try FileManager.default.contentsOfDirectory(atPath: rules.path).sorted() {
        let folder = rules.appending(path: rule)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where file.hasPrefix("bad") {
          try scratch.write(
            String(contentsOf: folder.appending(path: file), encoding: .utf8), to: "Example.swift")
          let old = try findings(scratch)
          _ = try scratch.run(["audit", "Example.swift", "--fix", "--fail-on", "never"])
          let once = try scratch.text(of: "Example.swift")
          let new = try findings(scratch)
          #expect(new.count <= old.count, "\(rule)/\(file)")
          #expect(Set(new).subtracting(old).isEmpty, "\(rule)/\(file)")
          _ = try scratch.run(["audit", "Example.swift", "--fix", "--fail-on", "never"])
          #expect(try scratch.text(of: "Example.swift") == once, "\(rule)/\(file)")
        }
      }
    }

    /// The rules of the findings in the one file.
    private func findings(_ scratch: Scratch) throws -> [String] {
      let outcome = try scratch.run(
        ["audit", "Example.swift", "--format", "json", "--quiet", "--fail-on", "never"])
      let document = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
      let files = document?["files"] as? [[String: Any]] ?? []
      return files.flatMap { $0["screens"] as? [[String: Any]] ?? [] }
        .flatMap { $0["findings"] as? [[String: Any]] ?? [] }.compactMap { $0["rule"] as? String }
    }

    private func bytes(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    }
  }
#endif
