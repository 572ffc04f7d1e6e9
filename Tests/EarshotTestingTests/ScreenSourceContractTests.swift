import EarshotSession
import EarshotTree
import Testing

@testable import EarshotTesting

/// The contract of sources: who keeps it, and what is said of who does not.
///
/// Only what never answers is to meet a limit, however busy the machine is.
struct ScreenSourceContractTests {
  private static let long = Duration.seconds(600)

  private static func menu() throws -> Screen {
    try Screen(
      notation: """
        header "Menu" id menu
        button "Add" id add
        adjustable "Size" id size value "50%"
        toggleButton "Vegan" id vegan value "0"
        textEntry "Code" id code
        """)
  }

  @Test func aStillScreenKeepsIt() async throws {
    try await ScreenSourceContract.verify(limit: Self.long) { StillScreen(try Self.menu()) }
  }

  @Test func aFlowKeepsIt() async throws {
    try await ScreenSourceContract.verify(limit: Self.long) {
      try #require(
        ScreenFlow(
          screens: ["menu": try Self.menu(), "cart": try Screen(notation: "header \"Cart\"")],
          steps: [
            ScreenFlow.Step(from: "menu", element: "add", to: "cart"),
            ScreenFlow.Step(from: "cart", element: nil, to: "menu"),
          ], startingAt: "menu"))
    }
  }

  @Test func anAppWithCodeKeepsIt() async throws {
    try await ScreenSourceContract.verify(limit: Self.long) { PizzaSource() }
  }

  @Test func anEmptyScreenKeepsIt() async throws {
    try await ScreenSourceContract.verify(limit: Self.long) { StillScreen(Screen(elements: [])) }
  }

  @Test func aSlowSourceKeepsItWhenItIsGivenTime() async throws {
    try await ScreenSourceContract.verify(limit: Self.long) {
      SlowSource(still: StillScreen(try Self.menu()), delay: .milliseconds(3))
    }
    let violations = await ScreenSourceContract.violations(limit: .milliseconds(20)) {
      SlowSource(still: StillScreen(try Self.menu()), delay: .seconds(3600))
    }
    #expect(violations.map(\.check.id) == ["screen-is-answered"])
    #expect(violations.first?.found.contains("did not answer within 0.02 seconds") == true)
  }

  @Test(arguments: SourceWithFault.Fault.allCases)
  func aFaultFailsTheRightChecks(_ fault: SourceWithFault.Fault) async throws {
    let menu = try Self.menu()
    let limit = fault == .neverAnswers ? Duration.seconds(1) : Self.long
    let violations = await ScreenSourceContract.violations(limit: limit) {
      SourceWithFault(fault, menu)
    }
    #expect(Set(violations.map(\.check.id)) == fault.breaks, "\(violations)")
  }

  @Test func eachBreachIsAnIssueThatSaysWhatAndWhy() async throws {
    let menu = try Self.menu()
    try await withKnownIssue {
      try await ScreenSourceContract.verify(limit: Self.long) {
        SourceWithFault(.adjustsEverything, menu)
      }
    } matching: { issue in
      let text = issue.description
      return text.contains("others-are-not-adjusted: increment of '")
        && text.contains("\n  the contract wants: ") && text.contains("\n  why: ")
    }
  }

  @Test func outsideOfATestBreachesAreThrown() async throws {
    let menu = try Self.menu()
    // A detached task belongs to no test, as a test of XCTest does.
    let error = await #expect(throws: ExpectationFailure.self) {
      try await Task.detached {
        try await ScreenSourceContract.verify(limit: Self.long) {
          SourceWithFault(.focusesNothing, menu)
        }
      }.value
    }
    #expect(error?.description.hasPrefix("changes-name-elements: activating 'menu'") == true)
  }

  @Test func theChecksHaveNames() {
    let checks = ScreenSourceContract.checks
    #expect(Set(checks.map(\.id)).count == checks.count)
    for check in checks {
      #expect(!check.wants.hasSuffix(".") && !check.why.hasSuffix("."), "\(check.id)")
    }
  }
}

/// A source that answers late.
private struct SlowSource: ScreenSource {
  let still: StillScreen
  let delay: Duration

  func screen() async throws -> Screen {
    try await Task.sleep(for: delay)
    return await still.screen()
  }

  func perform(_ action: ElementAction, on id: Element.ID?) async throws -> ActionResult {
    try await Task.sleep(for: delay)
    return await still.perform(action, on: id)
  }
}
