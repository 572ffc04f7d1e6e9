import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

struct LocalizedStringsTests {
  /// What a text means: keys and texts in turns.
  static let meanings: [(text: String, entries: [String])] = [
    ("", []), ("/* nothing */ // at all", []), ("{}", []),
    (#""a" = "b";"#, ["a", "b"]), (#"  "a"="b" ; "c" = "d";"#, ["a", "b", "c", "d"]),
    (#"{ "a" = "b"; }"#, ["a", "b"]), (#""a";"#, ["a", "a"]),
    (#"CFBundleName = "Pizza";"#, ["CFBundleName", "Pizza"]),
    ("a.b-c_1/2:$ = d;", ["a.b-c_1/2:$", "d"]), ("a = b/* c */;// d\n", ["a", "b"]),
    ("'it' = 'a \"b\"';", ["it", "a \"b\""]),
    (#""a" = "\n\t\r\"\\\'";"#, ["a", "\n\t\r\"\\'"]),
    (#""a" = "\a\b\f\v";"#, ["a", "\u{7}\u{8}\u{C}\u{B}"]),
    (#""a" = "\U0041\u00e9\Ue9z";"#, ["a", "Aééz"]), (#""a" = "\UD83D\UDE00";"#, ["a", "😀"]),
    (#""a" = "\101\60x";"#, ["a", "A0x"]), (#""a" = "\q\é\😀";"#, ["a", "qé😀"]),
    ("\"a\" = \"one\ntwo /* three */ // four\";", ["a", "one\ntwo /* three */ // four"]),
    ("\"a\" = \"b\";\r\n\u{2028}\"c\" = \"\";", ["a", "b", "c", ""]),
    ("/* \"x\" = \"y\"; */ \"a\" /**/ = /***/ \"b\";", ["a", "b"]),
    ("\"%@ of %1$d\" = \"%@ из %1$d\";", ["%@ of %1$d", "%@ из %1$d"]),
    ("<plist><dict><key>a</key><string>b &amp; c</string></dict></plist>", ["a", "b & c"]),
    (
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://a/PropertyList-1.0.dtd">
      <!-- by hand -->
      <plist version="1.0"><dict>
        <key>é</key><string>1
      2</string><key>c</key><string/>
      </dict></plist>
      """, ["é", "1\n2", "c", ""]
    ),
  ]

  @Test(arguments: meanings.indices) func theTextMeans(_ index: Int) throws {
    let (text, expected) = Self.meanings[index]
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      let strings = try LocalizedStrings(bytes)
      #expect(strings.entries.flatMap { [$0.key, $0.value] } == expected, "\(text)")
      #expect(strings.warnings.isEmpty)
    }
    for bytes in Self.utf16(text) where !text.isEmpty {
      #expect(try LocalizedStrings(bytes).entries.flatMap { [$0.key, $0.value] } == expected)
    }
  }

  /// The text in both byte orders, each with its mark.
  private static func utf16(_ text: String) -> [[UInt8]] {
    let units = [0xFEFF] + Array(text.utf16)
    return [
      units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
    ]
  }

  /// What is wrong with a text, and where.
  static let mistakes: [(text: String, error: String)] = [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "1:10: malformed: ';' is missing after the text"),
    ("\"a\"\n\"c\" = \"d\";", "1:4: malformed: ';' is missing after the key"),
    ("\"a\" = \"say \"hi\" now\";", "1:13: malformed: ';' is missing after the text"),
    ("\n\n  \"a\" = \"b;\n", "3:9: malformed: the text is not closed"),
    ("\"a\" = 'b\";", "1:7: malformed: the text is not closed"),
    ("\"a\" = ;", "1:7: malformed: ';' stands where a text is expected"),
    ("\"a\" =", "1:6: malformed: the file ends where a text is expected"),
    ("= \"a\";", "1:1: malformed: '=' stands where a key is expected"),
    ("\"a\" = \"b\";\né = \"b\";", "2:1: malformed: 'é' stands where a key is expected"),
    ("\"a\" = \"b\"; /* c", "1:12: malformed: the comment is not closed"),
    ("{ \"a\" = \"b\";", "1:1: malformed: '{' is not closed"),
    ("{ } x", "1:5: malformed: 'x' stands where the end of the file is expected"),
    (
      "\"a\" = { b = c; };",
      "1:7: malformed: a list, a dictionary or data stands where a text is expected"
    ),
    ("\"a\" = \"\\Uxyz\";", "1:8: malformed: the escape has no digits"),
    ("\"a\" = \"\\UD83D!\";", "1:8: malformed: the escape is one half of a character"),
    (
      "\"a\" = \"\\341\";",
      "1:8: malformed: an octal escape above 177 means a character of NeXTSTEP's encoding"
    ),
    ("\"a\" = \"\\", "1:8: malformed: the file ends in an escape"),
    ("bplist00\u{1}\u{2}", "1:1: encoding: the strings are a binary property list"),
    ("\"a\" = \"\u{0}\";", "1:8: encoding: the input is binary, not text"),
    ("<html/>", "1:1: invalid: the file is XML and no property list"),
    (
      "<plist><array/></plist>",
      "1:1: invalid: the property list holds no dictionary of texts"
    ),
    (
      "<plist><dict><key>a</key><dict/></dict></plist>",
      "1:26: invalid: the value of 'a' is no text"
    ),
    ("<plist><dict><string/></dict></plist>", "1:14: invalid: 'string' stands without a key"),
    ("<plist><dict><key>a</key></dict></plist>", "1:14: invalid: 'a' has no value"),
    (
      "<plist>\n<dict><key>a</key><string>b",
      "2:28: malformed: the property list ends before all its elements do"
    ),
    (
      "<!DOCTYPE plist [<!ENTITY a 'b'>]>\n<plist><dict/></plist>",
      "1:17: invalid: the property list declares entities"
    ),
  ]

  @Test(arguments: mistakes.indices) func theMistakeHasAPlace(_ index: Int) throws {
    let (text, expected) = Self.mistakes[index]
    let error = try #require(throws: CaptureError.self) { try LocalizedStrings(Array(text.utf8)) }
    #expect(error.whole.hasPrefix(expected + "; "), "\(error.whole)")
    #expect(!error.help.isEmpty)
  }

  @Test func theLastOfTwoEntriesCounts() throws {
    let strings = try LocalizedStrings(
      Array("\"a\" = \"1\";\n\"b\" = \"2\";\n  \"a\" = \"3\";".utf8), language: "ru")
    #expect(strings.entries.map(\.value) == ["3", "2"])
    #expect(
      strings.entries.map(\.location) == [Place(line: 3, column: 3), Place(line: 2, column: 1)])
    #expect(strings.warnings.map(\.whole) == ["3:3: 'a' is there twice; this entry counts"])
    #expect(strings.language == "ru")
  }

  @Test(.enabled(if: Corpus.isWanted), arguments: Corpus.files("strings"))
  func everyFileOfTheCorpusIsRead(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let strings = try LocalizedStrings(bytes)
    // Foundation knows neither places nor doubles, but the texts must be the same.
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let expected = try #require(list as? [String: String])
    let read = Dictionary(uniqueKeysWithValues: strings.entries.map { ($0.key, $0.value) })
    #expect(read == expected)
    #expect(!expected.isEmpty)
  }

  @Test func anyDamageIsAnswered() {
    let sample = #"""
      /* c */ "a" = "b\n\U0041\UD83D\UDE00\101"; // d
      { key = 'v'; "x"; } "é" = "ü";
      <plist><dict><key>a</key><string>b</string></dict></plist>
      """#
    let bytes = Array(sample.utf8)
    let odd = ["\"", "\\", "=", ";", "<plist>", "/*", "\\U", "{", "\u{0}", "é"].map {
      Array($0.utf8)
    }
    var random = SeededGenerator(seed: 20_261_121)
    for number in 0..<6_000 {
      var changed = number < bytes.count ? Array(bytes.prefix(number)) : bytes
      if number.isMultiple(of: 3) { changed.removeFirst(min(changed.count, random.int(0...120))) }
      for _ in 0..<random.int(0...3) {
        let place = random.int(0...changed.count)
        changed.insert(contentsOf: random.pick(odd), at: place)
      }
      do throws(CaptureError) {
        let strings = try LocalizedStrings(changed)
        #expect(Set(strings.entries.map(\.key)).count == strings.entries.count)
      } catch {
        #expect(error.location != nil && !error.help.isEmpty, "\(error.whole)")
      }
    }
  }
}
