import EarshotTesting
import Testing

@Suite(.voiceOver(language: "en", hints: false))
struct MenuTests {
  @Test func theMenuIsRead() {
    expectSpoken(CaptureFile("Captures/menu.screen")) {
      "Menu, heading"
      "Pepperoni, 12 dollars, button"
      "Margherita, sold out, dimmed, button"
    }
  }

  @Test func theMenuHasNoFlaws() {
    expectNoFindings(CaptureFile("Captures/menu.screen"))
  }

  @Test(.voiceOver(hints: true))
  func theMenuWithHints() async {
    await expectSpokenReference(CaptureFile("Captures/menu.screen"))
  }

  @Test func theMenuOnAPhoneInRussian() async {
    await expectSpoken(
      CaptureFile("Captures/menu.screen"), as: Listener(language: "ru"),
      inline: """
        Menu, заголовок
        Pepperoni, 12 dollars, кнопка
        Margherita, sold out, недоступно, кнопка
        """)
  }
}
