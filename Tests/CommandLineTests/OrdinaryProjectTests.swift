import Foundation
import TestSupport
import Testing

/// A project as most are, with what Xcode and CocoaPods put beside screens: the first audit, a
/// baseline, and one label that breaks.
struct OrdinaryProjectTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch([:])
    let project = SharedFolder.checkout.appending(path: "Fixtures/Projects/Ordinary")
    try FileManager.default.copyItem(at: project, to: URL(filePath: scratch.path("Ordinary")))
  }

  private func audit(_ arguments: [String]) throws -> Program.Outcome {
    try scratch.run(["audit", "."] + arguments, in: "Ordinary")
  }

  @Test func theFirstAnswerFitsAScreen() throws {
    defer { scratch.remove() }
    let outcome = try audit([])
    let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((1...41).contains(lines.count), "\(outcome.text)")
    #expect(outcome.status == 1)
    #expect(!outcome.text.contains("Pods"))
  }

  /// With captures of iOS and Android, launch screens, and what CocoaPods adds.
  @Test func oneNewFindingIsTwelveLinesAtMost() throws {
    defer { scratch.remove() }
    let captures = SharedFolder.checkout.appending(path: "Fixtures/Captures")
    for (name, path) in [
      ("menu.xml", "page-source/menu-before.xml"), ("orders.xml", "formats/uiautomator.xml"),
    ] {
      let text = try String(contentsOf: captures.appending(path: path), encoding: .utf8)
      try scratch.write(text, to: "Ordinary/captures/\(name)")
    }
    let path = "Ordinary/App/Base.lproj/Main.storyboard"
    let storyboard = try scratch.text(of: path)
    _ = try audit(["--write-baseline", ".earshot-baseline.json"])
    for (old, new) in [
      (" label=\"New order\"", " hint=\"New order\""),
      ("title=\"Help\"", "title=\"Help button\""),
    ] {
      try scratch.write(storyboard.replacing(old, with: new), to: path)
      let broken = try audit(["--baseline", ".earshot-baseline.json", "--fail-on-new"])
      let all = broken.messages + broken.text
      #expect(broken.status == 1)
      #expect(broken.text.contains("  1  ") && !broken.text.contains("  2  "), "\(all)")
      // Each line has its end.
      #expect(all.count { $0 == "\n" } <= 12, "\(all)")
      #expect(all.matches(of: /left out/).count == 1, "\(all)")
      #expect(all.matches(of: /not measured in full: \d+ files, --explain-input/).count == 1)
    }
    #expect(try audit(["--verbose"]).text.contains("1 ignored path (Pods)"))
  }

  @Test func aBaselineMakesItSilentAndOneBrokenLabelIsOneFinding() throws {
    defer { scratch.remove() }
    _ = try audit(["--write-baseline", ".earshot-baseline.json"])
    let with = ["--baseline", ".earshot-baseline.json"]
    let clean = try audit(with)
    #expect(clean.status == 0)
    #expect(clean.text.split(separator: "\n").count <= 2, "\(clean.text)")
    #expect(try audit(with + ["--quiet"]).text == "")
    #expect(try audit(with + ["--quiet"]).messages == "")

    let menu = try scratch.text(of: "Ordinary/Screens/menu.screen")
    try scratch.write(
      menu.replacing("button \"Cart\" id", with: "button id"), to: "Ordinary/Screens/menu.screen")
    let broken = try audit(with + ["--quiet"])
    #expect(broken.status == 1)
    #expect(
      broken.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 12,
      "\(broken.text)")
    #expect(broken.text.contains("Screens/menu.screen:4:"))
    let sarif = try audit(with + ["--format", "sarif"]).text
    #expect(sarif.matches(of: /"ruleId"/).count == 1)
    let github = try audit(with + ["--format", "github"]).text
    #expect(github.split(separator: "\n").filter { $0.hasPrefix("::") }.count == 1)
    let concise = try audit(with + ["--format", "concise"]).text
    #expect(concise.split(separator: "\n").count == 1)
    let comment = try audit(with + ["--format", "markdown"]).text
    #expect(comment.utf8.count < 2_048, "\(comment)")
  }

  /// The options of each recipe with a baseline, as the pages write them.
  private static var recipes: [String] {
    get throws {
      try ["README.md", "Documentation/CI.md", "Documentation/Audit.md"].flatMap { page in
        let file = SharedFolder.checkout.appending(path: page)
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
          .filter { !$0.contains("`") && !$0.contains("--ratchet") }
          .compactMap { $0.firstMatch(of: /--baseline,? \.earshot-baseline\.json[^\]#]*/)?.output }
          .map { String($0).replacing(",", with: "") }
      }
    }
  }

  /// A new warning fails wherever a page says how a baseline is used in CI.
  @Test func everyRecipeFailsForAWarning() throws {
    defer { scratch.remove() }
    _ = try audit(["--write-baseline", ".earshot-baseline.json"])
    let menu = try scratch.text(of: "Ordinary/Screens/menu.screen")
    try scratch.write(
      menu.replacing("Cart", with: "Cart button"), to: "Ordinary/Screens/menu.screen")
    let recipes = try Self.recipes
    #expect(recipes.count >= 5)
    for recipe in recipes {
      let outcome = try audit(recipe.split(separator: " ").map(String.init))
      #expect(outcome.status == 1, "\(recipe)")
      #expect(outcome.text.contains("warning") && !outcome.text.contains("error:"), "\(recipe)")
    }
  }

  /// A file that is renamed with its findings brings no new one; a copy of it does.
  @Test func aBaselineSurvivesARename() throws {
    defer { scratch.remove() }
    _ = try audit(["--write-baseline", ".earshot-baseline.json"])
    let cart = try scratch.text(of: "Ordinary/Screens/cart.screen")
    try scratch.write(cart, to: "Ordinary/Screens/basket.screen")
    let with = ["--baseline", ".earshot-baseline.json", "--format", "concise"]
    #expect(try audit(with).text.contains("Screens/basket.screen"))
    try FileManager.default.removeItem(
      at: URL(filePath: scratch.path("Ordinary/Screens/cart.screen")))
    let renamed = try audit(with + ["--fail-on-stale"])
    #expect(renamed.text == "")
    #expect(renamed.status == 0)
  }
}
