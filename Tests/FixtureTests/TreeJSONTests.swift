import EarshotCaptures
import EarshotConversion
import EarshotTree
import EarshotWriting
import Foundation
import TestSupport
import Testing

/// The JSON of a tree is read back as the tree that it was written of.
struct TreeJSONTests {
  private static func readBack(_ screen: Screen) throws -> Screen {
    let capture = try CaptureFormat.treeJSON.read(
      OutputFormat<Screen>.json.write(screen), ReadOptions())
    #expect(capture.unknowns.isEmpty, "\(capture.unknowns)")
    return try #require(capture.screens.first)
  }

  /// The screen without what belongs to the file that it was read from.
  private static func comparable(_ screen: Screen) -> Screen {
    func stripped(_ element: Element) -> Element {
      var element = element
      element.source = nil
      element.document = nil
      // No traits are none, whichever way a source says so.
      if element.traits.value == [] { element.traits = .empty }
      element.children = element.children.map(stripped)
      return element
    }
    var screen = screen
    screen.elements = screen.elements.map(stripped)
    return screen
  }

  @Test func capturesStayAsTheyAre() throws {
    let files = SharedFolder.files(in: Fixture.folder).flatMap { SharedFolder.files(in: $0) }
    var count = 0
    for file in files {
      guard let data = try? Data(contentsOf: file) else { continue }
      let bytes = [UInt8](data)
      guard let format = try? CaptureFormat.recognizing(bytes),
        let capture = try? format.read(bytes, ReadOptions())
      else { continue }
      for screen in capture.screens {
        let read = try Self.readBack(screen)
        let same = Self.comparable(read) == Self.comparable(screen)
        let first = zip(screen.allElements, read.allElements).first {
          Self.comparable(Screen(elements: [$0])) != Self.comparable(Screen(elements: [$1]))
        }
        #expect(same, "\(file.lastPathComponent): \(first.map { "\($0)\n\($1)" } ?? "the screen")")
        count += 1
      }
    }
    #expect(count > 40)
  }

  @Test(arguments: [
    ("{\"earshot\": \"tree/9\", \"elements\": []}", "1:13", "is not a version of the tree"),
    ("{\"earshot\": \"tree/1\"}", "1:1", "has no 'elements'"),
    ("{\"earshot\": \"tree/1\", \"elements\": []}", "1:1", "the tree has no elements"),
    (
      "{\"earshot\": \"tree/1\", \"elements\": [{\"id\": \"a\"}]}", "1:36",
      "isAccessibilityElement"
    ),
    (
      """
      {"earshot": "tree/1", "elements": [
        {"id": "a", "isAccessibilityElement": true},
        {"id": "a", "isAccessibilityElement": true}]}
      """, "3:10", "stands twice"
    ),
    (
      """
      {"earshot": "tree/1", "elements": [
        {"id": "a", "isAccessibilityElement": true, "traits": ["buton"]}]}
      """, "2:58", "unknown trait 'buton'"
    ),
    (
      """
      {"earshot": "tree/1", "elements": [
        {"id": "a", "isAccessibilityElement": true, "frame": [1, 2, 3]}]}
      """, "2:56", "4 numbers"
    ),
  ]) func mistakesAreLocated(_ text: String, _ place: String, _ message: String) {
    let error = #expect(throws: CaptureError.self) {
      try CaptureFormat.treeJSON.read([UInt8](text.utf8), ReadOptions())
    }
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
    #expect(error?.location.map { "\($0.line):\($0.column)" } == place)
  }

  @Test func keysOfLaterVersionsArePassedOver() throws {
    let capture = try CaptureFormat.treeJSON.read(
      [UInt8](
        """
        {"earshot": "tree/1", "mood": "calm", "elements": [
          {"id": "a", "isAccessibilityElement": true, "label": "Pay", "colour": 1}]}
        """.utf8), ReadOptions())
    #expect(capture.unknowns.count == 2)
    #expect(capture.screens.first?.elements.first?.label == .given("Pay"))
  }
}
