#if Source
  import EarshotAudit
  import EarshotSource
  import Foundation
  import TestSupport
  import Testing

  /// What is heard of code, and what is found in it: a case is a file.
  struct SourceFixtureTests {
    @Test(arguments: SourceFixture.all(in: "SwiftUI") + SourceFixture.all(in: "UIKit"))
    func theCodeIsHeard(_ fixture: SourceFixture) throws {
      let recording = fixture.url.deletingPathExtension().appendingPathExtension("heard")
      let heard = SourceFixture.heard(try fixture.project())
      if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
        try (heard.joined(separator: "\n") + "\n").write(
          to: recording, atomically: true, encoding: .utf8)
        return
      }
      let expected = try String(contentsOf: recording, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
      #expect(heard == expected)
    }

    @Test(arguments: Rule.code.map(\.id))
    func aRuleFindsItsFlaw(_ rule: Rule.ID) throws {
      let fixtures = SourceFixture.all(in: "Rules/\(rule)")
      let bad = fixtures.filter { $0.url.lastPathComponent.hasPrefix("bad") }
      let good = fixtures.filter { $0.url.lastPathComponent.hasPrefix("good") }
      #expect(
        !bad.isEmpty && !good.isEmpty, "each rule about code has examples in Fixtures/Source/Rules")
      for fixture in bad {
        #expect(
          SourceInspector(try fixture.project()).findings.contains { $0.rule == rule },
          "\(fixture.url.lastPathComponent)")
      }
      for fixture in good {
        #expect(
          !SourceInspector(try fixture.project()).findings.contains { $0.rule == rule },
          "\(fixture.url.lastPathComponent)")
      }
    }

    @Test func theFoldersAreThoseOfTheRules() throws {
      let folder = SharedFolder.checkout.appending(path: "Fixtures/Source/Rules")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(Set(names) == Set(Rule.code.map(\.id)))
    }
  }
#endif
