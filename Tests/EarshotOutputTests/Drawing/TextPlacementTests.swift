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
      #expect(faults(of: drawing) == [], sourceLocation: sourceLocation)
      // Everything that is heard is on the picture: in its place or in the list.
      let kinds: [Drawing.Layer.Kind] = [.words, .list]
      let shown = Set(kinds.compactMap(drawing.layer).flatMap(\.marks).compactMap(\.element))
      let heard = drawn.lines.filter { !$0.utterance.parts.allSatisfy { $0.text.isEmpty } }
      #expect(heard.allSatisfy { line in line.element.map(shown.contains) ?? true })
    }
  }

  /// The texts that leave their box or the picture, and those that stand on another.
  private func faults(of drawing: Drawing) -> [String] {
    let view = drawing.view.grown(by: 0.01)
    var faults: [String] = []
    for text in drawing.texts {
      let isWithin =
        text.lines.allSatisfy { $0.width <= text.box.width + 0.02 }
        && text.bounds.height <= text.box.height + 0.02
      if !isWithin { faults.append("'\(text.text)' leaves its box") }
      if view.union(text.bounds) != view { faults.append("'\(text.text)' leaves the picture") }
    }
    let sorted = drawing.texts.sorted { $0.bounds.y < $1.bounds.y }
    for (index, text) in sorted.enumerated() {
      for other in sorted[(index + 1)...].prefix(while: { $0.bounds.y < text.bounds.maxY }) {
        let shared = text.bounds.intersection(other.bounds)
        if shared.width >= 0.02, shared.height >= 0.02 {
          faults.append("'\(text.text)' stands on '\(other.text)'")
        }
      }
    }
    return faults
  }

  /// A checker that finds nothing on a bad picture would prove nothing.
  @Test func badPicturesAreNoticed() throws {
    let drawing = try DrawnCase.drawn(
      """
      screen 200x200 en
      text "First" frame 20,20,100,20
      text "Second" frame 20,100,100,20
      """
    ).drawing(.frames, layers: [.words])
    #expect(faults(of: drawing) == [])
    /// The picture with the box of its second text changed.
    func changed(_ change: (inout TextBlock) -> Void) throws -> Drawing {
      var drawing = drawing
      guard case .text(var block) = drawing.layers[0].marks[1].shape else { return drawing }
      change(&block)
      drawing.layers[0].marks[1].shape = .text(block)
      return drawing
    }
    #expect(faults(of: try changed { $0.box.y = 25 }) == ["'First' stands on 'Second'"])
    #expect(faults(of: try changed { $0.box.x = 190 }) == ["'Second' leaves the picture"])
    #expect(faults(of: try changed { $0.box.width = 10 }) == ["'Second' leaves its box"])
  }
}
