import Foundation
import TestSupport
import Testing

/// A first draft of a screen is made of the words in its picture.
@Suite(.enabled(if: NativeProgram.isExpected("tesseract")))
struct PictureDraftTests {
  private let picture = "Fixtures/Screenshots/menu.png"

  @Test func theWordsOfAPictureAreADraft() throws {
    let outcome = try Program.run(["convert", picture, "--to", "notation", "--language", "en"])
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("screen 390x844 en ") == true, "\(outcome.text)")
    // What stands apart in one row are two texts, from left to right.
    let texts = ["Pizza menu", "Pepperoni and mozzarella", "Buy", "Tomato sauce and oregano"]
    for (line, text) in zip(lines.dropFirst(), texts) {
      #expect(line.hasPrefix("text \"\(text)\" frame "), "\(outcome.text)")
    }
    #expect(outcome.messages.contains("note: a first draft: "), "\(outcome.messages)")
    #expect(outcome.messages.contains("must be written by hand"))
    #expect(outcome.messages.contains("points of 2 pixels"))
  }

  @Test func theDraftIsReadAndItsFramesLieOnTheWords() throws {
    let draft = try Program.run(["convert", picture, "--to", "notation", "--quiet"])
    #expect(draft.messages.isEmpty)
    let folder = try ScratchFolder(["menu.screen": draft.text])
    let read = try Program.run(["read", folder.path("menu.screen"), "--quiet"])
    #expect(read.text.hasPrefix("Pizza menu\nPepperoni and mozzarella\nBuy\n"))
    // The button of the page is 84 by 44 at 290,120, with its word in the middle.
    let match = try #require(draft.text.firstMatch(of: /"Buy" frame (\d+),(\d+),(\d+),(\d+)/))
    let frame = [match.1, match.2, match.3, match.4].compactMap { Int($0) }
    #expect(frame[0] > 290 && frame[0] + frame[2] < 374)
    #expect(frame[1] > 120 && frame[1] + frame[3] < 164)
  }

  @Test func aPictureWithoutWordsIsNoScreen() throws {
    let folder = try ScratchFolder()
    // One white pixel.
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsDxWAgAAAABJRU5ErkJggg=="
    try #require(Data(base64Encoded: png)).write(to: URL(filePath: folder.path("a.png")))
    let outcome = try Program.run(["convert", folder.path("a.png"), "--to", "notation"])
    #expect(outcome.status == 3 && outcome.text.isEmpty)
    #expect(outcome.messages.contains("error: "), "\(outcome.messages)")
  }

  @Test func aProgramThatIsMissingIsNamed() throws {
    let text = try Program.shell(
      "program=$(command -v earshot); PATH=/nowhere \"$program\" convert \(picture) --to notation; "
        + "echo status $?")
    #expect(
      text == "\(picture): error: tesseract reads the words of a picture, and it is not installed; "
        + "its package is tesseract-ocr\n  help: install the package tesseract-ocr\nstatus 3\n")
  }

  @Test func whatEarshotDrewIsNoScreenshot() throws {
    let folder = try ScratchFolder()
    let path = folder.path("drawn.png")
    let drawn = try Program.run(
      ["draw", "pizza", "--format", "png", "--output", path, "--quiet"])
    try #require(drawn.status == 0)
    let outcome = try Program.run(["convert", path, "--to", "notation"])
    #expect(outcome.status == 3)
    #expect(outcome.messages.contains("error: the picture was drawn by Earshot"))
  }
}
