import EarshotText
import EarshotTree
import Foundation
import TestSupport
import Testing

@testable import EarshotOutput

/// Words in boxes: smaller, then on more lines, then broken, then cut.
struct TextFittingTests {
  private func block(
    _ text: String, width: Double, height: Double, sizes: [Double] = [20, 10], maxLines: Int = .max
  ) -> TextBlock? {
    TextFitting(text, TextBlock.Style(.black)).block(
      in: Rect(x: 0, y: 0, width: width, height: height), sizes: sizes, maxLines: maxLines)
  }

  @Test func wordsThatFitAreLarge() throws {
    let block = try #require(self.block("one two", width: 200, height: 30))
    #expect(block.size == 20 && block.lines.map(\.text) == ["one two"])
    #expect(!block.isCut && !block.isBroken)
  }

  @Test func wordsWrapBeforeTheyGetSmall() throws {
    let block = try #require(self.block("one two", width: 60, height: 60))
    #expect(block.size == 20 && block.lines.map(\.text) == ["one", "two"])
  }

  @Test func wordsGetSmallBeforeTheyAreCut() throws {
    let block = try #require(self.block("one two", width: 60, height: 20))
    #expect(block.size == 10 && block.lines.map(\.text) == ["one two"])
  }

  @Test func longWordsAreBrokenAtTheSmallestSize() throws {
    let block = try #require(self.block("mmmmmmmmmm", width: 60, height: 60))
    #expect(block.size == 10 && block.isBroken && block.lines.count == 2)
    #expect(block.lines.map(\.text).joined() == "mmmmmmmmmm")
  }

  @Test func whatDoesNotFitEndsInAnEllipsis() throws {
    let block = try #require(self.block("one two three four", width: 60, height: 20))
    #expect(block.isCut && block.text.hasSuffix("…") && block.text.hasPrefix("one"))
    #expect(block.lines[0].width <= 60)
  }

  @Test func whereNothingFitsThereIsNoBlock() {
    #expect(block("one", width: 60, height: 5) == nil)
    #expect(block("one", width: 5, height: 60) == nil)
    #expect(block("", width: 60, height: 60) == nil)
  }

  @Test func chineseBreaksAnywhere() throws {
    let block = try #require(self.block("披萨披萨", width: 45, height: 60))
    #expect(block.size == 20 && !block.isBroken && block.lines.map(\.text) == ["披萨", "披萨"])
  }

  @Test func noLineBeginsWithAComma() throws {
    let block = try #require(self.block("披萨, 披萨", width: 45, height: 60))
    #expect(block.lines.map(\.text) == ["披", "萨,", "披萨"] || block.size == 10)
    #expect(block.lines.allSatisfy { !$0.text.hasPrefix(",") })
  }

  @Test func marksTakeNoRoom() {
    func width(_ text: String) -> Double { TextFitting(text, TextBlock.Style(.black)).width }
    #expect(width("e\u{301}") == width("e") && width("שָׁ") == width("ש"))
    #expect(width("披") >= 1 && width("👍") >= 1)
  }

  @Test func boldIsNeverNarrower() {
    for value in UInt32(0x20)..<0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let regular = TextWidths.width(of: scalar, isBold: false)
      #expect(TextWidths.width(of: scalar, isBold: true) >= regular)
    }
  }

  @Test(arguments: [
    ("Пицца", LayoutDirection.leftToRight), ("بيتزا", .rightToLeft), ("פיצה", .rightToLeft),
    ("62 ₪ פיצה", .rightToLeft), ("iPhone في المتجر", .leftToRight),
  ])
  func theFirstLetterDecidesTheDirection(_ text: String, _ direction: LayoutDirection) {
    #expect(text.firstDirection == direction)
  }

  @Test func aTextWithoutEndIsCutInTime() throws {
    let text = String(repeating: "a\u{301}\u{301}", count: 200_000)
    let block = try #require(self.block(text, width: 300, height: 300))
    #expect(block.isCut)
  }
}
