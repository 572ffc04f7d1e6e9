import EarshotTesting
import Testing

@Suite(.voiceOver(language: "ru", hints: false))
struct MenuTests {
  @Test func theMenuIsRead() {
    expectSpoken(CaptureFile("Captures/menu.screen")) {
      "Меню, заголовок"
      "Пепперони, 395 рублей, кнопка"
      "Маргарита, закончилась, недоступно, кнопка"
    }
  }

  @Test func theMenuHasNoFlaws() {
    expectNoFindings(CaptureFile("Captures/menu.screen"))
  }

  @Test(.voiceOver(hints: true))
  func theMenuWithHints() async {
    await expectSpokenReference(CaptureFile("Captures/menu.screen"))
  }

  @Test func theMenuInEnglish() async {
    await expectSpoken(
      CaptureFile("Captures/menu.screen"), as: Listener(language: "en"),
      inline: """
        Меню, heading
        Пепперони, 395 рублей, button
        Маргарита, закончилась, dimmed, button
        """)
  }
}
