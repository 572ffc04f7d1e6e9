import EarshotTree
import Foundation
import TestSupport
import Testing

@testable import EarshotOutput

/// Texts as headless Chromium draws them, against what was planned without any font.
@Suite(.enabled(if: NativeProgram.isExpected("chromium")))
struct RenderedTextTests {
  /// Twelve screens in four scripts.
  private func drawings() throws -> [Drawing] {
    let names = [
      "menu-before", "menu-after", "pizza-card-before", "pizza-card-after", "controls-after",
      "form-errors-after", "city-list-after", "messages-feed-before", "order-history-after",
      "icon-tabbar-after",
    ]
    let files = DrawnCase.examples.filter { file in
      names.contains { file.lastPathComponent == "\($0).view.json" }
    }
    let screens =
      try files.flatMap(DrawnCase.screens)
      + [DrawnCase.drawn(DrawnCase.rightToLeft), DrawnCase.drawn(DrawnCase.odd)]
    #expect(screens.count == 12)
    return screens.flatMap { drawn in DrawnScreen.Mode.allCases.map { drawn.drawing($0) } }
  }

  @Test func noTextIsWiderThanPlanned() throws {
    let drawings = try drawings()
    let boxes = try rendered(drawings)
    #expect(boxes.count == drawings.count)
    for (drawing, boxes) in zip(drawings, boxes) {
      let planned = drawing.texts.flatMap { block in
        block.lines.indices.map { (block, block.lines[$0]) }
      }
      #expect(planned.count == boxes.count)
      for ((block, line), box) in zip(planned, boxes) {
        #expect(box.width <= line.width + 0.5, "\(line.text)")
        let room = block.box.grown(by: 1)
        #expect(box.x >= room.x && box.maxX <= room.maxX, "\(line.text) leaves its box")
      }
    }
  }

  @Test func noTextStandsOnAnother() throws {
    for boxes in try rendered(try drawings()) {
      let sorted = boxes.sorted { $0.y < $1.y }
      for (index, box) in sorted.enumerated() {
        for other in sorted[(index + 1)...].prefix(while: { $0.y < box.maxY }) {
          // The boxes of letters are rounded to pixels, and fonts that stand in are taller.
          let shared = box.intersection(other)
          #expect(shared.width < 1 || shared.height < 1.5, "\(box) \(other)")
        }
      }
    }
  }

  /// The boxes of all texts of each drawing, by one page.
  private func rendered(_ drawings: [Drawing]) throws -> [[Rect]] {
    let chromium = try #require(NativeProgram("chromium"), "install the package chromium")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "page.html")
    let pictures = drawings.enumerated().map { SVGWriter.svg($0.element, id: "d\($0.offset)") }
    let script = """
      <pre id="boxes"></pre><script>
      document.getElementById("boxes").textContent = [...document.querySelectorAll("body > svg")]
        .map(svg => [...svg.querySelectorAll("text")].map(text => {
          const box = text.getBBox();
          return [box.x, box.y, box.width, box.height].join(" ");
        }).join(",")).join(";");
      </script>
      """
    let html = "<!doctype html><meta charset=\"utf-8\"><body>" + pictures.joined() + script
    try Data(html.utf8).write(to: page)
    let output = try chromium.run([
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
      "--dump-dom", page.absoluteString,
    ]).output
    let dom = String(decoding: output, as: UTF8.self)
    let start = try #require(dom.range(of: "<pre id=\"boxes\">"), "Chromium gave no page")
    let end = try #require(dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex))
    return dom[start.upperBound..<end.lowerBound].split(
      separator: ";", omittingEmptySubsequences: false
    ).map { boxes in
      boxes.split(separator: ",").map { box in
        let numbers = box.split(separator: " ").compactMap { Double($0) }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
  }
}
