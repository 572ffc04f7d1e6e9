import EarshotCaptures
import Foundation
import TestSupport
import Testing

/// The page sources of the pizza menu, as WebDriverAgent would write them from the view files.
///
/// `EARSHOT_RECORD=1 swift test --filter PageSourceTests` writes the files anew.
struct PageSourceTests {
  @Test(arguments: ["menu-before", "menu-after", "pizza-card-after"])
  func theShippedPageSourceIsTheScreenOfItsViewFile(_ name: String) throws {
    let view = Fixture.folder.appending(path: "pizza/\(name).view.json")
    let capture = try CaptureFormat.viewFile.read([UInt8](Data(contentsOf: view)), ReadOptions())
    let screen = try #require(capture.screens.first)
    let source = PageSourceWriter.pageSource(of: screen, app: "Pizza")
    let file = Fixture.folder.appending(path: "page-source/\(name).xml")
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try source.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(source == (try String(contentsOf: file, encoding: .utf8)))
  }
}
