import EarshotTesting
import Foundation
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

  /// In a UI test `app` is `XCUIApplication()`.
  func testTheHierarchyIsHeard() throws {
    let app = (
      debugDescription: """
      Application, 0x1, pid: 1, label: 'Пицца'
        Window (Main), 0x2, {{0.0, 0.0}, {393.0, 852.0}}
          Button, 0x3, {{16.0, 100.0}, {361.0, 44.0}}, label: 'Оплатить'
      """, state: 4
    )
    try requireSpoken(Data(app.debugDescription.utf8), as: Listener(hints: false)) {
      "Оплатить, button"
    }
  }
}
