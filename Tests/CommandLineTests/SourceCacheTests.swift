#if Source
  import Foundation
  import TestSupport
  import Testing

  /// What is kept of Swift source changes how long an audit takes, and nothing else.
  struct SourceCacheTests {
    /// A project that is large enough to be kept.
    private func project() throws -> ScratchFolder {
      var files: [String: String] = [".git/HEAD": ""]
      for number in 0..<60 {
        let rows = (0..<80).map { row in
          "      Button(\"Dish \(number) \(row)\") {}.font(.system(size: \(row)))\n"
        }
        files["Sources/Menu\(number).swift"] = """
          import SwiftUI

          struct Menu\(number): View {
            var body: some View {
              VStack {
          \(rows.joined())    }
            }
          }

          """
      }
      return try ScratchFolder(files)
    }

    private func audit(_ folder: ScratchFolder, _ options: String = "") throws -> Program.Outcome {
      let line = """
        cd '\(folder.url.path)' && EARSHOT_CACHE='\(folder.path("cache"))' \
        exec '\(Program.folder.appending(path: "earshot").path)' audit Sources --format json \(options)
        """
      return try Program.run(URL(filePath: "/bin/sh"), ["-c", line], input: [])
    }

    private func keptFile(_ folder: ScratchFolder) throws -> URL {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("cache"))
      #expect(names.count == 1, "\(names)")
      return URL(filePath: folder.path("cache/\(try #require(names.first))"))
    }

    @Test func nothingButTimeChanges() throws {
      let folder = try project()
      let plain = try audit(folder, "--no-cache")
      #expect(!FileManager.default.fileExists(atPath: folder.path("cache")))
      #expect(plain.text.contains("Menu7.swift"))
      for _ in 0..<2 {
        let outcome = try audit(folder)
        #expect(outcome.text == plain.text && outcome.messages == plain.messages)
      }
      let kept = try keptFile(folder)
      let mode = try FileManager.default.attributesOfItem(atPath: kept.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      let changed = "// A line more.\n" + (try folder.text("Sources/Menu7.swift"))
      try Data(changed.utf8).write(to: folder.url.appending(path: "Sources/Menu7.swift"))
      let after = try audit(folder)
      #expect(after.text != plain.text)
      #expect(try audit(folder).text == after.text)
      #expect(try audit(folder, "--no-cache").text == after.text)
    }

    @Test func aSpoiledFileIsNotUsed() throws {
      let folder = try project()
      let plain = try audit(folder)
      let kept = try keptFile(folder)
      let bytes = Array(try Data(contentsOf: kept))
      var generator = SeededGenerator(seed: 3)
      var spoiled = [[], Array(bytes.prefix(7)), Array(bytes.prefix(bytes.count / 2))]
      spoiled.append(Array(repeating: 0xFF, count: bytes.count))
      for _ in 0..<3 {
        var some = bytes
        for _ in 0..<20 { some[generator.int(0...(some.count - 1))] ^= 0x41 }
        spoiled.append(some)
      }
      for some in spoiled {
        try Data(some).write(to: kept)
        let outcome = try audit(folder)
        #expect(outcome.text == plain.text && outcome.messages == plain.messages)
      }
    }

    /// Several runs at once, and a folder that cannot be made, are no failures.
    @Test func whatCannotBeKeptIsNoFailure() throws {
      let folder = try project()
      let plain = try audit(folder, "--no-cache")
      try Data().write(to: folder.url.appending(path: "cache"))
      #expect(try audit(folder).text == plain.text)
    }
  }
#endif
