import EarshotBraille
import EarshotSession
import Testing

@Suite struct BrailleKeyTests {
  @Test func dotsAndTypewriterKeysAreTheSame() {
    for text in ["145", "1-4-5", "fjk", "FJK", "kjf"] {
      #expect(BrailleKey(text) == .dots(0b011001))
    }
    #expect(BrailleKey("space") == .space)
    #expect(BrailleKey("78") == .dots(0xC0))
  }

  @Test(arguments: ["", "0", "9", "11", "xyz", "-", "ff", "spaces"])
  func whatIsNoDotIsRefused(_ text: String) {
    #expect(BrailleKey(text) == nil)
  }
}

@Suite(.enabled(if: Louis.isInstalled, "liblouis20 and liblouis-data are not installed"))
struct BrailleInputTests {
  private func typed(_ keys: String, _ input: BrailleInput) throws -> String {
    var input = input
    for key in keys.split(separator: " ") {
      try input.press(try #require(BrailleKey(String(key)))) { cells, language in
        let (tag, grade) = (language.prefix(2), language.hasSuffix("2") ? 2 : 1)
        return try LibLouis().text(of: cells, by: .table(for: String(tag), grade: grade))
      }
    }
    return input.text
  }

  /// Example of the sources: д, о, right, м, left.
  @Test func gesturesSpaceAndDelete() throws {
    let russian = BrailleInput(["ru"])
    #expect(try typed("145", russian) == "д")
    #expect(try typed("145 135 space 134 delete", russian) == "до ")
    #expect(try typed("145 135 134 delete-word", russian) == "")
    #expect(try typed("145 135 space 134 135 space delete-word", russian) == "до ")
    #expect(try typed("145 135 return 134", russian) == "до\nм")
    #expect(try typed("145 135 space delete delete", russian) == "д")
    #expect(try typed("delete", russian) == "")
  }

  @Test func capitalsAndNumbersAreRead() throws {
    let russian = BrailleInput(["ru"])
    #expect(try typed("45 145 135 134 space 3456 1 12", russian) == "Дом 12")
  }

  @Test func contractionsAreReadWhenTheWordEnds() throws {
    let english = BrailleInput(["en 2"])
    #expect(try typed("1235 14 1236", english) == "receive")
    #expect(try typed("2346 space 146 135 1234 1234 346", english) == "the shopping")
  }

  @Test func languagesTakeTurns() throws {
    let input = BrailleInput(["ru", "en"])
    #expect(try typed("145 135 space language 145 135", input) == "до do")
    #expect(try typed("145 language 145 language 145", input) == "дdд")
  }
}
