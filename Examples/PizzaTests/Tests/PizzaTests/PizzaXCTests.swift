import EarshotTesting
import Foundation
import Pizza
import XCTest

final class PizzaXCTests: XCTestCase {
  func testTheSizeIsHeard() async throws {
    let vo = try await VoiceOverUser(on: PizzaApp(), as: Listener(language: "en", hints: false))
    try await vo.swipeRight()
    try vo.require(says: "Size, Small, 1 of 3, adjustable")
    try requireSpoken(CaptureFile("Captures/menu.screen"), as: Listener(hints: false)) {
      "Menu, heading"
      "Pepperoni, 12 dollars, button"
      "Margherita, sold out, dimmed, button"
    }
  }

  /// In a UI test `app` is `XCUIApplication()`.
  func testTheHierarchyIsHeard() throws {
    let app = (
      debugDescription: """
      Application, 0x1, pid: 1, label: 'Pizza'
        Window (Main), 0x2, {{0.0, 0.0}, {393.0, 852.0}}
          Button, 0x3, {{16.0, 100.0}, {361.0, 44.0}}, label: 'Pay'
      """, state: 4
    )
    try requireSpoken(Data(app.debugDescription.utf8), as: Listener(hints: false)) {
      "Pay, button"
    }
  }
}
