import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

/// The captures of the pizza app among the fixtures.
enum PizzaCaptures {
  static func screen(_ name: String) throws -> Screen {
    let url = SharedFolder.checkout.appending(path: "Fixtures/Captures/pizza/\(name).view.json")
    let bytes = [UInt8](try Data(contentsOf: url))
    let capture = try CaptureFormat.viewFile.read(bytes, .init())
    return try #require(capture.screens.first)
  }
}
