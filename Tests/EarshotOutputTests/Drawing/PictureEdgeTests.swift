import EarshotTree
import EarshotWriting
import Testing

@testable import EarshotOutput

/// What a picture shows at its edges and explains below them.
struct PictureEdgeTests {
  private func legend(_ notation: String, _ mode: DrawnScreen.Mode = .frames) throws -> [String] {
    var drawn = try DrawnCase.drawn(notation)
    drawn.focus = 0
    return drawn.drawing(mode).layer(.legend)?.texts.map(\.text) ?? []
  }

  @Test func theLegendExplainsTheMarksOnThePicture() throws {
    let one = "screen 375x812 en\nbutton \"Pay\" frame 16,60,100,60"
    #expect(try legend(one) == ["where a double tap taps", "VoiceOver's focus"])
    let more = """
      screen 375x812 en
      tabbar
        button "Pay" frame 16,60,100,30
        button "Close" frame 400,60,50,60
      """
    #expect(
      try legend(more) == [
        "the order of swiping right", "group", "smaller than 44 × 44", "beyond the screen",
        "where a double tap taps", "VoiceOver's focus",
      ])
    #expect(try legend(one, .ear) == ["Name, value, type, state and place"])
    #expect(
      try legend("screen 375x812 ru\nbutton \"Купить\" frame 16,60,100,60")
        == ["куда нажимает двойное касание", "фокус VoiceOver"])
  }

  @Test func theLegendStaysOnThePicture() throws {
    let drawn = try DrawnCase.drawn(
      "screen 320x568 en\ntabbar\n  button \"A\" frame 0,60,30,30\n  button \"B\" frame 60,60,30,30"
    )
    let drawing = drawn.drawing(.frames)
    for block in try #require(drawing.layer(.legend)).texts {
      #expect(block.bounds.x >= drawing.view.x && block.bounds.maxX <= drawing.view.maxX)
      #expect(block.bounds.maxY <= drawing.view.maxY)
    }
  }

  /// A carousel that goes on for ten screens does not make a picture of ten screens.
  @Test func whatLiesFarToTheSideIsListed() throws {
    let cards = (0..<12).map { "button \"Card \($0)\" frame \($0 * 300 + 16),100,280,120" }
    let drawn = try DrawnCase.drawn("screen 375x812 en\n" + cards.joined(separator: "\n"))
    let drawing = drawn.drawing(.frames)
    #expect(drawing.view.width <= 375 * 1.25)
    #expect(drawing.listed == Array(2..<12))
  }

  @Test func noLineIsCutAtTheEdge() throws {
    var drawn = try DrawnCase.drawn(
      """
      screen 375x812 en
      header "Menu" frame 0,0,375,40
      list "Pizzas"
        button "Pay" frame -4,400,383,412
        button "Far" frame 370,300,90,40
      """)
    drawn.focus = 0
    let drawing = drawn.drawing(.frames)
    for kind in [Drawing.Layer.Kind.frames, .groups, .focus] {
      for mark in try #require(drawing.layer(kind)).marks {
        guard case .rectangle(let rect, _) = mark.shape, let stroke = mark.stroke else { continue }
        let line = rect.grown(by: stroke.width / 2)
        #expect(line.intersection(drawing.view) == line, "\(kind) \(rect)")
      }
    }
  }
}
