import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

struct CaptureFormatRecognitionTests {
  private static let known =
    "'earshot capture' says how to take one; known formats are "
    + CaptureFormat.all.map(\.id).joined(separator: ", ")

  private func error(of bytes: [UInt8]) throws -> String {
    try #require(throws: CaptureError.self) { try CaptureFormat.recognizing(bytes) }.whole
  }

  @Test func formatsAreFoundByName() {
    #expect(CaptureFormat.named("webdriveragent-xml")?.id == "webdriveragent-xml")
    #expect(CaptureFormat.named("debug-description")?.id == "debug-description")
    #expect(CaptureFormat.named("sarif") == nil)
    #expect(Set(CaptureFormat.all.map(\.id)).count == CaptureFormat.all.count)
  }

  @Test(arguments: ["", " \n\t "]) func anEmptyInputIsAnError(_ text: String) throws {
    #expect(
      try error(of: Array(text.utf8))
        == "empty: the input is empty; take the capture again; the file holds no text")
  }

  @Test func binaryInputIsAnError() throws {
    #expect(
      try error(of: [0x89, 0x50, 0x4E, 0x47, 0, 0])
        == "1:1: encoding: the input is a PNG picture, not text; take the elements of the screen "
        + "as well, as 'earshot capture' explains; a picture of the same name beside that capture, "
        + "menu.png beside menu.xml, is its screenshot; 'earshot convert --to notation' writes a "
        + "first draft of its words")
    #expect(
      try error(of: Array("bplist00".utf8) + [0])
        == "1:1: encoding: the input is a binary property list, not text; convert it with 'plutil "
        + "-convert xml1'")
    #expect(
      try error(of: [0x41, 0x0A, 0x42, 0])
        == "2:2: encoding: the input is binary, not text; save the capture as UTF-8 or UTF-16 with a "
        + "byte order mark")
  }

  @Test(arguments: [
    ("<plist version=\"1.0\"/>", "a property list"),
    ("SemanticsNode#0", "a Flutter semantics tree"),
    ("<html>", "an HTML page"), ("<a/>", "XML of an unknown kind"),
    ("[1]", "JSON of an unknown kind"),
  ])
  func otherFormatsAreNamed(_ text: String, _ name: String) throws {
    #expect(
      try error(of: Array(text.utf8))
        == "unrecognized: the input looks like \(name), which is no screen; \(Self.known)")
  }

  @Test(arguments: [
    ("\"a\" = \"b\";", "a strings file"),
    ("{\"sourceLanguage\": \"en\", \"strings\": {}}", "a string catalog"),
  ])
  func aStringsFileIsSentToItsOption(_ text: String, _ name: String) throws {
    #expect(
      try error(of: Array(text.utf8))
        == "unrecognized: the input looks like \(name), which is no screen; name it with "
        + "--strings, beside its document, or pass its path to 'earshot read'")
  }

  @Test(arguments: [
    ("{\"nodes\":[", "1:11: malformed: the input ends inside a value"),
    ("{\n\"a\": {\"b\": 1,\n", "3:1: malformed: the input ends inside an object"),
    ("log\n[{\"a\": \"b", "2:8: malformed: the string has no end"),
  ])
  func aDocumentThatWasCutHasAPlace(_ text: String, _ message: String) throws {
    #expect(try error(of: Array(text.utf8)).hasPrefix("\(message); "))
  }

  @Test func stopsWithoutPlacesAreOfAccessibilitySnapshot() throws {
    let text = "[{\"element\": {\"_0\": {\"label\": \"A\"}, \"traversalIndex\": 0}}]"
    #expect(try CaptureFormat.recognizing(Array(text.utf8)).id == "accessibility-snapshot")
  }

  @Test func anythingElseIsNotRecognized() throws {
    #expect(
      try error(of: Array("Button of my shirt\nand other words\n".utf8))
        == "unrecognized: the format of the input is not known; \(Self.known)")
  }

  @Test(
    .enabled(if: Corpus.isWanted),
    arguments: Corpus.files("debug-description") + Corpus.files("appium-xml"))
  func everyFileOfTheCorpusIsRecognized(_ file: URL) throws {
    let format = try CaptureFormat.recognizing([UInt8](try Data(contentsOf: file)))
    #expect(format.id == (file.pathExtension == "xml" ? "webdriveragent-xml" : "debug-description"))
  }

  @Test(
    .enabled(if: Corpus.isWanted),
    arguments: [
      "uiautomator", "idb-json", "xcstrings", "ib", "trailblaze-json",
    ])
  func noOtherFileIsTakenForOneOfThese(_ folder: String) throws {
    for file in Corpus.files(folder) {
      let prefix = CapturePrefix([UInt8](try Data(contentsOf: file)))
      #expect(!CaptureFormat.webDriverAgentXML.recognizes(prefix), "\(file.lastPathComponent)")
      #expect(!CaptureFormat.debugDescription.recognizes(prefix), "\(file.lastPathComponent)")
    }
  }
}
