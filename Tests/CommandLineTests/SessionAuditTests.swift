import Foundation
import TestSupport
import Testing

/// `earshot drive --audit`: what scripts show of an app.
struct SessionAuditTests {
  private static let folder = "Fixtures/Scripts/pizza"

  /// Scripts of the adapted app, and of screens on which all is right.
  private static let clean =
    SharedFolder.files(in: SharedFolder.checkout.appending(path: folder), ending: ".vo")
    .map { "\(folder)/\($0.lastPathComponent)" }.filter { !$0.contains("-before") }

  /// The rules that report a script, in order.
  private func rules(_ script: String) throws -> [String] {
    let outcome = try Program.run(
      ["drive", "--script", script, "--audit", "--format", "json", "--quiet"])
    let file = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let scripts = try #require(file?["scripts"] as? [[String: Any]])
    return scripts.flatMap { $0["steps"] as? [[String: Any]] ?? [] }
      .flatMap { $0["findings"] as? [[String: Any]] ?? [] }.compactMap { $0["rule"] as? String }
  }

  @Test func theBuildBeforeOpensViewsInSilence() throws {
    let rules = try rules("\(Self.folder)/order-before.vo")
    #expect(rules.filter { $0 == "modal-no-screen-changed" }.count == 2)
    #expect(Set(rules) == ["modal-no-screen-changed", "change-not-announced"])
  }

  @Test(arguments: clean)
  func theAdaptedAppShowsNothing(_ script: String) throws {
    #expect(try rules(script) == [])
  }

  @Test func theLevelDecidesAboutTheStatus() throws {
    func status(_ options: [String]) throws -> Int32 {
      try Program.run(["drive", "--script", "\(Self.folder)/order-before.vo"] + options).status
    }
    #expect(try status([]) == 0)
    #expect(try status(["--audit"]) == 0)
    #expect(try status(["--audit", "--fail-on", "warning"]) == 1)
    #expect(try status(["--audit", "--fail-on", "review"]) == 1)
    #expect(try status(["--fail-on", "warning"]) == 2)
  }

  @Test func aFindingStandsWithItsStepInTheLanguageOfThePhone() throws {
    let russian = try Program.run([
      "drive", "--script", "\(Self.folder)/order-before.vo", "--audit", "--language", "ru",
    ])
    #expect(russian.text.contains("order-before.vo:15: doubleTap"))
    #expect(
      russian.text.contains("warning: на экране появляется «Пицца», а screenChanged не отправлен"))
    let byHand = try Program.run(["drive", "pizza", "--audit"], input: [])
    #expect(byHand.status == 2 && byHand.messages.contains("'--audit' needs '--script'"))
  }
}
