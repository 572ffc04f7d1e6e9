import EarshotProject
import Foundation
import Testing

/// The screens of the built-in app in the place of files, for every verb that reads screens.
struct BuiltInScreenTests {
  @Test(arguments: [
    (["read", "pizza"], "New York, button"),
    (["audit", "pizza-before", "--fail-on", "never"], "picker-label-missing"),
    (["compare", "pizza-before/toppings", "pizza/toppings"], "was Add to your pizza"),
    (["draw", "pizza/toppings"], ">Add to your pizza"),
    (["effort", "pizza", "--to", "Cart"], "VoiceOver: "),
    (["convert", "pizza/toppings", "--to", "notation"], "text header \"Add to your pizza\""),
    (["speak", "pizza/toppings", "--voice", "silent"], "Stuffed crust, $1.69, dimmed, button"),
  ])
  func everyVerbTakesAScreen(_ arguments: [String], _ expected: String) throws {
    let outcome = try Program.run(arguments + ["--language", "en", "--quiet"], input: [])
    #expect(outcome.text.contains(expected), "\(outcome.text)")
    #expect(outcome.status == 0)
    #expect(outcome.messages.isEmpty)
  }

  @Test func theAppIsRussianUntilAnotherLanguageIsAskedFor() throws {
    for (arguments, expected) in [
      (["read", "pizza"], "Москва, кнопка\n"),
      (["read", "pizza", "--language", "de"], "New York, Taste\n"),
      (["read", "pizza", "--language", "ru"], "Москва, кнопка\n"),
    ] {
      for language in ["C", "ru_RU.UTF-8"] {
        let program = Program.folder.appending(path: "earshot").path
        let outcome = try Program.run(
          URL(filePath: "/usr/bin/env"), ["LANG=\(language)", program] + arguments + ["--quiet"],
          input: [])
        #expect(outcome.text.hasPrefix(expected), "\(outcome.text)")
      }
    }
    let driven = try Program.run(["drive", "pizza", "--quiet"], input: Array("swipeLeft\n".utf8))
    #expect(driven.text.hasPrefix("Москва, кнопка\n"))
  }

  @Test func theAppIsProposedWithoutAVerb() throws {
    let outcome = try Program.run(["piza"])
    #expect(outcome.messages.contains("did you mean 'pizza'?"))
    #expect(outcome.status == 2)
  }

  @Test(arguments: ["audit", "compare", "convert", "draw", "drive", "effort", "read", "speak"])
  func theHelpListsTheScreens(_ verb: String) throws {
    let words = try Program.run([verb, "--help"]).text.split(whereSeparator: \.isWhitespace)
    #expect(words.contains("order-placed,") && words.contains("drink-card."))
  }

  @Test(arguments: [
    ("piza", "did you mean the built-in screen 'pizza'?"),
    ("pizza-befor", "did you mean the built-in screen 'pizza-before'?"),
    ("toppings", "did you mean the built-in screen 'pizza/toppings'?"),
    ("pizza/topings", "did you mean 'pizza/toppings'?"),
    ("pizza-before/crt", "did you mean 'pizza-before/cart'?"),
    ("menu.xml", "check the path; without a capture, try the built-in screen 'pizza'"),
  ])
  func aNameThatIsNearIsSuggested(_ name: String, _ help: String) throws {
    let outcome = try Program.run(["read", name])
    #expect(outcome.messages.hasSuffix("  help: \(help)\n"), "\(outcome.messages)")
    #expect(outcome.status == 3)
  }

  @Test func aFileOfTheNameComesFirst() throws {
    let folder = try ScratchFolder(["pizza": "screen 375x812 en\nbutton \"Mine\" id mine"])
    for (verb, expected) in [
      (["read"], "Mine, button"), (["audit", "--format", "json"], "\"path\": \"pizza\""),
      (["convert", "--to", "notation"], "Mine"),
    ] {
      let outcome = try Program.run(
        Program.folder.appending(path: "earshot"), verb + ["pizza"], input: [], in: folder.url)
      #expect(outcome.text.contains(expected), "\(verb): \(outcome.text)")
    }
  }

  /// A folder is audited as one, and is no screen to drive.
  @Test func aFolderOfTheNameComesFirstWhereFoldersAreRead() throws {
    let folder = URL(filePath: "Fixtures/Captures/")
    #expect(!BuiltInScreens.isMeant(by: "pizza", in: folder))
    #expect(BuiltInScreens.isMeant(by: "pizza", in: folder, ignoresFolders: true))
  }
}
