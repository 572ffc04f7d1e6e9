import EarshotAudit
import EarshotTesting
import Testing

/// Whether the audit finds something, as an expectation.
struct NoFindingsTests {
  private static let good = """
    screen "Menu" 390x844 en
    header "Menu" frame 16,60,358,40
    button "Pay" frame 16,700,358,50
    """

  @Test func aGoodScreenPasses() throws {
    try requireNoFindings(Self.good)
    expectNoFindings(Self.good)
  }

  @Test func aFindingIsNamedWithItsElementItsRuleAndWhatToDo() throws {
    let bad = Self.good.replacing("\"Pay\"", with: "\"ic_cart\" id cart")
    let failure = try #require(throws: ExpectationFailure.self) { try requireNoFindings(bad) }
    #expect(
      failure.description.hasPrefix(
        "1 finding, expected none:\nerror: the label “ic_cart” looks like the name of an asset "
          + "[label-is-asset-name]\n  “ic_cart” (cart)\n  do: "))
    try requireNoFindings(bad, except: ["label-is-asset-name"])
    withKnownIssue { expectNoFindings(bad) }
  }

  /// As on the command line: one entry with its places.
  @Test func oneCauseIsToldOnce() throws {
    let two =
      Self.good.replacing("\"Pay\"", with: "\"ic_cart\" id cart")
      + "\nbutton \"ic_pay\" id pay frame 16,600,358,50"
    let failure = try #require(throws: ExpectationFailure.self) { try requireNoFindings(two) }
    #expect(failure.description.contains("[label-is-asset-name], 2 places\n  “ic_"))
    #expect(failure.description.split(separator: "\n  do: ").count == 2)
  }

  @Test func mildFindingsCountFromTheSeverityThatIsNamed() throws {
    let small = Self.good.replacing("16,700,358,50", with: "16,700,30,30")
    #expect(throws: ExpectationFailure.self) { try requireNoFindings(small) }
    try requireNoFindings(small, from: .error)
  }

  @Test func aFileIsAudited() {
    let file = CaptureFile("../../Fixtures/Captures/pizza/toppings-before.view.json")
    #expect(throws: ExpectationFailure.self) { try requireNoFindings(file) }
  }

  @Test func aRuleThatDoesNotExistIsAMistake() {
    #expect(throws: ScenarioMistake.self) {
      try requireNoFindings(Self.good, except: ["label-is-aset-name"])
    }
  }
}
