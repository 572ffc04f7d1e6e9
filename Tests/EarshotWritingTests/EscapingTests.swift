import EarshotWriting
import Testing

/// How a text is written within another format, so that nothing in it is markup.
struct EscapingTests {
  @Test(arguments: [
    ("a\nb", "a\\nb"), ("\u{202E}x", "\\u{202e}x"), ("plain – text", "plain – text"),
  ])
  func onOneLineItIs(_ text: String, _ line: String) { #expect(text.onOneLine == line) }

  @Test(arguments: [
    ("<a href=\"x\">&</a>", "&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;"), ("a\nb", "a&#10;b"),
    ("\u{1}", "\\u{1}"), ("Пицца", "Пицца"),
  ])
  func inXMLItIs(_ text: String, _ xml: String) { #expect(text.inXML == xml) }

  @Test(arguments: [
    ("*bold* | cell", "\\*bold\\* \\| cell"), ("@someone", "@&#8203;someone"),
    ("https://a.b", "https:&#8203;//a.b"), ("<b>", "&lt;b&gt;"),
  ])
  func inMarkdownItIs(_ text: String, _ markdown: String) { #expect(text.inMarkdown == markdown) }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func inBase64ItIs(_ text: String, _ base64: String) {
    #expect(Base64.text(of: Array(text.utf8)) == base64)
  }

  @Test(arguments: [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 4, "日…"), ("a", 0, "")])
  func cutToAWidthItIs(_ text: String, _ width: Int, _ cut: String) {
    #expect(text.truncated(to: width) == cut)
  }
}
