import Earshot
import Foundation
import TestSupport
import Testing

/// The examples of the README and of the face's documentation, as they stand there.
struct ExampleTests {
  @Test func aScreenIsRead() throws {
    let screen = try Screen(notation: "button \"Pay\" hint \"Opens the cart\"")
    let transcript = VoiceOver().reading(of: screen)
    let sentences = transcript.lines.map { SpeechStyle.caption($0.utterance).line }
    #expect(sentences == ["Pay, button, Opens the cart"])
  }

  @Test func aScreenIsAudited() throws {
    let screen = try Screen(notation: "button appearance (image \"ic_close\")")
    let report = Audit.standard.report(of: screen)
    let rules = report.findings.map(\.rule)
    #expect(rules.contains("icon-button-label-missing"))
  }

  @Test func aSessionAnswersGestures() async throws {
    let screen = try Screen(notation: "header \"Menu\"\nbutton \"Pay\"")
    let session = Session(VoiceOver(), on: StillScreen(screen))
    _ = await session.start()
    let turn = await session.send(.swipeRight)
    let heard = turn.lines.map { SpeechStyle.caption($0.utterance).sentence }
    #expect(heard == ["Pay, button"])
  }

  @Test func aTechnologyIsAValue() throws {
    let screen = try OrderedScreen(Screen(notation: "header \"Menu\"\nbutton \"Pay\""))
    var voiceOver = VoiceOver()
    _ = voiceOver.start(on: screen, at: 0)
    let responses = voiceOver.respond(to: .swipeRight, on: screen, at: 1)
    #expect(!responses.isEmpty)
  }

  /// The lines of a text without the spaces before them, which differ by nesting.
  private static func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " || $0 == "/" }) }
      .filter { !$0.isEmpty }
  }

  @Test(arguments: [
    "README.md", "Sources/EarshotTree/Screen/Screen.swift", "Sources/EarshotAudit/Audit.swift",
    "Sources/EarshotSession/Session.swift", "Sources/EarshotSession/AssistiveTechnology.swift",
  ])
  func everyExampleStandsHere(_ path: String) throws {
    let file = SharedFolder.checkout.appending(path: path)
    let here = Set(Self.lines(try String(contentsOfFile: #filePath, encoding: .utf8)))
    let snippets = try String(contentsOf: file, encoding: .utf8)
      .matches(of: /```swift\n((?s:.*?))```/)
    #expect(!snippets.isEmpty)
    for line in snippets.flatMap({ Self.lines($0.1) }) {
      #expect(here.contains(line), "\(path) shows what does not stand here: \(line)")
    }
  }
}
