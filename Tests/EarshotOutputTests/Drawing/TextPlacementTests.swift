import EarshotSession
import EarshotSpeech
import EarshotTree
import Foundation
import TestSupport
import Testing

@testable import EarshotOutput

/// No text leaves its box or the picture, and none stands on another.
struct TextPlacementTests {
  @Test(arguments: DrawnCase.examples)
  func textsOfExampleScreensStandApart(_ file: URL) throws {
    for drawn in try DrawnCase.screens(of: file) { check(drawn) }
  }

  @Test(.enabled(if: DrawnCase.hasCorpus), arguments: DrawnCase.corpus)
  func textsOfTheCorpusStandApart(_ file: URL) throws {
    for drawn in try DrawnCase.screens(of: file) { check(drawn) }
  }

  @Test(arguments: [DrawnCase.rightToLeft, DrawnCase.odd])
  func textsOfOddScreensStandApart(_ notation: String) throws {
    check(try DrawnCase.drawn(notation))
  }

  /// Two labels in one place: one of them moves.
  @Test func twoLabelsInOnePlaceStandApart() throws {
    let drawn = try DrawnCase.drawn(
      """
      screen 200x200 en
      text "First label" id first frame 20,20,100,20
      text "Second label" id second frame 20,20,100,20
      """)
    check(drawn)
    for mode in DrawnScreen.Mode.allCases {
      let words = drawn.drawing(mode).texts.map(\.text).joined(separator: " ")
      #expect(words.contains("First label") && words.contains("Second label"))
    }
  }

  /// A pile of elements in one corner: each is drawn or listed.
  @Test(arguments: [1, 50, 400])
  func nothingIsLostInAPile(_ count: Int) throws {
    let drawn = try DrawnCase.drawn(
      "screen 375x812 en\n"
        + (0..<count).map { "button \"Pile \($0)\" id p\($0) frame 0,0,30,20\n" }.joined())
    check(drawn)
    for mode in DrawnScreen.Mode.allCases {
      let drawing = drawn.drawing(mode)
      let marks = [.words, .list].compactMap(drawing.layer).flatMap(\.marks)
      #expect(Set(marks.compactMap(\.element)).count == count)
    }
  }

  private func check(
    _ drawn: DrawnScreen, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for mode in DrawnScreen.Mode.allCases {
      let drawing = drawn.drawing(mode)
      let texts = drawing.texts
      for text in texts {
        let bounds = text.bounds
        #expect(text.lines.allSatisfy { $0.width <= text.box.width + 0.02 })
        #expect(bounds.height <= text.box.height + 0.02, sourceLocation: sourceLocation)
        #expect(drawing.view.grown(by: 0.01).union(bounds) == drawing.view.grown(by: 0.01))
      }
      let sorted = texts.map(\.bounds).sorted { $0.y < $1.y }
      for (index, rect) in sorted.enumerated() {
        for other in sorted[(index + 1)...].prefix(while: { $0.y < rect.maxY }) {
          let shared = rect.intersection(other)
          #expect(
            shared.width < 0.02 || shared.height < 0.02, "\(rect) \(other)",
            sourceLocation: sourceLocation)
        }
      }
      // Everything that is heard is on the picture: in its place or in the list.
      let kinds: [Drawing.Layer.Kind] = [.words, .list]
      let shown = Set(kinds.compactMap(drawing.layer).flatMap(\.marks).compactMap(\.element))
      let heard = drawn.lines.filter { !$0.utterance.parts.allSatisfy { $0.text.isEmpty } }
      #expect(heard.allSatisfy { line in line.element.map(shown.contains) ?? true })
    }
  }
}
