import EarshotSession
import EarshotTree
import EarshotVoiceControl
import Testing

/// What the sources say about Voice Control: F286 to F297.
struct VoiceControlAcceptanceTests {
  @Test func aLabelTurnsANumberIntoAName() async throws {  // F286
    var screen = try PizzaCaptures.screen("pizza-card-before")
    let before = VoiceControlTargets(on: Transcript.OrderedScreen(screen), language: "ru")
    screen.update("cartButton") { $0.label = "Корзина" }
    let after = VoiceControlTargets(on: Transcript.OrderedScreen(screen), language: "ru")
    #expect(before.count { $0.name == nil } == 3)
    #expect(after.count { $0.name == nil } == 2)
    #expect(after["cartButton"]?.name == "Корзина")
  }

  @Test(arguments: ["tap purchase", "Коснуться: купить"])
  func tapPressesTheControlOfTheName(_ text: String) async throws {  // F287
    let user = try VoiceUser(
      "button \"Purchase\" names \"Purchase\" \"Купить\" id buy", language: "ru")
    let turn = await user.say(text)
    #expect(turn.activated == ["buy"])
    #expect(turn.shown == ["Коснуться «Purchase»"])
  }

  @Test func namesAreShownAndANumberForWhatHasNone() async throws {  // F288
    let user = VoiceUser(try PizzaCaptures.screen("pizza-card-before"), language: "ru")
    await user.say("show names")
    let badges = try #require(await user.overlay).badges
    let numbers = badges.filter { Int($0.text) != nil }.map(\.element)
    #expect(Set(numbers) == ["closeButton", "cartButton", "infoButton"])
    #expect(badges.contains { $0.element == "remove" && $0.text == "Убрать ингредиенты" })
  }

  @Test func aNumberActivatesItsElement() async throws {  // F289
    let user = VoiceUser(try PizzaCaptures.screen("menu-after"), language: "ru")
    await user.say("show numbers")
    #expect(await user.overlay?.kind == .numbers)
    #expect(await user.overlay?.badges.count == 11)
    let turn = await user.say("tap five")
    #expect(turn.activated == ["category"])
    #expect(turn.shown == ["Коснуться «Раздел меню»"])
    #expect(await user.overlay == nil)
  }

  @Test func theGridZoomsInAndIsTapped() async throws {  // F290
    let user = try VoiceUser("screen 375x812\nview frame 0,0,375,812\n  button \"A\" frame 0,0,9,9")
    await user.say("show grid")
    let cells = try #require(await user.overlay).badges
    #expect(cells.map(\.text) == (1...15).map(String.init))
    let seventh = try #require(cells[6].frame)
    await user.say("seven")
    let sub = try #require(await user.overlay?.badges)
    #expect(sub.count == 15)
    #expect(sub[0].frame?.origin == seventh.origin)
    await user.say("two")
    let turn = await user.say("tap")
    let tap = try #require(turn.taps.first)
    let target = try #require(sub[1].frame?.center)
    #expect(abs(tap.x - target.x) < 1e-9 && abs(tap.y - target.y) < 1e-9)
    #expect(abs(tap.x - 62.5) < 0.001 && abs(tap.y - (324.8 + 162.4 / 5 / 2)) < 0.001)
  }

  @Test func anOwnCommandTypesItsText() async throws {  // F291
    let address = CustomCommand("мой адрес", .type("Москва, Тверская 1"))
    let user = try VoiceUser("textEntry isEditing \"Адрес\" id field", language: "ru") {
      $0.customCommands = [address]
    }
    let list = await user.say("показать команды")
    #expect(list.shown.contains("«мой адрес»"))
    await user.say("Мой адрес")
    #expect(await user.text("field") == "Москва, Тверская 1")
  }

  @Test(arguments: ["Купить", "Добавить", "В корзину"])
  func everyAlternativeNameFinds(_ name: String) async throws {  // F292
    let user = try VoiceUser(
      "button \"514 ₽\" id buy names \"Купить\" \"Добавить\" \"В корзину\"", language: "ru")
    let turn = await user.say("Коснуться \(name)")
    #expect(turn.activated == ["buy"])
  }

  @Test(arguments: ["Пепперони-сердце", "Пепперони-сердце, 625 рублей"])
  func aShortNameAndTheWholeLabelFindACell(_ name: String) async throws {  // F293
    let user = VoiceUser(try PizzaCaptures.screen("menu-after"), language: "ru")
    let turn = await user.say("Коснуться \(name)")
    #expect(turn.activated == ["heart"])
  }

  @Test(arguments: [["коснуться Удалить", "два"], ["tap Удалить", "two"]])
  func oneNameTwiceAsksForANumber(_ texts: [String]) async throws {  // F294
    let user = try VoiceUser(
      "button \"Удалить\" id a\nbutton \"Купить\"\nbutton \"Удалить\" id b", language: "ru")
    let first = await user.say(texts[0])
    #expect(first.actions.isEmpty)
    #expect(await user.overlay?.kind == .choice)
    #expect(await user.overlay?.badges.map(\.text) == ["1", "2"])
    #expect(await user.overlay?.badges.map(\.element) == ["a", "b"])
    let turn = await user.say(texts[1])
    #expect(turn.activated == ["b"])
    #expect(await user.overlay == nil)
  }

  @Test(
    arguments: [
      ["type Москва", "select Москва", "delete that"],
      ["ввести Москва", "выбрать Москва", "удалить это"],
    ])
  func textIsTypedSelectedAndDeleted(_ texts: [String]) async throws {  // F295
    let user = try VoiceUser("textEntry isEditing \"City\" id city", language: "ru")
    await user.say(texts[0])
    #expect(await user.text("city") == "Москва")
    await user.say(texts[1])
    #expect(await user.session.technology.selection == 0..<6)
    await user.say(texts[2])
    #expect(await user.text("city") == "")
  }

  @Test func whoLooksAwayIsNotObeyed() async throws {  // F296
    let user = try VoiceUser("button \"Buy\" id buy") { $0.isAttentionAware = true }
    await user.session.send(.attend(false))
    let turn = await user.say("tap Buy")
    #expect(turn.shown == ["notAttending"])
    #expect(turn.actions.isEmpty)
    await user.session.send(.attend(true))
    #expect(await user.say("tap Buy").activated == ["buy"])
  }

  @Test func bothLanguagesDoTheSame() async throws {  // F297
    var turns: [[String]] = []
    for texts in [["Показать номера", "Коснуться 5"], ["show numbers", "tap five"]] {
      let user = VoiceUser(try PizzaCaptures.screen("menu-after"), language: "ru")
      let first = await user.say(texts[0])
      let second = await user.say(texts[1])
      turns.append(first.shown + second.shown + second.appActions)
    }
    #expect(turns[0] == turns[1])
  }

  @Test func aNumberAloneIsEnoughWhileItIsShown() async throws {
    let user = VoiceUser(try PizzaCaptures.screen("menu-after"), language: "ru")
    #expect(await user.say("five").actions.isEmpty)
    await user.say("show numbers")
    #expect(await user.say("five").activated == ["category"])
  }
}
