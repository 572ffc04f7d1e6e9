import Foundation
import TestSupport
import Testing

/// `earshot convert` from outside: what is written can be read again, and Swift code parses.
struct ConvertTests {
  private static let views = SharedFolder.files(
    in: SharedFolder.checkout.appending(path: "Fixtures/Captures/pizza"), ending: ".view.json")

  private static let isCompilerThere: Bool = {
    let outcome = try? Program.run(
      URL(filePath: "/usr/bin/env"), ["swiftc", "--version"], input: [])
    return outcome?.status == 0
  }()

  @Test(arguments: ["notation", "view"], views)
  func whatIsWrittenIsHeardTheSame(_ format: String, _ view: URL) throws {
    let written = try Program.run(["convert", view.path, "--to", format, "--quiet"])
    #expect(written.status == 0)
    let heard = try Program.run(
      ["read", "-", "--quiet", "--language", "ru"], input: written.output)
    #expect(heard.text == (try Program.run(["read", view.path, "--quiet"])).text)
  }

  @Test(.enabled(if: isCompilerThere || SharedFolder.isRequired), arguments: ["uikit", "swiftui"])
  func swiftCodeParses(_ format: String) throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for view in Self.views {
      let file = folder.appending(path: "Code\(files.count).swift")
      let outcome = try Program.run(
        ["convert", view.path, "--to", format, "--quiet", "--output", file.path])
      #expect(outcome.status == 0)
      files.append(file.path)
    }
    let parsed = try Program.run(
      URL(filePath: "/usr/bin/env"), ["swiftc", "-frontend", "-parse"] + files, input: [])
    #expect(parsed.messages == "")
    #expect(parsed.status == 0)
    let format = try Program.run(
      URL(filePath: "/usr/bin/env"),
      // A long label makes a long line; nothing else about the form is wrong.
      ["swift", "format", "lint", "--configuration", #"{"version": 1, "lineLength": 10000}"#]
        + files, input: [])
    #expect(format.messages == "")
  }

  @Test func aTextOfACaptureIsOnlyEverALiteral() throws {
    let notation = "screen en\nbutton \"\\\") ; fatalError() // \\n\"\n"
    let code = try Program.run(
      ["convert", "-", "--to", "uikit", "--quiet"], input: Array(notation.utf8))
    #expect(code.text.contains("accessibilityLabel = \"\\\") ; fatalError() // \\n\"\n"))
  }

  @Test func aScreenThatIsNotThereIsAnError() throws {
    let outcome = try Program.run(
      ["convert", "-", "--to", "json", "--screen", "3"],
      input: Array("screen en\ntext \"A\"\n".utf8))
    #expect(outcome.status == 3)
    #expect(outcome.messages.contains("-: error: the input holds 1 screens\n"))
  }
}
