import Foundation
import TestSupport
import Testing

/// `earshot readiness` from outside.
struct ReadinessTests {
  private static let menu = """
    screen 375x812 en
    header "Menu" frame 16,60,200,34
    button "Pay" frame 16,700,343,48

    """
  private static let scenario = """
    on menu.screen
    start
      says "Menu, heading"
    swipeRight
      says "Pay, button"

    """

  /// The requirements of the first device by id, as JSON has them.
  private func requirements(
    _ arguments: [String], _ scratch: Scratch, status: Int32 = 0
  ) throws -> [String: [String: Any]] {
    let outcome = try Program.run(
      ["readiness"] + arguments + ["--format", "json", "--quiet", "--messages", "en"])
    #expect(outcome.status == status, "\(outcome.messages)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    let devices = try #require(json["devices"] as? [[String: Any]])
    let all = try #require(devices.first?["requirements"] as? [[String: Any]])
    return Dictionary(
      all.compactMap { item in (item["id"] as? String).map { ($0, item) } }
    ) { first, _ in first }
  }

  private func evidence(_ requirement: [String: Any]?) -> [[String: Any]] {
    requirement?["evidence"] as? [[String: Any]] ?? []
  }

  @Test func aScenarioThatPassesBearsOutALabel() throws {
    let scratch = try Scratch(["app/menu.screen": Self.menu, "app/pay.vo": Self.scenario])
    defer { scratch.remove() }
    let labels = try requirements([scratch.path("app")], scratch)
    #expect(labels.count == 9)
    #expect(labels["voiceover"]?["status"] as? String == "supported")
    #expect(labels["voice-control"]?["status"] as? String == "not-enough-evidence")
    let scenarios = evidence(labels["voiceover"]).first?["scenarios"] as? [[String: Any]]
    #expect(scenarios?.first?["isPassed"] as? Bool == true)
  }

  /// A file without a flaw proves nothing of what people do with the app.
  @Test func nothingIsBorneOutByNothing() throws {
    let scratch = try Scratch(["menu.screen": Self.menu])
    defer { scratch.remove() }
    for standard in ["labels", "gost"] {
      let all = try requirements([scratch.path("menu.screen"), "--standard", standard], scratch)
      for (id, requirement) in all where !["2.5.3", "2.5.8"].contains(id) {
        #expect(requirement["status"] as? String == "not-enough-evidence", "\(id)")
        #expect((requirement["try"] as? [String])?.isEmpty == false, "\(id)")
      }
    }
  }

  @Test func aScenarioThatFailsIsNoEvidence() throws {
    let scratch = try Scratch([
      "app/menu.screen": Self.menu,
      "app/pay.vo": Self.scenario.replacing("Pay, button", with: "Order, button"),
    ])
    defer { scratch.remove() }
    let outcome = try Program.run(["readiness", scratch.path("app"), "--messages", "en"])
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("failed at line 4: swipeRight"))
    #expect(outcome.text.contains("VoiceOver: not enough evidence"))
  }

  @Test func anErrorStandsAgainstALabelWithItsPlace() throws {
    let scratch = try Scratch([
      "app/Order/menu.screen": Self.menu + "button \"\" frame 16,600,343,48\n",
      "app/Login/menu.screen": Self.menu,
    ])
    defer { scratch.remove() }
    let labels = try requirements([scratch.path("app")], scratch)
    #expect(labels["voiceover"]?["status"] as? String == "not-supported")
    let tasks = evidence(labels["voiceover"])
    #expect(tasks.map { $0["task"] as? String } == ["Login", "Order"])
    #expect(tasks.map { $0["status"] as? String } == ["not-enough-evidence", "not-supported"])
    let against = tasks.last?["against"] as? [[String: Any]] ?? []
    let places = against.first?["places"] as? [[String: Any]]
    #expect(places?.first?["line"] as? Int == 4)
  }

  @Test func devicesAreToldApartByTheSizeOfTheScreen() throws {
    let scratch = try Scratch([
      "app/pad.screen": Self.menu.replacing("375x812", with: "1024x768"),
      "app/phone.screen": Self.menu,
    ])
    defer { scratch.remove() }
    let outcome = try Program.run(["readiness", scratch.path("app"), "--messages", "en"])
    #expect(outcome.text.contains("\niPhone, 1 screen, 1 task, 0 scenarios\n"))
    #expect(outcome.text.contains("\niPad, 1 screen, 1 task, 0 scenarios\n"))
  }

  @Test func aScenarioOnAnotherScreenIsToldAndNoEvidence() throws {
    let scratch = try Scratch([
      "app/menu.screen": Self.menu, "other/menu.screen": Self.menu,
      "other/pay.vo": Self.scenario,
    ])
    defer { scratch.remove() }
    let outcome = try Program.run([
      "readiness", scratch.path("app"), "--scenarios", scratch.path("other"), "--messages", "en",
    ])
    #expect(outcome.text.contains("is not evidence: it drives a screen that is not among"))
    #expect(outcome.text.contains("no scenario shows that the task can be done with VoiceOver"))
  }

  @Test func whatCannotBeReadIsTold() throws {
    let scratch = try Scratch(["app/menu.screen": Self.menu, "app/cut.xml": "<AppiumAUT><XCUI"])
    defer { scratch.remove() }
    let outcome = try Program.run(["readiness", scratch.path("app"), "--messages", "en"])
    #expect(outcome.status == 3)
    #expect(outcome.text.contains("could not be looked at") && outcome.text.contains("cut.xml"))
  }

  @Test func acceptedFindingsAreCounted() throws {
    let scratch = try Scratch([
      "menu.screen": Self.menu
        + "# earshot:ignore icon-button-label-missing — drawn by a test\nbutton \"\" frame 16,600,343,48\n"
    ])
    defer { scratch.remove() }
    let outcome = try Program.run(["readiness", scratch.path("menu.screen"), "--messages", "en"])
    #expect(outcome.text.contains("1 finding is accepted by the configuration"))
  }

  @Test(arguments: ["labels", "wcag", "en301549", "gost"])
  func everyStandardIsWrittenInEveryFormat(_ standard: String) throws {
    let scratch = try Scratch(["app/menu.screen": Self.menu, "app/pay.vo": Self.scenario])
    defer { scratch.remove() }
    for format in ["html", "json", "markdown", "text"] {
      let texts = try ["en", "ru"].map { language in
        let outcome = try Program.run([
          "readiness", scratch.path("app"), "--standard", standard, "--format", format,
          "--messages", language, "--quiet",
        ])
        #expect(outcome.status == 0 && outcome.output.count > 2_000)
        return outcome.text
      }
      #expect(texts[0] != texts[1], "\(format)")
    }
  }

  @Test(arguments: [
    ["--standard", "iso"], ["--format", "pdf"], ["--jobs", "0"], ["--only", "no-such-rule"],
  ])
  func aWrongOptionIsWrongUsage(_ arguments: [String]) throws {
    #expect(try Program.run(["readiness", "pizza"] + arguments).status == 2)
  }
}
