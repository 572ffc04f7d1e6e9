import EarshotAudit
import EarshotReach
import EarshotSession
import EarshotSpeech
import EarshotTree
import Foundation
import TestSupport
import Testing

/// Where technologies differ: each public report is found, and good screens are left alone.
@Suite struct TechnologyFixtureTests {
  @Test(arguments: TechnologyFixture.all(in: "bugs"))
  func theDifferenceIsReported(_ fixture: TechnologyFixture) throws {
    let found = try fixture.found()
    let missing = fixture.finds.subtracting(found.covered)
    #expect(missing.isEmpty, "not found: \(TechnologyFixture.list(missing))")
    let surplus = found.reported.subtracting(fixture.finds).subtracting(fixture.also)
    #expect(surplus.isEmpty, "too much: \(TechnologyFixture.list(surplus))")
  }

  @Test func goodScreensHaveAtMostOneFalseFlag() throws {
    let flags = try TechnologyFixture.all(in: "good").flatMap { fixture in
      try fixture.found().reported.map { "\(fixture.name): \($0.code) \($0.element)" }
    }
    #expect(flags.count <= 1, "\(flags.sorted())")
  }

  @Test func thereAreTwentyBugsAndTenGoodScreens() {
    #expect(TechnologyFixture.all(in: "bugs").count { !$0.finds.isEmpty } >= 20)
    #expect(TechnologyFixture.all(in: "good").count >= 10)
  }
}

/// A screen with what its comments say has to be found on it.
struct TechnologyFixture: Sendable, CustomTestStringConvertible {
  struct Flag: Hashable, Sendable {
    var code: String
    var element: String
  }

  /// What was found: flags as they were reported, and all elements that they are about.
  struct Found {
    var reported: Set<Flag> = []
    var covered: Set<Flag> = []
  }

  let name: String
  let text: String
  let finds: Set<Flag>
  let also: Set<Flag>

  var testDescription: String { name }

  static func all(in folder: String) -> [TechnologyFixture] {
    let path = SharedFolder.checkout.appending(path: "Fixtures/Technologies/\(folder)")
    return SharedFolder.files(in: path, ending: ".screen").compactMap { file in
      (try? String(contentsOf: file, encoding: .utf8)).map {
        TechnologyFixture(name: file.deletingPathExtension().lastPathComponent, text: $0)
      }
    }
  }

  init(name: String, text: String) {
    self.name = name
    self.text = text
    finds = Self.flags("# finds ", in: text)
    also = Self.flags("# also ", in: text)
  }

  private static func flags(_ mark: String, in text: String) -> Set<Flag> {
    Set(
      text.split(separator: "\n").filter { $0.hasPrefix(mark) }.compactMap { line in
        let words = line.dropFirst(mark.count).split(separator: " ").map(String.init)
        return words.count == 2 ? Flag(code: words[0], element: words[1]) : nil
      })
  }

  static func list(_ flags: Set<Flag>) -> String {
    flags.map { "\($0.code) \($0.element)" }.sorted().joined(separator: ", ")
  }

  /// What the readings and the rules of these codes find.
  func found() throws -> Found {
    let screen = try Screen(notation: text)
    var found = Found()
    let ordered = Transcript.OrderedScreen(screen)
    let settings = SpeechSettings(language: screen.language ?? "en")
    for difference in ScreenReach(of: ordered, settings: settings).differences {
      found.add(difference.code.rawValue, difference.element, difference.others)
    }
    let audited = AuditedScreen(screen)
    for rule in Rule.all where Self.rules.contains(rule.id) {
      for finding in Audit([Audit.Check(rule)]).report(of: audited).findings {
        // How many items are too many is a question.
        let isFlag = finding.outcome == .fail || rule.id == "switch-group-too-large"
        guard isFlag, let element = finding.element else { continue }
        found.add(rule.id, element, finding.covers)
      }
    }
    return found
  }

  /// The rules about the wording of names and groups; the readings decide the rest.
  private static let rules: Set<String> = [
    "voice-name-unspeakable", "voice-name-too-long", "voice-visible-text-missing", "label-in-name",
    "switch-group-too-large", "identifier-duplicate",
  ]
}

extension TechnologyFixture.Found {
  fileprivate mutating func add(_ code: String, _ element: Element.ID, _ others: [Element.ID]) {
    reported.insert(.init(code: code, element: element.rawValue))
    for id in [element] + others { covered.insert(.init(code: code, element: id.rawValue)) }
  }
}
