import Foundation
import TestSupport
import Testing

/// `earshot effort` and `earshot read --technology` from outside.
struct EffortTests {
  private let player = "Fixtures/Technologies/good/player.screen"
  private let terms = "Fixtures/Technologies/bugs/terms-links-not-scanned.screen"

  @Test func tellsTheWayByEachTechnology() throws {
    let outcome = try Program.run(["effort", player, "--to", "Lyrics", "--quiet"])
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("VoiceOver: 3 gestures, 3.3 s\n"))
    #expect(outcome.text.contains("Voice Control: 1 command, 2 words, 1.8 s\n"))
    #expect(outcome.text.contains("Switch Control: 3 presses, 7.5 s\n"))
    #expect(outcome.text.contains("UI test: 1 step, 1.0 s\n"))
  }

  @Test(arguments: [("voiceover=3", 0), ("voiceover=2", 1), ("switch-control=7s", 1)])
  func aBudgetDecidesTheStatus(budget: String, status: Int32) throws {
    let outcome = try Program.run(
      ["effort", player, "--to", "Lyrics", "--budget", budget, "--quiet"])
    #expect(outcome.status == status)
  }

  @Test(arguments: [
    ["--budget", "voiceover"], ["--budget", "touch=2"], ["--budget", "voiceover=2.5"],
    ["--budget", ""], ["--budget", "voiceover=3,"], ["--to", " "], ["--start", "Nowhere"],
    ["--switches", "4"], ["--rate", "2"], ["--interval", "0"], ["--format", "xml"],
  ])
  func aWrongOptionIsWrongUsage(arguments: [String]) throws {
    #expect(try Program.run(["effort", player, "--to", "Lyrics"] + arguments).status == 2)
  }

  @Test func anUnknownGoalIsWrongUsageAndNamesTheNearest() throws {
    let outcome = try Program.run(["effort", player, "--to", "Lyrix", "--quiet"])
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("help: use one of 'Lyrics', "))
  }

  @Test func ofSeveralElementsOfOneNameTheFirstIsMeant() throws {
    let outcome = try Program.run(
      ["effort", "-", "--to", "Delete", "--technology", "voiceover"],
      input: Array("screen\nbutton \"Delete\" id first\nbutton \"Delete\" id second\n".utf8))
    #expect(outcome.status == 0)
    #expect(outcome.messages.contains("2 elements are called 'Delete'"))
    #expect(outcome.messages.contains("others are 'second'"))
  }

  @Test func whatCannotBeReadIsBadInput() throws {
    #expect(try Program.run(["effort", "nowhere.xml", "--to", "Pay"]).status == 3)
  }

  @Test(arguments: ["json", "markdown", "text"])
  func everyFormatIsWritten(format: String) throws {
    let effort = try Program.run(
      ["effort", player, "--to", "Lyrics", "--format", format, "--quiet"])
    #expect(effort.status == 0 && !effort.output.isEmpty)
    let read = try Program.run(
      ["read", terms, "--technology", "all", "--format", format, "--quiet"])
    #expect(read.status == 0)
    #expect(read.text.contains("switch-unreachable"))
    guard format == "json" else { return }
    for output in [effort.output, read.output] {
      let object = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any]
      #expect(object?["earshot"] as? Int == 1)
    }
  }

  @Test func oneTechnologyHasALineATarget() throws {
    let outcome = try Program.run(
      ["read", player, "--technology", "voice-control", "--quiet"])
    #expect(outcome.text.hasPrefix("“Close player”, number 1\n“Queue”, number 2\n"))
  }

  @Test func withoutATechnologyNothingHasChanged() throws {
    let plain = try Program.run(["read", player, "--quiet"])
    let named = try Program.run(["read", player, "--technology", "voiceover", "--quiet"])
    #expect(plain.output == named.output)
  }

  @Test(
    arguments: [false, true],
    [
      ["Пепперони-сердце", "В корзину"],
      ["heart", "buyButton", "cartButton", "checkout", "toPayment", "submit"],
    ])
  func theFiguresOfThePageAreCurrent(isBefore: Bool, goals: [String]) throws {
    let goals = goals.map { isBefore && $0 == "heart" ? "heart.button" : $0 }
    let outcome = try Program.run(
      ["effort", "pizza", "--language", "ru", "--messages", "en"] + (isBefore ? ["--before"] : [])
        + goals.flatMap { ["--to", $0] } + ["--listening", "label", "--quiet"])
    let page = try String(
      contentsOf: SharedFolder.checkout.appending(path: "Documentation/Effort.md"), encoding: .utf8)
    for name in ["VoiceOver", "Voice Control", "Switch Control"] {
      let line = try #require(outcome.text.split(separator: "\n").first { $0.hasPrefix(name) })
      let figures = line.dropFirst(name.count + 2)
      #expect(page.contains("| \(figures) |"), "\(line)")
    }
  }
}
