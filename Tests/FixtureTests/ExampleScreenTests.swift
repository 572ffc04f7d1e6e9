import EarshotCaptures
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Foundation
import TestSupport
import Testing

/// Every variant of every example screen says exactly its expected captions, hints and extra lines.
@Suite(.enabled(if: SharedFolder.data != nil))
struct ExampleScreenTests {
  @Test func allVariantsAreThere() throws {
    #expect(try ExampleVariant.all.count >= 47)
  }

  @Test(arguments: try ExampleVariant.all)
  func theVariantSaysWhatTheSourcesExpect(_ variant: ExampleVariant) throws {
    let capture = try CaptureFormat.viewFile.read(variant.viewFile, ReadOptions())
    let transcript = VoiceOver(settings: SpeechSettings(language: variant.language))
      .reading(of: capture.screens)
    let heard = transcript.lines.map { line in
      let spoken = SpeechStyle.caption(line.utterance)
      return ExampleVariant.Stop(
        id: line.element?.rawValue ?? "", caption: spoken.sentence,
        hint: capture.isSearchField(line.element) ? nil : spoken.hint, extra: spoken.extra)
    }
    #expect(heard == variant.expected)
    for (line, said) in zip(transcript.lines, variant.spoken) {
      guard let said else { continue }
      #expect(SpeechStyle.caption(line.utterance.spoken(in: variant.language)).sentence == said)
    }
    #expect(heard.count == variant.elementCount)
    if let sourceCount = variant.sourceCount {
      #expect(variant.expected.count - variant.leftOut == sourceCount)
    }
  }
}

extension Capture {
  /// Whether it is a search field, which has the hint of editing since it was recorded so; the
  /// example screens are older (`Documentation/Deviations.md`).
  fileprivate func isSearchField(_ id: Element.ID?) -> Bool {
    id.flatMap { screens[0][$0] }?.has(.searchField) == true
  }
}

/// One state of an example screen.
struct ExampleVariant: Sendable, CustomTestStringConvertible {
  /// What is expected of a stop.
  struct Stop: Equatable, Sendable {
    var id: String
    var caption: String
    var hint: String?
    var extra: [String]
  }

  var name: String
  var language: String
  var viewFile: [UInt8]
  var expected: [Stop]
  /// What the voice gets of each stop; `nil` where no source states it.
  var spoken: [String?]
  var elementCount: Int
  var sourceCount: Int?
  /// Stops that the lists of the sources leave out.
  var leftOut: Int
  /// The rules that must report this state; `nil` when the data says nothing.
  var audit: Set<String>?
  /// The rules that must report the state before adaptation.
  var auditBefore: Set<String>
  /// Whether it is the state after adaptation.
  var isAfter: Bool

  var testDescription: String { name }

  static var all: [ExampleVariant] {
    get throws {
      guard let url = SharedFolder.data?.appending(path: "example-screens.json") else { return [] }
      let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
      let document = try #require(file)
      let language = try #require(document["language"] as? String)
      let screens = try #require(document["screens"] as? [[String: Any]])
      return try screens.flatMap { screen in
        let variants = try #require(screen["variants"] as? [String: [String: Any]])
        return try variants.sorted { $0.key < $1.key }.map { name, variant in
          try ExampleVariant(
            name: "\(screen["id"] ?? "") \(name)", language: language, screen: screen,
            variant: variant)
        }
      }
    }
  }

  private init(
    name: String, language: String, screen: [String: Any], variant: [String: Any]
  ) throws {
    let audit = screen["audit"] as? [String: [String]] ?? [:]
    let state = name.split(separator: " ").last.map(String.init) ?? ""
    self.audit = audit[state].map(Set.init)
    auditBefore = Set(audit["before"] ?? [])
    isAfter = state == "after"
    self.name = name
    self.language = language
    let view: [String: Any] = [
      "earshot": "view/1", "title": try #require(screen["title"]), "language": language,
      "screen": try #require(screen["screen"]), "root": try #require(variant["root"]),
    ]
    viewFile = try Array(JSONSerialization.data(withJSONObject: view))
    let stops = try #require(variant["expected"] as? [[String: Any]])
    expected = try stops.map { stop in
      Stop(
        id: try #require(stop["id"] as? String), caption: try #require(stop["caption"] as? String),
        hint: stop["hint"] as? String, extra: stop["extra"] as? [String] ?? [])
    }
    spoken = stops.map { $0["spoken"] as? String }
    elementCount = try #require(variant["elementCount"] as? Int)
    sourceCount = variant["sourceCount"] as? Int
    leftOut = stops.count { $0["inSourceList"] as? Bool == false }
  }
}
