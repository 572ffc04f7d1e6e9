import EarshotTree
import Testing

@testable import EarshotAudit

/// What counts as one area that can be touched, and which part of it is in sight.
struct TouchTargetsTests {
  /// The labels and the parts in sight of the areas of a screen in notation.
  private func targets(_ notation: String) throws -> TouchTargets {
    TouchTargets(AuditedScreen(try Screen(notation: notation)))
  }

  @Test(arguments: [
    ("button \"Buy\" frame 10,10,44,44", 1),
    // A text is touched only with the view around it.
    ("text \"Price\" frame 10,10,44,44", 0),
    ("view tappable frame 0,0,100,50\n  text \"Price\" frame 10,10,44,44", 1),
    // Two stops in one view that reacts are one area.
    (
      "view tappable frame 0,0,100,50\n  text \"A\" frame 0,0,44,44\n  text \"B\" frame 50,0,44,44",
      1
    ),
  ])
  func areas(_ notation: String, _ count: Int) throws {
    #expect(try targets("screen 300x600\n" + notation).all.count == count)
  }

  @Test func theEdgeOfTheScreenCutsAnAreaOff() throws {
    let target = try #require(
      try targets("screen 300x600\nbutton \"Go\" frame 280,0,44,44").all.first)
    #expect(target.isCut)
    #expect(target.seen == Rect(x: 280, y: 0, width: 20, height: 44))
    #expect(target.scroller == -1)
  }

  @Test func aControlWithoutFrameIsNamed() throws {
    let found = try targets("button \"Go\"")
    #expect(found.all.isEmpty)
    #expect(found.withoutFrame.map(\.spokenLabel) == ["Go"])
  }

  @Test func aLinkBesideATextStandsInALine() throws {
    let found = try targets(
      """
      text "I agree to the" frame 0,0,100,20
      link "terms" frame 102,0,40,20
      link "More" frame 0,300,40,20
      """)
    #expect(found.all.map(found.isInText) == [true, false])
  }
}
