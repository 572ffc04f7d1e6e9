import EarshotPizza
import EarshotReach
import EarshotSession
import EarshotSpeech
import EarshotTree
import Testing

/// Goals one after another on an app, and what people write for them.
@Suite struct EffortRunTests {
  private var model: EffortModel {
    var model = EffortModel()
    model.settings = SpeechSettings(language: "ru")
    return model
  }

  @Test func swipesBeforeAndAfterAreThoseOfTheSource() async {
    let before = await Transcript.OrderedScreen(PizzaApp(build: .before).screen())
    let after = await Transcript.OrderedScreen(PizzaApp(build: .after).screen())
    let title = GoalQuery("Пепперони-сердце").goal(on: before)
    let cell = GoalQuery("Пепперони-сердце").goal(on: after)
    #expect(title.flatMap { before.order.index(of: $0.element) } == 19)
    #expect(cell.flatMap { after.order.index(of: $0.element) } == 6)
  }

  @Test(arguments: ReachTechnology.allCases)
  func eachGoalIsDoneBeforeTheNextIsLookedFor(technology: ReachTechnology) async throws {
    let menu = await PizzaApp(build: .after).screen()
    let queries = ["Пепперони-сердце", "В корзину"]
    let app = PizzaApp(build: .after)
    let segments = await EffortRun(model).segments(for: queries, by: technology, on: app)
    #expect(segments.count == 2, "\(segments.map(\.query))")
    #expect(segments.allSatisfy { $0.outcome?.path != nil }, "\(segments.map(\.outcome))")
    #expect(await app.screen() != menu)
  }

  @Test func anUnknownGoalHasItsNeighbours() async throws {
    let screen = try Screen(notation: "button \"Pay\" id pay\nbutton \"Play\" id play")
    let segments = await EffortRun(model).segments(
      for: ["Pays"], by: .voiceOver, on: StillScreen(screen))
    #expect(segments.first?.outcome == nil)
    #expect(segments.first?.nearest.first == "Pay")
  }

  @Test func aWishIsAnElementWithAnActionOrAValue() throws {
    #expect(GoalQuery("milk:action More/Delete").aim == .action(["More", "Delete"]))
    #expect(GoalQuery("size=Large").aim == .value("Large"))
    let screen = Transcript.OrderedScreen(try Screen(notation: "button \"a=b\" id sum"))
    #expect(GoalQuery("a=b").goal(on: screen) == EffortGoal("sum"))
  }

  @Test func aStopIsMeantBeforeWhatOnlyHasTheIdentity() throws {
    let screen = Transcript.OrderedScreen(
      try Screen(
        notation: "view id Text2\n  button \"Text2\" id field\nbutton \"Text2\" id other"))
    let query = GoalQuery("Text2")
    #expect(query.goal(on: screen) == EffortGoal("field"))
    #expect(query.namesakes(on: screen) == ["field", "other"])
    #expect(GoalQuery("other").namesakes(on: screen).isEmpty)
  }

  @Test func aPressOnWhatIsDimmedDoesNothing() async throws {
    let source = StillScreen(try Screen(notation: "button dimmed \"Pay\" id pay"))
    for technology in [ReachTechnology.voiceOver, .voiceControl, .switchControl, .uiTest] {
      let segments = await EffortRun(model).segments(for: ["pay"], by: technology, on: source)
      #expect(segments.first?.outcome == .obstacle(.notActedOn), "\(technology)")
    }
  }

  /// What the source does not tell is no reason to say that there is no way.
  @Test(arguments: [
    (" unknown tappable,responds\ntext \"Delete\" id goal", "goal", EffortObstacle.reactionNotTold),
    ("\ntext \"Delete\" id goal not tappable", "goal", .unreached),
    (" unknown actions\nbutton \"Milk\" id goal", "goal:action Delete", .actionsNotTold),
    ("\nbutton \"Milk\" id goal", "goal:action Delete", .noAction),
    (
      " unknown actions\nelement \"Milk\" id row frame 0,0,375,44\n"
        + "  button \"Delete\" id goal frame 300,0,44,44", "goal", .outerActionsNotTold
    ),
    (
      "\nelement \"Milk\" id row frame 0,0,375,44\n"
        + "  button \"Delete\" id goal frame 300,0,44,44",
      "goal", .unreached
    ),
  ])
  func whatIsNotToldIsNotConcluded(
    _ lines: String, _ goal: String, _ expected: EffortObstacle
  ) async throws {
    let source = StillScreen(try Screen(notation: "screen 375x812 en\(lines)"))
    let segments = await EffortRun(model).segments(for: [goal], by: .switchControl, on: source)
    #expect(segments.first?.outcome == .obstacle(expected))
  }

  @Test func focusBeginsWhereItIsTold() async throws {
    let rows = (1...8).map { "button \"Row number \($0)\" id r\($0)" }.joined(separator: "\n")
    let source = StillScreen(try Screen(notation: rows))
    let segments = await EffortRun(model, from: "r4").segments(
      for: ["r5"], by: .voiceOver, on: source)
    #expect(segments.first?.outcome?.path?.count == 2)
  }
}
