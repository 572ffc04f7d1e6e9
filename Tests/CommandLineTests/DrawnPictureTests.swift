import Foundation
import TestSupport
import Testing

/// The pictures of the documentation are what the program draws.
///
/// `EARSHOT_RECORD=1 swift test --filter DrawnPictureTests` draws them anew.
struct DrawnPictureTests {
  /// A picture with the arguments that draw it.
  static let pictures = [
    "pizza-card-before", "pizza-card-after",
  ]

  @Test(arguments: pictures)
  func thePictureIsCurrent(_ name: String) throws {
    let outcome = try Program.run([
      "draw", "Fixtures/Captures/pizza/\(name).view.json", "--show", "both", "--quiet",
    ])
    #expect(outcome.status == 0)
    let file = SharedFolder.checkout.appending(path: "Documentation/Pictures/\(name).svg")
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try Data(outcome.output).write(to: file, options: .atomic)
    } else {
      #expect(try Data(contentsOf: file) == Data(outcome.output))
    }
  }
}
