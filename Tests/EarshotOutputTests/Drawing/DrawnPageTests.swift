import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotWriting
import Foundation
import TestSupport
import Testing

@testable import EarshotOutput

/// Pages of pictures without a browser: what they hold, and how texts of others are written.
struct DrawnPageTests {
  private func html(_ notation: String) throws -> String {
    let drawn = try DrawnCase.drawn(notation)
    let page = DrawnPage(
      sections: [.init(heading: "odd.screen", screen: drawn)], settings: SpeechSettings())
    return String(decoding: OutputFormat<DrawnPage>.html.write(page), as: UTF8.self)
  }

  @Test func labelsAreNoMarkup() throws {
    let html = try html(DrawnCase.odd)
    #expect(!html.contains("<script>alert") && !html.contains("]]>"))
    #expect(html.contains("&lt;script&gt;alert('x')&lt;/script&gt;"))
    #expect(html.components(separatedBy: "<script>").count == 2)
    #expect(html.components(separatedBy: "</script>").count == 2)
  }

  @Test func everyScreenIsInItsLanguage() throws {
    let notations = ["screen ru\nbutton \"Купить\"", "screen ar rtl\nbutton \"شراء\""]
    let sections = try notations.map {
      DrawnPage.Section(heading: "a", screen: try DrawnCase.drawn($0))
    }
    let page = DrawnPage(sections: sections, settings: SpeechSettings(language: "ru"))
    let html = String(decoding: OutputFormat<DrawnPage>.html.write(page), as: UTF8.self)
    let buttons = html.components(separatedBy: "<button type=\"button\" class=\"line\" lang=\"")
      .dropFirst()
    #expect(buttons.map { $0.prefix { $0 != "\"" } } == ["ru", "ar"])
    #expect(html.contains("xml:lang=\"ar\"") && html.contains("<html lang=\"ru\""))
  }

  /// The page is well-formed XML, so the script and the style may not hold its marks.
  @Test func scriptAndStyleNeedNoEscapes() {
    for text in [PageScript.javaScript, PageStyle.css] {
      #expect(!text.contains("<") && !text.contains("&"))
    }
  }

  @Test func nothingIsAskedFor() throws {
    let html = try html(DrawnCase.rightToLeft)
    let links = html.replacingOccurrences(of: "xmlns=\"http://www.w3.org/2000/svg\"", with: "")
    #expect(!links.contains("http://") && !links.contains("https://"))
    #expect(html.contains("default-src 'none'"))
  }

  /// FIPS 180-4 and the NIST examples.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashesAreThoseOfTheStandard(text: String, hash: String) {
    let digits = SHA256.hash(text).map { String(0x100 + Int($0), radix: 16).dropFirst() }
    #expect(digits.joined() == hash)
  }

  @Test func spansAreTheLineAgain() throws {
    for file in DrawnCase.examples {
      for line in try DrawnCase.screens(of: file).flatMap(\.lines) {
        let text = SpeechStyle.caption.line(of: line.utterance)
        let spans = SpokenSpan.spans(of: text, from: line.utterance)
        #expect(spans.map(\.text).joined() == text)
      }
    }
  }
}
