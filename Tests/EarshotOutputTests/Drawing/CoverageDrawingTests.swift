import EarshotComparison
import EarshotSession
import EarshotTree
import Foundation
import TestSupport
import Testing

@testable import EarshotOutput

/// What a finger finds, and what other technologies put over a screen, as marks.
struct CoverageDrawingTests {
  /// The sources measured 24 % before and 75 % after.
  @Test(arguments: [("menu-before", 24), ("menu-after", 75)])
  func theMenuAnswersAsTheSourcesSay(name: String, percent: Int) throws {
    let file = try #require(
      DrawnCase.examples.first { $0.lastPathComponent == "\(name).view.json" })
    let drawn = try #require(try DrawnCase.screens(of: file).first)
    #expect(drawn.screen.touchCoverage?.wholePercent == percent)
    #expect(
      drawn.drawing(.frames, layers: DrawnScreen.coverageLayers).summary.contains("\(percent) %"))
  }

  @Test func hatchingIsOverSilenceOrOverTwo() throws {
    let shapes = [
      Path(rect: Rect(x: 10, y: 10, width: 50, height: 50)),
      Path(rect: Rect(x: 30, y: 30, width: 50, height: 50)),
    ]
    let hatching = Hatching(of: shapes, in: Rect(x: 0, y: 0, width: 100, height: 100))
    for slant in [Hatching.Slant.rising, .falling] {
      for wanted in [0, 1, 2] {
        let lines = hatching.lines(slant, spacing: 7) { $0 == wanted }
        #expect(!lines.isEmpty)
        for line in lines {
          let middle = Point(x: (line[0].x + line[1].x) / 2, y: (line[0].y + line[1].y) / 2)
          #expect(shapes.count { $0.contains(middle) } == wanted)
        }
      }
    }
  }

  @Test func badgesStandApartOnTheScreen() throws {
    let rows = (0..<40).map { "button \"Name of item \($0)\" frame \($0 % 4 * 40),\($0 * 9),90,20" }
    let screen = try Screen(notation: (["screen 375x812 en"] + rows).joined(separator: "\n"))
    var drawn = DrawnCase.drawn(screen)
    let badges = drawn.screen.order.map {
      ScreenOverlay.Badge(
        $0.element.label.value ?? "", element: $0.id, frame: $0.element.effectiveFrame)
    }
    drawn.overlays = [ScreenOverlay(.names, badges: badges)]
    let marks = drawn.drawing(.frames).layer(.voiceNames)?.marks ?? []
    let boxes = marks.compactMap { mark -> Rect? in
      if case .rectangle(let rect, _) = mark.shape { rect } else { nil }
    }
    #expect(boxes.count > 20)
    let bounds = Rect(x: 0, y: 0, width: 375, height: 812).grown(by: 0.01)
    for (index, box) in boxes.enumerated() {
      #expect(bounds.union(box) == bounds)
      for other in boxes[(index + 1)...] { #expect(box.intersection(other).isEmpty) }
    }
    // What has no room is listed.
    let texts = marks.compactMap { mark -> String? in
      if case .text(let block) = mark.shape { block.text } else { nil }
    }
    #expect(texts.count == 40)
  }
}
