import Foundation
import TestSupport
import Testing

/// The pictures of the documentation are what the program draws.
///
/// `EARSHOT_RECORD=1 swift test --filter DrawnPictureTests` draws them anew.
struct DrawnPictureTests {
  @Test(arguments: [
    ("pizza-card-before", "pizza-before/pizza-card"), ("pizza-card-after", "pizza/pizza-card"),
  ])
  func thePictureIsCurrent(_ name: String, _ screen: String) throws {
    let outcome = try Program.run([
      "draw", screen, "--language", "en", "--show", "both", "--quiet",
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
