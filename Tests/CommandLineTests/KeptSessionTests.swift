import Foundation
import TestSupport
import Testing

/// Sessions by hand that are kept as scripts, texts that are spoken alone, captions of a device.
struct KeptSessionTests {
  @Test func aSessionByHandBecomesAScript() throws {
    let folder = try ScratchFolder([
      "cart.screen": "screen en\nbutton \"Buy\"\nbutton \"Cart\" value \"2\"\n"
    ])
    let outcome = try Program.run(
      [
        "drive", folder.path("cart.screen"), "--lines", "--save-script", folder.path("a.vo"),
        "--quiet",
      ], input: Array("set hints off\nswipeRight\nswipeRigth\nset hints on\nswipeLeft x2\n".utf8))
    // A line that cannot be done has been answered, and is no step.
    #expect(outcome.status == 2)
    #expect(
      try folder.text("a.vo") == """
        on cart.screen
        set hints off

        start
          says "Buy, button"
        swipeRight
          says "Cart, 2, button"
        # set hints on
        swipeLeft x2
          says "Buy, button"
          sounds boundary

        """)
    #expect(try Program.run(["drive", folder.path("a.vo")]).status == 0)
  }

  @Test func aSettingMadeTwiceIsKept() throws {
    let folder = try ScratchFolder(["cart.screen": "screen en\nbutton \"Buy\"\n"])
    _ = try Program.run(
      [
        "drive", folder.path("cart.screen"), "--lines", "--save-script", folder.path("a.vo"),
        "--quiet",
      ], input: Array("set hints off\nswipeRight\nset hints off\n".utf8))
    let text = try folder.text("a.vo")
    #expect(text.hasPrefix("on cart.screen\nset hints off\n\nstart\n"))
    #expect(text.contains("# set hints off\n"))
  }

  @Test func theFileOfASessionIsCheckedFirst() throws {
    let folder = try ScratchFolder([
      "cart.screen": "screen en\nbutton \"Buy\"\n", "a.vo": "on pizza\nstart\n", "empty.vo": "",
    ])
    func keep(_ name: String, _ options: [String] = []) throws -> Program.Outcome {
      try Program.run(
        [
          "drive", folder.path("cart.screen"), "--lines", "--save-script", folder.path(name),
        ] + options, input: Array("swipeRight\n".utf8))
    }
    let there = try keep("a.vo")
    #expect(there.messages.contains("a.vo: error: there is a file already"))
    #expect(there.messages.contains("replace it with --force"))
    #expect(there.status == 2 && there.text.isEmpty)
    #expect(try folder.text("a.vo") == "on pizza\nstart\n")
    let missing = try keep("none/a.vo")
    #expect(missing.messages.contains("there is no such folder"))
    #expect(missing.status == 3 && missing.text.isEmpty)
    #expect(try keep("a.vo", ["--force"]).status == 0)
    #expect(try keep("empty.vo").status == 0)
    #expect(try folder.text("a.vo").hasPrefix("on cart.screen\n"))
  }

  @Test(arguments: [
    (["pizza"], "cart.txt", "is no name of a script"),
    (["--script", "a.vo"], "b.vo", "is for driving by hand"),
  ]) func onlyASessionByHandIsKept(
    _ arguments: [String], _ name: String, _ message: String
  ) throws {
    let outcome = try Program.run(["drive"] + arguments + ["--save-script", name])
    #expect(outcome.messages.contains(message))
    #expect(outcome.status == 2)
  }

  @Test(arguments: [
    (
      "от 245 ₽", "ru",
      """
      written: от 245 ₽
      voice:   от 245 знак рубля (от двести сорок пять знак рубля)
      better:  от 245 рублей (от двухсот сорока пяти рублей)
      currency: “245 ₽” is said “245 знак рубля”; better: “245 рублей”

      """
    ),
    (
      "Code 4821", "en",
      """
      written: Code 4821
      voice:   Code 4821 (Code four thousand eight hundred twenty-one)
      better:  Code 4 8 2 1 (Code four eight two one)
      digits: “4821” is left to the voice; better: “4 8 2 1”

      """
    ),
    ("Buy", "en", "written: Buy\nvoice:   Buy\nbetter:  Buy\n"),
  ]) func aTextAloneIsSpoken(_ text: String, _ language: String, _ expected: String) throws {
    let outcome = try Program.run(["speak", "--text", text, "--language", language, "--quiet"])
    #expect(outcome.text == expected)
    #expect(outcome.status == 0)
  }

  @Test func aTextAloneHasAllFormats() throws {
    let outcome = try Program.run([
      "speak", "--text", "30 см", "--language", "ru", "--format", "json", "--voice", "silent",
      "--quiet",
    ])
    #expect(outcome.text.contains("\"verbalised\": \"тридцать сэмэ\""))
    let wrong = try Program.run(["speak", "--text", " ", "pizza"])
    #expect(wrong.status == 2)
  }

  @Test func secretsAreMasked() throws {
    let folder = try ScratchFolder([
      "a.screen": """
      screen en
      text "Anna, anna@mail.example"
      textEntry "Name" value "Anna Berg" input (placeholder "Your name")
      textEntry "Town" value "Your town" input (placeholder "Your town")
      button "Call +7 916 123-45-67"
      text "PIN"
      text "4821"
      text "Password of the guest network"
      text "hunter2"
      text "Код для курьера: 482"
      text "4821 steps today"
      """
    ])
    let outcome = try Program.run(["read", folder.path("a.screen"), "--mask", "--no-hints"])
    #expect(
      outcome.text == """
        Anna, xxxx@xxxx.xxxxxxx
        Name, xxxx xxxx, text field
        Town, Your town, text field
        Call +0 000 000-00-00, button
        PIN
        0000
        Password of the guest network
        xxxxxx0
        Код для курьера: 000
        4821 steps today

        """)
    #expect(outcome.messages.contains("names of people are not known as such and stay"))
  }

  @Test(arguments: ["json", "notation"]) func secretsAreMaskedInEveryText(_ format: String) throws {
    let number = "79161234567"
    let folder = try ScratchFolder([
      "a.screen": """
      screen en
      button "Send" actions ("Call \(number)" actions "Text \(number)")
      adjustable "Phone" options ("\(number)" "Anna")
      textEntry "Number" input (placeholder "\(number)")
      image "Costs" chart (title "\(number)" x ("\(number)" categories "\(number)"))
      """
    ])
    let outcome = try Program.run([
      "convert", folder.path("a.screen"), "--mask", "--to", format,
    ])
    #expect(outcome.status == 0)
    #expect(!outcome.text.contains(number))
    #expect(outcome.text.contains("Call 00000000000"))
    #expect(outcome.text.contains("Text 00000000000"))
  }

  @Test func captionsOfADeviceAreCompared() throws {
    let folder = try ScratchFolder([
      "cart.screen": "screen en\nbutton \"Buy\"\nbutton \"Cart\"\n",
      "heard.txt": "# iPhone\n\nBuy, button\nCart, dimmed, button\n",
      "empty.txt": "# nothing\n",
    ])
    let outcome = try Program.run([
      "compare", folder.path("cart.screen"), "--heard", folder.path("heard.txt"), "--quiet",
      "--fail-on", "wording",
    ])
    #expect(outcome.text.contains("    was Cart, button\n    now Cart, dimmed, button\n"))
    #expect(outcome.status == 1)
    let empty = try Program.run([
      "compare", folder.path("cart.screen"), "--heard", folder.path("empty.txt"),
    ])
    #expect(empty.messages.contains("there are no captions in it"))
    #expect(empty.status == 3)
  }
}
