import EarshotTesting
import Pizza
import XCTest

final class PizzaXCTests: XCTestCase {
  func testTheSizeIsHeard() async throws {
    let vo = try await VoiceOverUser(on: PizzaApp(), as: Listener(language: "ru", hints: false))
    try await vo.swipeRight()
    try vo.require(says: "Размер, Маленькая, 1 из 3, элемент регулировки")
    try requireSpoken(CaptureFile("Captures/menu.screen"), as: Listener(hints: false)) {
      "Меню, заголовок"
      "Пепперони, 395 рублей, кнопка"
      "Маргарита, закончилась, недоступно, кнопка"
    }
  }
}
