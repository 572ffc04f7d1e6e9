import EarshotWriting
import Testing

/// A format is found by its name, and writes a document alone or one of many.
struct OutputFormatTests {
  private let formats = [
    OutputFormat<String>(id: "text", summary: "", fileExtension: "txt", text: { $0 + "!" }),
    OutputFormat<String>(
      id: "json", summary: "", fileExtension: "json", write: { Array("{\($0)}".utf8) },
      writeOneOfMany: { Array("[\($0)]".utf8) }),
  ]

  @Test(arguments: [
    ("text", false, "5!"), ("text", true, "5!"), ("json", false, "{5}"), ("json", true, "[5]"),
  ])
  func aDocumentIsWritten(_ name: String, _ isOneOfMany: Bool, _ text: String) throws {
    let format = try #require(formats.named(name))
    #expect(String(decoding: format.write("5", isOneOfMany: isOneOfMany), as: UTF8.self) == text)
  }

  @Test func thereIsNoOtherName() {
    #expect(formats.named("yaml")?.id == nil)
    #expect(formats.named(nil)?.id == nil)
  }
}
