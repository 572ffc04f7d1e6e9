import Foundation
import TestSupport
import Testing

/// `earshot drive` with Voice Control and Switch Control, from outside: lines, scripts, mistakes.
struct DriveTechnologyTests {
  private let menu = "Fixtures/Captures/pizza/menu-after.view.json"
  private let choice = "Fixtures/Scripts/voice-control/choice.screen"

  private func drive(
    _ technology: String, _ lines: String, on source: String? = nil, _ options: [String] = []
  ) throws -> Program.Outcome {
    try Program.run(
      ["drive", source ?? menu, "--technology", technology, "--quiet"] + options,
      input: Array(lines.utf8))
  }

  @Test func aLineIsWhatIsSaid() throws {
    let lines = "show numbers\nкоснуться пять\nwait 3\nsay \"hide numbers\"\n"
    let outcome = try drive("voice-control", lines)
    #expect(
      outcome.text == """
        Показать номера
        numbers: 11
        1 Москва
        2 Тип заказа: В ресторане, 2 из 2
        3 Адрес: Москва, улица Наметкина, 13Б
        4 Акции: Чиззи чеддер, 1 из 7
        5 Раздел меню: Пицца, 1 из 7
        6 Пицца из половинок: Соберите свою пиццу за 35 см с двумя разными вкусами
        7 Пепперони-сердце, 625 рублей: Пикантная пепперони, моцарелла, томатный соус
        8 Меню
        9 Профиль
        10 Контакты
        11 Корзина
        Коснуться «Раздел меню»
        does activate category
        does tap category
        поверх экрана ничего нет
        <nothing> ничего нового не показано, и от приложения ничего не потребовалось
        Скрыть номера

        """)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func oneNameForTwoIsAskedFor() throws {
    let outcome = try drive("voice-control", "коснуться удалить\nдва\n", on: choice)
    #expect(
      outcome.text == """
        Какой «удалить»? Назовите номер от 1 до 2
        choice: 2
        1 Удалить
        2 Удалить
        Коснуться «Удалить»
        does activate delete.2
        does tap delete.2
        поверх экрана ничего нет

        """)
  }

  @Test func whoLooksAwayIsNotObeyed() throws {
    let lines = "set attention on\nattend off\nкоснуться москва\nset attention maybe\nset foo\n"
    let outcome = try drive("voice-control", lines)
    #expect(
      outcome.text
        == "<nothing> ничего нового не показано, и от приложения ничего не потребовалось\nnotAttending\n"
    )
    #expect(outcome.messages.contains("-:4:15: error: «maybe» — не значение «attention»"))
    #expect(outcome.messages.contains("-:5:5: error: настройки «foo» нет"))
    #expect(outcome.status == 2)
  }

  @Test func aUserHasCommandsOfTheirOwn() throws {
    let scratch = try Scratch([
      "a.txt":
        "# Mine\nмой адрес = type Москва, Тверская 1\nвсё = коснуться комментарий; мой адрес\n",
      "b.txt": "мой адрес = type Москва, Тверская 1\n",
    ])
    defer { scratch.remove() }
    let outcome = try drive(
      "voice-control", "коснуться комментарий\nмой адрес\n", on: choice,
      ["--commands", scratch.path("a.txt")])
    // What stands behind a phrase is a command of the system, not one of the user's own.
    #expect(outcome.messages.contains(":3:"))
    #expect(outcome.status == 3)
    let typed = try drive(
      "voice-control", "коснуться комментарий\nмой адрес\n", on: choice,
      ["--commands", scratch.path("b.txt")])
    #expect(typed.text.contains("does replace \"Москва, Тверская 1\" comment\n"))
    #expect(typed.status == 0)
  }

  @Test(
    arguments: [
      ("!!! = tap Tea", ":1:1: error: '!!!' cannot be said"),
      ("a = tap Tea\nA! = tap Milk", ":2:1: error: 'A!' stands above already"),
      ("a = ; ;", ":1:1: error: nothing stands after '='"),
    ])
  func aCommandThatWouldNeverBeHeardIsAMistake(_ file: String, _ message: String) throws {
    let scratch = try Scratch(["a.txt": file])
    defer { scratch.remove() }
    let outcome = try drive(
      "voice-control", "", on: choice, ["--commands", scratch.path("a.txt")])
    #expect(outcome.messages.contains(message))
    #expect(outcome.status == 3)
  }

  @Test func aLineIsASwitch() throws {
    let lines = "n\nnext\nselect\nm\nset scanning auto\nstart\nwait 2.4\ns\ns\n"
    let outcome = try drive("switch-control", "set scanning manual\nstart\n" + lines)
    #expect(
      outcome.text == """
        item: Москва
        <nothing> ничего нового не показано, и от приложения ничего не потребовалось
        item: Тип заказа
        item: Адрес
        menu: 4
        > Коснуться
          Назад
          Ещё
          Выйти из меню
        item: Адрес
        item: Москва
        item: Адрес
        menu: 4
        > Коснуться
          Назад
          Ещё
          Выйти из меню
        Коснуться
        does activate address
        does tap address
        item: Москва

        """)
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  @Test func theDirectionOfScrollingIsExplained() throws {
    let outcome = try drive(
      "voice-control", "scroll down\n", on: "pizza", ["--language", "en"])
    #expect(outcome.text == "Scroll down\ndoes scroll up menu (the way the content goes)\n")
  }

  @Test func aSwitchIsPressedSeveralTimes() throws {
    let outcome = try drive("switch-control", "set scanning manual\nn x2\nprevious x2\ntap x\n")
    #expect(
      outcome.text
        == "item: Москва\nitem: Тип заказа\nitem: Адрес\nitem: Тип заказа\nitem: Москва\n")
    #expect(outcome.messages.hasPrefix("-:4:"))
  }

  @Test func whoEntersARowOfAMenuSeesItsFirstLine() throws {
    let outcome = try drive(
      "switch-control", "wait 3\nselect\nselect\nselect\n", on: "pizza", ["--language", "en"])
    #expect(
      outcome.text == """
        item: New York
        item: Offers
        menu: 7
        > Tap
        > Increment
        > Decrement
        > Scroll
          Back
          More
          Escape
        menu: 7
        > Tap
          Increment
          Decrement
          Scroll
          Back
          More
          Escape
        Tap
        does activate promo
        item: Close

        """)
  }

  @Test(arguments: ["voice-control", "switch-control"])
  func aLineCanBeAQuestion(_ technology: String) throws {
    let outcome = try drive(technology, "?\nq\nstart\n")
    #expect(outcome.text.contains("q или quit: выйти"))
    #expect(outcome.status == 0)
  }

  @Test func aScriptNamesItsTechnology() throws {
    let script = "\nset technology voice-control\nsay \"tap two\"\n  shows \"Ничего\"\n"
    let outcome = try Program.run(
      ["drive", menu, "--script", "-", "--format", "text"], input: Array(script.utf8))
    #expect(
      outcome.text == """
        -: 1 step, 1 failed
          note: from line 3, say "tap two", on, an app may change the screen; a capture does not tell how

        -:3: say "tap two"
          expected         heard
          shows "Ничего" ≠ shows "Коснуться «Тип заказа»"
          shown: Коснуться «Тип заказа»

        """)
    #expect(outcome.status == 1)
    let other = try Program.run(
      ["drive", menu, "--script", "-", "--technology", "switch-control"],
      input: Array(script.utf8))
    #expect(
      other.messages == """
        -:2:16: error: the script is for 'voice-control', the command line asks for 'switch-control'
          help: leave '--technology' out; each script names its own

        """)
    #expect(other.status == 3)
  }

  @Test(arguments: [
    (
      "set technology voicecontrol\nstart\n", "-:1:16: error: there is no technology 'voicecontrol'"
    ),
    (
      "set technology voice-control\nswipeRight\n", "-:2:1: error: there is no command 'swipeRight'"
    ),
    ("set technology switch-control\npress foo\n", "-:2:7: error: "),
    ("set technology voiceover\nset attention on\nstart\n", "-:2:5: error: there is no setting"),
  ])
  func aMistakeInAScriptHasAPlace(_ script: String, _ message: String) throws {
    let outcome = try Program.run(["drive", menu, "--script", "-"], input: Array(script.utf8))
    #expect(outcome.messages.hasPrefix(message))
    #expect(outcome.status == 3)
  }

  @Test func reportsHaveWhatWasShownAndDone() throws {
    let script = "set technology voice-control\nsay \"tap two\"\n  does nothing\n"
    let json = try Program.run(
      ["drive", menu, "--script", "-", "--format", "json"], input: Array(script.utf8))
    #expect(json.text.contains("\"shown\": [\"Коснуться «Тип заказа»\"]"))
    #expect(json.text.contains("\"does\": [\"activate orderType\""))
    let junit = try Program.run(
      ["drive", menu, "--script", "-", "--format", "junit"], input: Array(script.utf8))
    #expect(
      junit.text.contains("<system-out>shown Коснуться «Тип заказа»&#10;does activate orderType"))
  }

  @Test(arguments: [
    ["drive", "a", "--technology", "telepathy"], ["drive", "a", "--listen", "a.wav"],
    ["drive", "a", "--technology", "switch-control", "--listen", "a.wav"],
    ["drive", "--technology", "voice-control", "--script", "a.vc", "--listen", "a.wav"],
    ["drive", "a", "--commands", "mine.txt"],
  ])
  func wrongUsageHasAStatusOfItsOwn(_ arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
  }
}
