import Foundation
import TestSupport
import Testing

/// Packages of VoiceOver Designer: their own picture is used, and what is written can be read again.
struct DesignPackageTests {
  /// The smallest PNG of a size that says so: its pixels are not looked at.
  private static func png(width: Int, height: Int) -> Data {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array("IHDR".utf8)
        + number(width) + number(height) + [8, 2, 0, 0, 0, 0, 0, 0, 0])
  }

  private static let screen = """
    screen 375x812 en
    header "Order" frame 16,60,343,40
    button "Pay" frame 16,120,343,44
    adjustable "Size" value "Small" frame 16,180,343,44
    """

  @Test(arguments: [1, 2, 3])
  func aPackageIsReadAgain(_ scale: Int) throws {
    let folder = try Scratch(["order.screen": Self.screen])
    let picture = Self.png(width: 375 * scale, height: 812 * scale)
    try picture.write(to: URL(filePath: folder.path("order.png")))
    let written = try folder.run(
      ["convert", "order.screen", "--to", "vodesign", "--output", "Order.vodesign"])
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(
      try Data(contentsOf: URL(filePath: folder.path("Order.vodesign/Images/screen.png")))
        == picture)
    let heard = try folder.run(["read", "Order.vodesign", "--quiet"])
    #expect(heard.text == (try folder.run(["read", "order.screen", "--quiet"])).text)
    // The frames are those of before, in points and whole.
    let again = try folder.run(
      ["convert", "Order.vodesign", "--to", "notation", "--quiet", "--output", "again.screen"])
    #expect(again.status == 0)
    #expect(try folder.text(of: "again.screen").contains("frame 16,120,343,44"))
    // The picture lies under what is drawn.
    let drawn = try folder.run(["draw", "Order.vodesign", "--quiet"])
    #expect(drawn.text.contains("data:image/png;base64,"))
    let audited = try folder.run(["audit", "Order.vodesign", "--format", "json"])
    #expect(audited.text.contains("\"picture\": \"image/png\""))
  }

  @Test func anotherPackageIsReplacedByForceOnly() throws {
    let folder = try Scratch([
      "order.screen": Self.screen, "Order.vodesign/document.json": #"{"elements":[{"frame":[]}]}"#,
    ])
    let arguments = ["convert", "order.screen", "--to", "vodesign", "--output", "Order.vodesign"]
    #expect(try folder.run(arguments).status == 2)
    #expect(try folder.run(arguments + ["--force"]).status == 0)
    #expect(try folder.run(["read", "Order.vodesign", "--quiet"]).text.hasPrefix("Order, heading"))
  }

  /// The explicit order of a design is that of its lines, so that moving one moves its stop.
  @Test func aLineThatIsMovedMovesItsStop() throws {
    let folder = try Scratch([
      "Order.vodesign/controls.json": """
      [{"label": "Pay", "trait": 1, "frame": [[10.123456, 300], [100, 44]]},
      {"label": "Cancel", "trait": 1, "frame": [[10, 100], [100, 44]]}]
      """
    ])
    let notation = try folder.run(["convert", "Order.vodesign", "--to", "notation", "--quiet"]).text
    #expect(notation.contains("order lines"))
    #expect(notation.contains("frame 10.12,300,100,44"))
    try folder.write(notation, to: "order.screen")
    #expect(
      try folder.run(["read", "order.screen", "--quiet"]).text == "Pay, button\nCancel, button\n")
    var lines = notation.split(separator: "\n")
    lines.swapAt(lines.count - 1, lines.count - 2)
    try folder.write(lines.joined(separator: "\n") + "\n", to: "moved.screen")
    #expect(
      try folder.run(["read", "moved.screen", "--quiet"]).text == "Cancel, button\nPay, button\n")
  }

  @Test func plainTextOfAPageIsNoButton() throws {
    let folder = try Scratch(["order.screen": Self.screen])
    let page = try folder.run(["draw", "order.screen", "--format", "html", "--quiet"]).text
    let lines = page.matches(of: /<(button|span)[^>]* class="line"/).map { String($0.1) }
    #expect(lines == ["span", "button", "button"])
  }

  @Test(arguments: [("en", "Menu"), ("ru", "Меню")])
  func theBuiltInScreensHaveTitles(_ language: String, _ title: String) throws {
    let drawn = try Program.run(["draw", "pizza", "--language", language, "--quiet"])
    #expect(drawn.text.contains(">\(title)</title>"))
  }
}
