import EarshotCaptures
import EarshotProject
import Foundation
import TestSupport
import Testing

/// What somebody meets who has just installed the program: inputs without a verb, mistyped verbs,
/// how a capture is taken, and which language is heard.
struct FirstUseTests {
  private static let toppings = "Fixtures/Captures/pizza/toppings-after.view.json"

  @Test func anInputWithoutAVerbIsRead() throws {
    let named = try Program.run(["read", Self.toppings, "--language", "de"])
    let short = try Program.run([Self.toppings, "--language", "de"])
    #expect(short.text == named.text)
    #expect(short.messages == named.messages)
    #expect(short.status == 0)
    let piped = try Program.run(["-", "--quiet"], input: Array("screen\nbutton \"Pay\"\n".utf8))
    #expect(piped.text == "Pay, button\n")
  }

  @Test(arguments: [
    (["audit", toppings, "--lang", "en"], "--language"),
    (["read", toppings, "--lang", "en"], "--language"),
    (["read", toppings, "--lang"], "--language"), (["audit", toppings, "--quit"], "--quiet"),
  ])
  func theOptionThatBeginsSoIsProposed(_ arguments: [String], _ option: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.messages.contains("Did you mean '\(option)'?\n"), "\(outcome.messages)")
    #expect(outcome.status == 2)
  }

  @Test func withoutArgumentsTheHelpIsShown() throws {
    let outcome = try Program.run([])
    #expect(outcome.text.contains("SUBCOMMANDS:"))
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    ("reed", "read"), ("adit", "audit"), ("comapre", "compare"), ("captur", "capture"),
    ("speek", "speak"),
  ])
  func aMistypedVerbIsCorrected(_ word: String, _ verb: String) throws {
    let outcome = try Program.run([word, Self.toppings])
    #expect(
      outcome.messages.hasPrefix(
        "Error: there is no verb and no file '\(word)'; did you mean '\(verb)'?\n"))
    #expect(outcome.status == 2)
  }

  @Test func aFileWithTheNameOfAMistypedVerbIsRead() throws {
    let folder = try ScratchFolder(["reed": "screen\nbutton \"Pay\"\n"])
    let outcome = try Program.run(
      Program.folder.appending(path: "earshot"), ["reed", "--quiet"], input: [], in: folder.url)
    #expect(outcome.text == "Pay, button\n")
  }

  @Test func aWordThatIsNoVerbIsAMissingFile() throws {
    let outcome = try Program.run(["menu.xml"])
    #expect(outcome.messages.hasPrefix("menu.xml: error: there is no such file"))
    #expect(outcome.status == 3)
  }

  @Test func anUnknownInputNamesTheWayToACapture() throws {
    let outcome = try Program.run(["read", "-"], input: Array("hello".utf8))
    #expect(outcome.messages.contains("help: 'earshot capture' says how to take one"))
    #expect(outcome.status == 3)
  }

  @Test func aFileOfScreenNotationNeedsNoLineForTheScreen() throws {
    let folder = try ScratchFolder([
      "a.screen": "button \"Pay\"\ntext \"Total\"\n", "b.txt": "# a\nbutton \"Pay\"\n",
      "c.screen": "buton \"Pay\"\n",
    ])
    let earshot = Program.folder.appending(path: "earshot")
    func read(_ name: String, _ options: [String] = []) throws -> Program.Outcome {
      try Program.run(earshot, ["read", name, "--quiet"] + options, input: [], in: folder.url)
    }
    #expect(try read("a.screen").text == "Pay, button\nTotal\n")
    #expect(try read("b.txt").status == 3)
    #expect(try read("b.txt").messages.contains("'--from notation'"))
    #expect(try read("b.txt", ["--from", "notation"]).text == "Pay, button\n")
    #expect(try read("c.screen").messages.hasPrefix("c.screen:1:1: error: unknown word 'buton'"))
    let audit = try Program.run(
      earshot, ["audit", ".", "--format", "json", "--fail-on", "never"], input: [], in: folder.url)
    #expect(audit.text.contains("\"a.screen\""))
    #expect(audit.messages.contains("c.screen:1:1: error: unknown word 'buton'"))
  }

  @Test func everyFormatHasARecipeWithItsPage() throws {
    let formats = Set(CaptureRecipe.all.flatMap(\.formats))
    #expect(formats == Set(CaptureFormat.all.map(\.id)))
    for recipe in CaptureRecipe.all {
      let page = SharedFolder.checkout.appending(path: "Documentation/" + recipe.page)
      #expect(FileManager.default.fileExists(atPath: page.path), "\(recipe.id)")
      #expect(!recipe.lines.isEmpty && !recipe.notes.isEmpty, "\(recipe.id)")
      #expect((recipe.lines + recipe.notes).allSatisfy { $0.count <= 100 }, "\(recipe.id)")
    }
  }

  @Test func theScreenOfTheRecipeByHandIsRead() throws {
    let lines = try #require(CaptureRecipe.named("hand")).lines.prefix { !$0.isEmpty }
    let text = lines.joined(separator: "\n") + "\n"
    let outcome = try Program.run(["-", "--quiet"], input: Array(text.utf8))
    #expect(outcome.text == "Menu, heading\nPay, button, Opens the cart\n")
  }

  @Test func thePageHasEveryRecipe() throws {
    let page = try String(
      contentsOf: SharedFolder.checkout.appending(path: "Documentation/Capture.md"),
      encoding: .utf8)
    for recipe in CaptureRecipe.all {
      #expect(page.contains("$ earshot capture \(recipe.id)\n"), "\(recipe.id)")
    }
  }

  @Test func anUnknownToolIsCorrected() throws {
    let outcome = try Program.run(["capture", "apium"])
    #expect(
      outcome.messages.hasPrefix("Error: there is no recipe for 'apium'; did you mean 'appium'?"))
    #expect(outcome.status == 2)
  }

  @Test func aCaptureInAnotherLanguageProposesIt() throws {
    let button = "button \"カートに追加する\""
    let screen = "screen\n\(button)\n"
    let outcome = try Program.run(["read", "-"], input: Array(screen.utf8))
    #expect(outcome.messages.contains("name the language of the phone with --language ja"))
    let named = try Program.run(["read", "-", "--language", "en"], input: Array(screen.utf8))
    #expect(!named.messages.contains("--language ja"))
    let told = try Program.run(
      ["read", "-"], input: Array("screen ja\n\(button)\n".utf8))
    #expect(!told.messages.contains("--language"))
    // No words of Thai are known, so that naming it would be refused.
    let thai = try Program.run(
      ["read", "-"], input: Array("screen\nbutton \"เพิ่มลงในตะกร้าสินค้า\"\n".utf8))
    #expect(!thai.messages.contains("--language"))
  }

  @Test func theHelpListsTheLanguages() throws {
    let help = try Program.run(["read", "--help"]).text
    let words = help.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("Language of the phone: ar, de, en, es, fr, ja, ko, pt, ru, zh."))
  }
}
