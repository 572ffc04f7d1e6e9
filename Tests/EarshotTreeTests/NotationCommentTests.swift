import EarshotTree
import Testing

/// Comments that are for somebody, with the line that they are about.
struct NotationCommentTests {
  @Test(arguments: [
    ("button # x:a", "1:8 1 x:a"), ("# x:a\nbutton", "1:1 2 x:a"), ("# x:a", "1:1 0 x:a"),
    ("# x:a\n\n# x:b\r\nbutton \"A\"", "1:1 4 x:a, 3:1 4 x:b"),
    ("text \"# x:a\"", ""), ("text \"\\\"# x:a\"", ""), ("text \"a\"# x:a", "1:9 1 x:a"),
    ("button type a#x:a", ""), ("button # y # x:a", ""), ("x:a", ""),
    ("screen en # x:a\nbutton # x:b", "1:11 1s x:a, 2:8 2 x:b"),
    ("# x:a\nscreen \"T\"", "1:1 2s x:a"), ("# x:a\nscreenshot", "1:1 2 x:a"),
    ("Ж # x:a", "1:4 1 x:a"),
  ])
  func findsThoseWithASign(_ text: String, _ expected: String) {
    let found = ScreenNotation.comments(in: text, beginningWith: "x:").map { comment in
      "\(comment.location.line):\(comment.location.column) \(comment.line ?? 0)"
        + "\(comment.isAboutScreen ? "s" : "") \(comment.text)"
    }
    #expect(found.joined(separator: ", ") == expected)
  }
}
