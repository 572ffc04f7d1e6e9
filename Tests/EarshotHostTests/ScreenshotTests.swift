import EarshotAudit
import EarshotHost
import EarshotTree
import Foundation
import TestSupport
import Testing

/// Colours and texts of a screenshot whose page says what they are.
@Suite(.enabled(if: NativeProgram.isExpected("convert")))
struct ScreenshotTests {
  private static let folder = SharedFolder.checkout.appending(path: "Fixtures/Screenshots")

  private func screenshot() throws -> Screenshot {
    let data = try Data(contentsOf: Self.folder.appending(path: "menu.png"))
    return try #require(Screenshot([UInt8](data), path: "menu.png"))
  }

  private func screen() throws -> Screen {
    let url = Self.folder.appending(path: "menu.screen")
    return try Screen(notation: String(contentsOf: url, encoding: .utf8))
  }

  @Test func thePictureHasItsSize() throws {
    let pixmap = try screenshot().pixmap()
    #expect(pixmap.width == 780 && pixmap.height == 1_688)
    #expect(pixmap.bytes.count == 780 * 1_688 * 3)
  }

  /// The grey of the page is `#949494` on white, which is 3.03:1.
  @Test func contrastIsMeasured() throws {
    let pixmap = try screenshot().pixmap()
    let pixels = try #require(
      Pixels(width: pixmap.width, height: pixmap.height, bytes: pixmap.bytes))
    let audited = AuditedScreen(try screen(), pixels: pixels)
    let report = Audit([Audit.Check(try #require(Rule.named("contrast-text")))]).report(of: audited)
    #expect(report.findings.count == 1)
    let finding = try #require(report.findings.first)
    #expect(finding.arguments["text"] == .text("Tomato sauce and oregano"))
    guard case .number(let ratio)? = finding.arguments["ratio"] else {
      Issue.record("no ratio")
      return
    }
    #expect(abs(ratio - 3.03) <= 0.1)
    // The offer stands on a gradient.
    #expect(report.outcomes.first?.incomplete == [.notSeparable: 1])
  }

  /// Of a picture of two by two pixels.
  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 2, height: 2), "P6\n2 2\n255\nabcdefghijkl"),
    (Rect(x: 1, y: 0.5, width: 4, height: 9), "P6\n1 2\n255\ndefjkl"),
    (Rect(x: -3, y: 1, width: 4, height: 1), "P6\n1 1\n255\nghi"),
  ])
  func aPartIsCutOut(_ part: Rect, _ file: String) {
    let bytes = PortablePixmap.file(
      of: Array("abcdefghijkl".utf8), width: 2, height: 2, part: part)
    #expect(bytes == Array(file.utf8))
  }

  @Test func whatLiesBesideAPictureIsNoPart() {
    for part in [Rect(x: 2, y: 0, width: 1, height: 1), Rect(x: 0, y: -2, width: 2, height: 1)] {
      #expect(
        PortablePixmap.file(
          of: Array("abcdefghijkl".utf8), width: 2, height: 2, part: part) == nil)
    }
  }

  @Test(.enabled(if: NativeProgram.isExpected("tesseract")))
  func textIsRead() throws {
    let lines = try TextRecognition.lines(on: try screenshot(), language: "en")
    let line = try #require(lines.first { $0.text.contains("Free delivery after six") })
    #expect(line.confidence > 0.5)
    #expect(abs(line.frame.y - 804) < 16 && abs(line.frame.x - 32) < 8, "in pixels")
  }

  @Test(.enabled(if: NativeProgram.isExpected("tesseract")), arguments: ["ru", "uk", "ar"])
  func aLanguageThatCannotBeReadIsNamed(_ language: String) throws {
    let packages = ["ru": "rus", "uk": "ukr", "ar": "ara"].mapValues { "tesseract-ocr-\($0)" }
    do {
      _ = try TextRecognition.lines(on: try screenshot(), language: language)
    } catch let failure as Program.Failure {
      let package = try #require(packages[language])
      #expect(failure == .lacksLanguage(package: package))
      #expect(failure.reason.contains(package))
    }
  }

  @Test func aCaptureFindsItsScreenshotByName() {
    let capture = Self.folder.appending(path: "menu.screen").path
    #expect(Screenshot.path(beside: capture)?.hasSuffix("menu.png") == true)
    #expect(Screenshot.path(beside: Self.folder.appending(path: "other.xml").path) == nil)
  }

  @Test func whatIsNoPictureIsRefused() throws {
    #expect(Screenshot(Array("GIF89a".utf8), path: "a.png") == nil)
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]
    let broken = try #require(Screenshot(bytes, path: "a.png"))
    #expect(throws: Program.Failure.self) { try broken.pixmap() }
  }
}
