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
    let title = EffortWish("Пепперони-сердце").goal(on: before)
    let cell = EffortWish("Пепперони-сердце").goal(on: after)
    #expect(title.flatMap { before.order.index(of: $0.element) } == 19)
    #expect(cell.flatMap { after.order.index(of: $0.element) } == 6)
  }

  @Test(arguments: ReachTechnology.allCases)
  func eachGoalIsDoneBeforeTheNextIsLookedFor(technology: ReachTechnology) async throws {
    let menu = await PizzaApp(build: .after).screen()
    let wishes = ["Пепперони-сердце", "В корзину"]
    let app = PizzaApp(build: .after)
    let legs = await EffortRun(model).legs(for: wishes, by: technology, on: app)
    #expect(legs.count == 2, "\(legs.map(\.wish))")
    #expect(legs.allSatisfy { $0.outcome?.way != nil }, "\(legs.map(\.outcome))")
    #expect(await app.screen() != menu)
  }

  @Test func anUnknownGoalHasItsNeighbours() async throws {
    let screen = try Screen(notation: "button \"Pay\" id pay\nbutton \"Play\" id play")
    let legs = await EffortRun(model).legs(
      for: ["Pays"], by: .voiceOver, on: StillScreen(screen))
    #expect(legs.first?.outcome == nil)
    #expect(legs.first?.nearest.first == "Pay")
  }

  @Test func aWishIsAnElementWithAnActionOrAValue() throws {
    #expect(EffortWish("milk:action More/Delete").aim == .action(["More", "Delete"]))
    #expect(EffortWish("size=Large").aim == .value("Large"))
    let screen = Transcript.OrderedScreen(try Screen(notation: "button \"a=b\" id sum"))
    #expect(EffortWish("a=b").goal(on: screen) == EffortGoal("sum"))
  }

  @Test func aStopIsMeantBeforeWhatOnlyHasTheIdentity() throws {
    let screen = Transcript.OrderedScreen(
      try Screen(
        notation: "view id Text2\n  button \"Text2\" id field\nbutton \"Text2\" id other"))
    let wish = EffortWish("Text2")
    #expect(wish.goal(on: screen) == EffortGoal("field"))
    #expect(wish.namesakes(on: screen) == ["field", "other"])
    #expect(EffortWish("other").namesakes(on: screen).isEmpty)
  }

  @Test func aPressOnWhatIsDimmedDoesNothing() async throws {
    let source = StillScreen(try Screen(notation: "button dimmed \"Pay\" id pay"))
    for technology in [ReachTechnology.voiceOver, .voiceControl, .switchControl, .uiTest] {
      let legs = await EffortRun(model).legs(for: ["pay"], by: technology, on: source)
      #expect(legs.first?.outcome == .obstacle(.notActedOn), "\(technology)")
    }
  }

  @Test func focusBeginsWhereItIsTold() async throws {
    let rows = (1...8).map { "button \"Row number \($0)\" id r\($0)" }.joined(separator: "\n")
    let source = StillScreen(try Screen(notation: rows))
    let legs = await EffortRun(model, from: "r4").legs(for: ["r5"], by: .voiceOver, on: source)
    #expect(legs.first?.outcome?.way?.count == 2)
  }
}
