import EarshotBraille
import Foundation
import TestSupport
import Testing

@Suite(
  .enabled(
    if: (try? LibLouis()) != nil || SharedFolder.isRequired, "liblouis20 is not installed"))
struct BrailleCommandTests {

  private static let screen = Array(
    "screen ru\nheader \"Меню\"\nbutton \"Купить\" hint \"Заказать пиццу.\"\n".utf8)

  @Test func screenIsWrittenRowByRow() throws {
    let outcome = try Program.run(
      ["speak", "-", "--format", "braille", "--cells", "14", "--with-text", "--quiet"],
      input: Self.screen)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Меню, заголовок")
    // No cell is empty after a Russian comma, so that all fourteen are taken.
    #expect(lines.dropFirst().first == "⠍⠑⠝⠳⠂⠵⠁⠛⠕⠇⠕⠺⠕⠅")
    #expect(
      lines.filter { $0.first.map { $0 >= "\u{2800}" && $0 <= "\u{28FF}" } ?? false }
        .allSatisfy { $0.count <= 14 })
  }

  @Test func brailleOfAScreenIsReadBack() throws {
    let brf = try Program.run(["speak", "-", "--format", "brf", "--quiet"], input: Self.screen)
    #expect(brf.output.last == 0x0C)
    #expect(brf.text.contains("\r\n"))
    let text = try Program.run(
      ["braille", "--read", "-", "--language", "ru"], input: brf.output)
    #expect(text.text.hasPrefix("меню"))
    #expect(text.status == 0)
  }

  @Test func wordsAreWritten() throws {
    let outcome = try Program.run(["braille", "--language", "ru", "Купить, кнопка. 625 рублей"])
    #expect(outcome.text == "⠅⠥⠏⠊⠞⠾⠂⠅⠝⠕⠏⠅⠁⠲⠀⠼⠋⠃⠑⠀⠗⠥⠃⠇⠑⠯\n")
  }

  @Test func whoNamesAScreenIsToldHowItIsWritten() throws {
    let outcome = try Program.run(["braille", "pizza"])
    #expect(outcome.text == "⠏⠊⠵⠵⠁\n")
    #expect(outcome.messages.contains("'earshot speak pizza --format braille' writes the screen"))
    #expect(try Program.run(["braille", "cart"]).messages.isEmpty)
  }

  @Test func keysAreText() throws {
    let outcome = try Program.run(
      ["braille", "--keys", "145 135 space 134 delete fjk", "--language", "ru"])
    #expect(outcome.text == "до д\n")
  }

  @Test(arguments: [
    (["--grade", "2", "--language", "ru", "да"], "'ru' has --grade 1, --dots 8"),
    (["--language", "ja", "da"], "ar, de, en, pt, ru"),
    (["--keys", "19"], "no key of a braille typewriter"),
    (["--read", "-", "--language", "de", "--grade", "2"], "cannot be read back"),
  ])
  func whatCannotBeIsSaid(_ arguments: [String], _ message: String) throws {
    let outcome = try Program.run(["braille"] + arguments, input: Array("ABC".utf8))
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
  }

  @Test func whatIsNoBrailleHasAPlace() throws {
    let outcome = try Program.run(["braille", "--read", "-"], input: Array("ABC\r\nAя\r\n".utf8))
    #expect(outcome.messages.hasPrefix("-:2:2: error: this is no braille"))
    #expect(outcome.status == 3)
  }

  /// Other programs end the last line of a page by nothing but the form feed.
  @Test func formFeedEndsALine() throws {
    for file in ["AB\u{C}CD", "AB\u{C}\r\nCD\r\n\u{C}", "AB\r\n\u{C}CD\r\n\u{C}"] {
      let outcome = try Program.run(["braille", "--read", "-"], input: Array(file.utf8))
      #expect(outcome.text == "ab\ncd\n")
    }
  }

  @Test func emptyFileIsNoSuccess() throws {
    let outcome = try Program.run(["braille", "--read", "-"], input: Array("\r\n".utf8))
    #expect(outcome.messages.contains("there is no braille in it"))
    #expect(outcome.status == 3)
  }

  @Test(arguments: [
    ["speak", "-", "--grade", "2"], ["speak", "-", "--format", "brf", "--dots", "8"],
    ["speak", "-", "--format", "braille", "--cells", "7"],
    ["speak", "-", "--format", "braille", "--voice", "silent"],
    ["speak", "-", "--format", "braille", "--dots", "8", "--grade", "1"],
    ["speak", "-", "--format", "brf", "--cells", "20"], ["braille"], ["braille", "--keys", " "],
    ["braille", ""], ["braille", " ", "\n"],
    ["braille", "a", "--tables"],
  ])
  func optionsThatDoNothingAreRefused(_ arguments: [String]) throws {
    let outcome = try Program.run(arguments, input: Self.screen)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
  }

  @Test func languageWithoutATableIsToldOf() throws {
    let outcome = try Program.run(
      ["speak", "-", "--format", "braille"],
      input: Array("screen en\nbutton \"Buy\"\nbutton \"買う\" language ja\n".utf8))
    #expect(outcome.messages.contains("there is no braille table for 'ja'"), "\(outcome.messages)")
  }
}

/// The `braille` blocks of the documentation: commands with what they print, where there is
/// liblouis.
@Suite(
  .enabled(
    if: (try? LibLouis()) != nil || SharedFolder.isRequired, "liblouis20 is not installed"))
struct BraillePageTests {
  @Test func thePageShowsWhatIsPrinted() throws {
    let page = try #require(
      try DocumentationPage.all.first { $0.url.lastPathComponent == "Braille.md" })
    let blocks = page.blocks.filter { $0.info.first == "braille" }
    #expect(!blocks.isEmpty)
    var changes: [(block: DocumentationPage.Block, lines: [String])] = []
    for block in blocks {
      let printed = try block.lines.filter { $0.hasPrefix("$ ") }.flatMap { line in
        let text = try Program.shell(String(line.dropFirst(2)))
        return [line]
          + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .map(String.init)
      }
      if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
        changes.append((block, printed))
      } else {
        #expect(printed == block.lines, "Braille.md:\(block.start)")
      }
    }
    if !changes.isEmpty { try page.record(changes) }
  }
}
