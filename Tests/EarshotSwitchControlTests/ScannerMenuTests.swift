import EarshotPizza
import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
import EarshotTree
import TestSupport
import Testing

/// The lines of the scanner menu, and what they do.
struct ScannerMenuTests {
  private func menu(
    _ element: Element, in container: (Element) -> Element = { $0 }, language: String = "en"
  ) -> ScannerMenu {
    ScannerMenu(
      for: element.id, on: OrderedScreen(ScanScreens.phone([container(element)])),
      preferences: SwitchPreferences(), language: language)
  }

  @Test("F304: the cell of a cart")
  func theCellOfACart() async throws {
    let screen = await ScanScreens.pizza(.cartCell, .after)
    let cell = try #require(ScanTree(of: screen).items.first?.element)
    let russian = ScannerMenu(
      for: cell, on: screen, preferences: SwitchPreferences(), language: "ru")
    #expect(
      russian.lines.map(\.text)
        == ["Коснуться", "Прокрутить", "Назад", "Добавить", "Убавить", "Удалить"])
    let english = ScannerMenu(
      for: cell, on: screen, preferences: SwitchPreferences(), language: "en")
    #expect(english.lines.map(\.text).prefix(3) == ["Tap", "Scroll", "Back"])
  }

  @Test("F305: an icon, or a dot")
  func anIconOrADot() {
    var element = ScanScreens.button("cell")
    element.customActions = .given([
      CustomAction("Удалить", image: "trash"), CustomAction("Добавить"),
    ])
    let lines = menu(element).lines
    #expect(lines.first { $0.text == "Удалить" }?.mark == .icon("trash"))
    #expect(lines.first { $0.text == "Добавить" }?.mark == .dot)
    #expect(lines.first { $0.text == "Tap" }?.mark == .icon("tap"))
  }

  @Test func anAdjustableItemIsAdjustedFirst() {
    let element = ScanScreens.button("size", traits: .adjustable)
    #expect(menu(element).lines.map(\.command) == [.tap, .increment, .decrement, .back])
    #expect(
      menu(element).pages[1].map(\.command) == [.gestures, .pointMode, .device, .settings])
  }

  @Test func thePartsOfTheMenuCanBeChosen() {
    var preferences = SwitchPreferences()
    preferences.menuParts = [.actions, .tap]
    var element = ScanScreens.button("cell")
    element.customActions = .given([CustomAction("Add")])
    let menu = ScannerMenu(
      for: "cell", on: OrderedScreen(ScanScreens.phone([element])), preferences: preferences,
      language: "en")
    #expect(menu.lines.map(\.text) == ["Add", "Tap"])
    preferences.menuParts = []
    #expect(
      ScannerMenu(
        for: "cell", on: OrderedScreen(ScanScreens.phone([element])), preferences: preferences,
        language: "en"
      ).lines.first?.command == .gestures)
  }

  @Test func aFieldCanBeEdited() {
    let commands = menu(ScanScreens.button("field", traits: .textEntry)).pages.flatMap(\.self)
    #expect(commands.map(\.command).contains(.editing))
  }

  @Test func everyPhraseHasWordsInEveryLanguage() {
    for book in SwitchPhrasebook.all {
      for phrase in [SwitchPhrase.tap, .groups(isOn: true), .press(.next, times: 2)] {
        #expect(!book(phrase).text.isEmpty)
      }
    }
    #expect(SwitchPhrasebook.book(for: "ru-RU").language == "ru")
    #expect(SwitchPhrasebook.book(for: "pt_BR")(.press(.next, times: 2)).text.contains("2 vezes"))
    #expect(SwitchPhrasebook.book(for: "fi").language == "en")
    #expect(SwitchPhrasebook.english(.tap).isVerified)
    #expect(!SwitchPhrasebook.russian(.tap).isVerified)
  }

  /// Chooses lines by their words in a session that is scanned by hand.
  private func choose(
    _ words: String..., on screen: Screen, source: (any ScreenSource)? = nil
  ) async -> (Session<SwitchControl>, Turn) {
    var preferences = SwitchPreferences()
    preferences.scanningStyle = .manual
    preferences.isGrouping = false
    let session = Session(
      SwitchControl(preferences: preferences), on: source ?? StillScreen(screen))
    await session.start()
    var turn = await session.send(.press(.select))
    for word in words {
      for _ in 0..<40 {
        if await session.technology.highlight?.text == word { break }
        let isMore = await session.technology.highlight?.kind == .more
        await session.send(.press(isMore ? .select : .next))
      }
      turn = await session.send(.press(.select))
    }
    return (session, turn)
  }

  @Test func linesDoWhatTheySay() async {
    var element = ScanScreens.button("b", 100, 100)
    element.customActions = .given([
      CustomAction("Add"), CustomAction("More", actions: [CustomAction("Share")]),
    ])
    let list = ScanScreens.container(
      "list", [element], system: .table, frame: Rect(x: 0, y: 0, width: 375, height: 800))
    let screen = ScanScreens.phone([list])
    let center = Point(x: 125, y: 120)
    let cases: [([String], ElementAction)] = [
      (["Tap"], .activate), (["Add"], .custom(["Add"])),
      (["More", "Share"], .custom(["More", "Share"])), (["Back"], .escape),
      (["Scroll", "Scroll Down"], .scroll(.up)), (["Scroll", "Scroll Right"], .scroll(.left)),
      (["Gestures", "Double Tap"], .tap(center, count: 2)),
      (["Gestures", "Tap and Hold"], .longPress(center)),
      (["Gestures", "Flick Up"], .drag(from: center, to: Point(x: 125, y: -30))),
      (["Device", "Home"], .home), (["Device", "App Switcher"], .appSwitcher),
    ]
    for (words, action) in cases {
      let (session, turn) =
        words.count == 1
        ? await choose(words[0], on: screen) : await choose(words[0], words[1], on: screen)
      #expect(turn.actions.first?.action == action, "\(words)")
      #expect(turn.shown.first == words.last, "\(words)")
      let stays = words[0] == "Scroll"
      #expect(await (session.technology.menu != nil) == stays, "\(words)")
    }
  }

  @Test func adjustingCanBeRepeated() async {
    var slider = ScanScreens.button("size", traits: .adjustable)
    slider.value = "50%"
    let (session, _) = await choose("Increment", on: ScanScreens.phone([slider]))
    await session.send(.press(.select))
    #expect(await session.currentScreen.screen["size"]?.value == "70%")
  }

  @Test func settingsChangeScanning() async {
    let screen = ScanScreens.phone(ScanScreens.column(3))
    let (faster, _) = await choose("Settings", "Speed Up", on: screen)
    #expect(await faster.technology.preferences.interval == 0.8)
    let (groups, _) = await choose("Settings", "Groups On", on: screen)
    #expect(await groups.technology.preferences.isGrouping)
    let (point, _) = await choose("Point Mode", on: screen)
    #expect(await point.technology.highlight?.kind == .point)
  }

  @Test func whatIsDraggedHasPlacesToGo() async {
    var source = ScanScreens.button("card", 0, 0)
    source.dragSources = .given([LocationDescriptor("card")])
    var target = ScanScreens.button("bin", 0, 200)
    target.dropPoints = .given([LocationDescriptor("bin", point: Point(x: 10, y: 210))])
    let screen = ScanScreens.phone([source, target])
    let (_, turn) = await choose("Gestures", "Drag: bin", on: screen)
    #expect(
      turn.actions.map(\.action) == [.drag(from: Point(x: 25, y: 20), to: Point(x: 10, y: 210))])
  }

  @Test func whatNobodyHandlesIsTold() async {
    let (_, turn) = await choose("Back", on: ScanScreens.phone(ScanScreens.column(1)))
    #expect(turn.shown == ["Back", "Nothing happened"])
  }

  @Test func theMenuIsScannedInRows() async {
    let session = Session(
      SwitchControl { $0.scanningStyle = .manual },
      on: PizzaApp(build: .after, startingAt: .cartCell))
    await session.start()
    await session.send(.press(.select))
    #expect(await session.technology.highlight?.kind == .menuRow)
    #expect(await session.technology.highlight?.lines == [0, 1, 2, 3])
    let overlay = await session.technology.overlay(on: session.currentScreen)
    #expect(
      overlay?.lines
        == ["Tap", "Scroll", "Back", "• Добавить", "• Убавить", "• Удалить", "More", "Escape"])
    // The item that the menu belongs to stays framed.
    let first = await session.currentScreen.order.first?.element.effectiveFrame
    #expect(overlay?.frames == first.map { [$0] } && first != nil)
    await session.send(.press(.next))
    await session.send(.press(.select))
    await session.send(.press(.next))
    let turn = await session.send(.press(.select))
    #expect(turn.shown == ["Удалить"])
    #expect(turn.actions.first?.action == .custom(["Удалить"]))
  }
}
