import Foundation
import TestSupport
import Testing

/// Storyboards with the texts that a project keeps beside them.
struct StringsTests {
  private static let folder = "Fixtures/Captures/interface-builder"
  private let document = "\(folder)/Base.lproj/Order.storyboard"

  @Test func theTextsAreFoundByTheLanguage() throws {
    for language in ["ru", "de", "ru-RU"] {
      let name = String(language.prefix(2))
      let outcome = try Program.run(["read", document, "--language", language])
      let spoken = SharedFolder.checkout.appending(
        path: "\(Self.folder)/Base.lproj/Order.spoken.\(name)")
      #expect(outcome.text == (try String(contentsOf: spoken, encoding: .utf8)))
      let path = "\(Self.folder)/\(name).lproj/Order.strings"
      #expect(outcome.messages.contains("\(document): note: read with the texts of '\(path)'\n"))
      #expect(outcome.status == 0)
    }
  }

  @Test func aDocumentWithoutTextsInTheLanguageKeepsItsOwn() throws {
    let outcome = try Program.run(["read", document, "--language", "en"])
    #expect(outcome.text.contains("Add to cart, button\n"))
    #expect(
      outcome.messages.contains(
        "note: no strings in 'en' are beside the document; its own texts are read\n"))
  }

  @Test func aFileIsNamed() throws {
    let strings = "\(Self.folder)/de.lproj/Order.strings"
    let outcome = try Program.run(["read", document, "--strings", strings])
    // The folder of the file tells the language.
    #expect(outcome.text.contains("In den Warenkorb, Taste\n"))
    #expect(
      outcome.messages.contains(
        "warning: 1 of 3 keys of the strings names no object of the document, such as "
          + "'old-lb-001'\n"))
    let converted = try Program.run(["convert", document, "--to", "notation", "--strings", strings])
    #expect(converted.text.contains("In den Warenkorb"))
    let same = try Program.run(["compare", document, document, "--strings", "no.strings"])
    #expect(same.messages.hasPrefix("no.strings: error: "))
  }

  @Test func mistakesAreSaidAtTheirPlace() throws {
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try "\"a\" = \"b\"\n".write(to: file, atomically: true, encoding: .utf8)
    for arguments in [["read"], ["convert", "--to", "notation"]] {
      let outcome = try Program.run(arguments + [document, "--quiet", "--strings", file.path])
      #expect(
        outcome.messages == """
          \(file.path):1:10: error: ';' is missing after the text
            help: end each entry with ';', and write a quote in a text as \\"

          """)
      #expect(outcome.status == 3)
    }
    let missing = try Program.run(["read", document, "--strings", "no.strings"])
    #expect(missing.messages.hasPrefix("no.strings: error: there is no such file\n"))
    #expect(missing.status == 3)
  }
}
