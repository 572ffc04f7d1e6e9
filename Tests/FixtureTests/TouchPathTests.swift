import EarshotCaptures
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Foundation
import TestSupport
import Testing

/// A finger that moves down a line hits the elements that the sources say.
@Suite(.enabled(if: SharedFolder.data != nil))
struct TouchPathTests {
  @Test(arguments: try TouchPath.all)
  func theFingerMeetsTheElements(_ path: TouchPath) async throws {
    let variant = try #require(
      try ExampleVariant.all.first { $0.name == "\(path.screen) \(path.variant)" })
    let capture = try CaptureFormat.viewFile.read(variant.viewFile, ReadOptions())
    let session = Session(VoiceOver(), on: StillScreen(try #require(capture.screens.first)))
    var hits: [String] = []
    for y in path.fromY...path.toY {
      await session.send(.touch(Point(x: path.x, y: Double(y))), .after(0.001))
      let cursor = await session.technology.cursor?.rawValue
      if let cursor, hits.last != cursor { hits.append(cursor) }
    }
    #expect(hits == path.hits)
  }

  /// Pictures and pages show the areas; the last one at a point is what the sources say is hit.
  @Test(arguments: try TouchPath.all)
  func theAreasOfAPictureLieInTheOrderOfHits(_ path: TouchPath) throws {
    let variant = try #require(
      try ExampleVariant.all.first { $0.name == "\(path.screen) \(path.variant)" })
    let capture = try CaptureFormat.viewFile.read(variant.viewFile, ReadOptions())
    let screen = try #require(capture.screens.first)
    let order = screen.readingOrder
    let areas = screen.touchAreas(in: order)
    var hits: [String] = []
    for y in path.fromY..<path.toY {
      let point = Point(x: path.x, y: Double(y) + 0.5)
      guard let area = areas.last(where: { $0.shape.contains(point) }) else { continue }
      let id = order[area.stop].id.rawValue
      if hits.last != id { hits.append(id) }
    }
    #expect(hits == path.hits)
  }

  @Test func thereArePaths() throws {
    #expect(try TouchPath.all.count >= 4)
  }
}

struct TouchPath: Decodable, Sendable, CustomTestStringConvertible {
  var screen = ""
  var variant: String
  var x: Double
  var fromY, toY: Int
  var hits: [String]

  var testDescription: String { "\(screen) \(variant) x \(x)" }

  private enum CodingKeys: CodingKey { case variant, x, fromY, toY, hits }

  static var all: [TouchPath] {
    get throws {
      struct File: Decodable {
        struct Screen: Decodable {
          var id: String
          var touchPaths: [TouchPath]?
        }
        var screens: [Screen]
      }
      guard let url = SharedFolder.data?.appending(path: "example-screens.json") else { return [] }
      let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
      return file.screens.flatMap { screen in
        (screen.touchPaths ?? []).map { path in
          var path = path
          path.screen = screen.id
          return path
        }
      }
    }
  }
}
