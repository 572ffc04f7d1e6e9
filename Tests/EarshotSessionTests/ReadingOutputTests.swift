import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotWriting
import TestSupport
import Testing

/// What the formats write for a reading.
struct ReadingOutputTests {
  private func reading(
    _ screens: Screen..., losses: [Reading.Loss] = [], warnings: [String] = [],
    style: SpeechStyle = .caption
  ) -> Reading {
    let composer = SpeechComposer()
    let ordered = screens.map(Transcript.OrderedScreen.init)
    let lines = ordered.indices.flatMap { index in
      ordered[index].order.stops.map {
        Transcript.Line(
          screen: index, element: $0.id, cause: .readingAll, utterance: composer.utterance(for: $0))
      }
    }
    return Reading(
      format: "notation", path: "menu.xml",
      transcript: Transcript(screens: ordered, lines: lines, settings: composer.settings),
      losses: losses, warnings: warnings, style: style)
  }

  private func text(
    _ format: OutputFormat<Reading>, _ reading: Reading, isOneOfMany: Bool = false
  ) -> String {
    String(decoding: format.write(reading, isOneOfMany: isOneOfMany), as: UTF8.self)
  }

  @Test func markdownIsATableWithWhatIsNotKnown() throws {
    let screen = try Screen(
      notation: "screen\nbutton selected \"Tea\" value \"2\" frame 0,0.5,44,44\ntext frame 0,60,9,9"
    )
    let written = text(
      .markdown,
      reading(
        screen, losses: [Reading.Loss(what: .hint, why: "XCTest does not tell", count: 2)],
        warnings: ["attribute 'a_b' is not understood"]))
    #expect(
      written == """
        ### menu.xml

        | # | Heard | Label | Value | Type | Frame |
        |--:|---|---|---|---|---|
        | 1 | Selected, Tea, 2, button | Tea | 2 | button, selected | 0, 0.5, 44, 44 |
        | 2 |  |  |  | staticText | 0, 60, 9, 9 |

        Predicted for ios18-phone, language en, from notation.

        - Not known: hint of 2 elements (XCTest does not tell)
        - Odd: attribute 'a\\_b' is not understood

        """)
  }

  @Test func nothingInATextIsMarkup() throws {
    let label = "a|b <img src=x> [l](u) `c` *d* _e_ #f ~g~ &amp; \\\\ \\n## h"
    let screen = try Screen(notation: "screen \"# \\n| t |\"\nbutton \"\(label)\"")
    let lines = text(.markdown, reading(screen)).split(separator: "\n").map(String.init)
    #expect(lines[0] == "### \\# \\\\n\\| t \\|")
    let cell =
      "a\\|b &lt;img src=x&gt; \\[l\\](u) \\`c\\` \\*d\\* \\_e\\_ \\#f \\~g\\~ &amp;amp; \\\\ "
      + "\\\\n\\#\\# h"
    #expect(lines[3] == "| 1 | \(cell), button | \(cell) |  | button |  |")
    #expect(lines.count == 5)
  }

  @Test func textNamesScreensOnlyWhenThereAreSeveral() throws {
    let first = try Screen(notation: "screen \"One\"\nbutton \"A\"")
    let second = try Screen(notation: "screen\nbutton \"B\\nC\"\ntext")
    #expect(text(.text, reading(first)) == "A, button\n")
    #expect(
      text(.text, reading(first, second))
        == "# One\nA, button\n\n# Screen 2\nB\\nC, button\n<silence>\n")
  }

  @Test func aScriptEndsItsSentences() throws {
    let screen = try Screen(
      notation: "adjustable \"Size\" value \"M\" hint \"Pick one\"\ntext \"T\"")
    #expect(
      text(.text, reading(screen, style: .script)) == """
        Size: M. Adjustable. Pick one. Swipe up or down with one finger to adjust the value.
        T.

        """)
  }

  @Test func jsonEscapesWhatJSONMust() throws {
    let screen = try Screen(notation: "screen\ntext \"\\\"\\\\\\u{1}\\n🍕\"")
    let json = text(.json, reading(screen), isOneOfMany: true)
    #expect(json.hasPrefix("{\"earshot\":1,\"profile\":\"ios18-phone\",\"language\":\"en\","))
    #expect(json.contains("\"utterance\":\"\\\"\\\\\\u0001\\n🍕\""))
    #expect(json.hasSuffix("}\n") && json.utf8.count { $0 == 0x0A } == 1)
  }
}
