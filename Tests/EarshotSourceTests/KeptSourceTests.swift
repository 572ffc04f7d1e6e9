#if Source
  import EarshotSource
  import EarshotSwiftParsing
  import Foundation
  import TestSupport
  import Testing

  /// The compact form in which files are kept.
  struct KeptSourceTests {
    static let fixtures =
      SourceFixture.all(in: "SwiftUI") + SourceFixture.all(in: "UIKit")
      + SharedFolder.files(in: SharedFolder.checkout.appending(path: "Fixtures/Source/Rules"))
      .flatMap { SourceFixture.all(in: "Rules/\($0.lastPathComponent)") }

    @Test(arguments: fixtures) func aFileIsKeptWhole(_ fixture: SourceFixture) throws {
      let bytes = Array(try Data(contentsOf: fixture.url))
      let file = SwiftFile(path: fixture.url.path, bytes: bytes)
      let kept = file.kept
      let again = try #require(SwiftFile(kept: kept[...], path: fixture.url.path, bytes: bytes))
      #expect(again.kept == kept)
      let (project, other) = (
        SourceProject([file], language: "en"), SourceProject([again], language: "en")
      )
      #expect(SourceFixture.heard(project) == SourceFixture.heard(other))
      #expect(SourceInspector(project).findings == SourceInspector(other).findings)
    }

    @Test(arguments: fixtures.prefix(6)) func spoiledBytesDoNoHarm(_ fixture: SourceFixture) throws
    {
      let bytes = Array(try Data(contentsOf: fixture.url))
      let kept = SwiftFile(path: "a.swift", bytes: bytes).kept
      for count in kept.indices {
        #expect(SwiftFile(kept: kept[..<count], path: "a.swift", bytes: bytes) == nil)
      }
      var generator = SeededGenerator(seed: 7)
      for _ in 0..<500 {
        var spoiled = kept
        for _ in 0..<generator.int(1...3) {
          spoiled[generator.int(0...(spoiled.count - 1))] = UInt8(generator.int(0...255))
        }
        guard let file = SwiftFile(kept: spoiled[...], path: "a.swift", bytes: bytes) else {
          continue
        }
        _ = SourceInspector(SourceProject([file], language: "en")).findings
      }
    }

    /// What is not finished is read as far as it goes.
    @Test(arguments: fixtures.prefix(10)) func anyBeginningIsRead(_ fixture: SourceFixture) throws {
      let bytes = Array(try Data(contentsOf: fixture.url))
      for count in stride(from: 0, to: bytes.count, by: 23) {
        let file = SwiftFile(path: "a.swift", bytes: Array(bytes.prefix(count)))
        let project = SourceProject([file], language: "en")
        _ = SourceInspector(project).findings
        for entry in project.entries { _ = project.screen(of: entry) }
      }
    }
  }
#endif
