import EarshotAudit
import EarshotCaptures
import EarshotTree
import TestSupport
import Testing

/// The contrast of the sources' own screens, which they measured on the pictures of their book.
@Suite(.enabled(if: SharedFolder.data != nil))
struct ContrastFigureTests {
  @Test(arguments: [
    ("menu before", "tab.2", 2.5), ("menu before", "heart.button", 3.4),
    ("menu-first-article before", "p1.desc", 3.03), ("menu-first-article before", "p1.price", 3.7),
    ("pizza-card before", "buyButton", 2.84),
  ])
  func isAsMeasured(_ screen: String, _ id: String, _ ratio: Double) throws {
    let variant = try #require(try ExampleVariant.all.first { $0.name == screen })
    let capture = try CaptureFormat.viewFile.read(variant.viewFile, ReadOptions())
    let report = Audit.standard.report(of: AuditedScreen(try #require(capture.screens.first)))
    let finding = try #require(
      report.findings.first { $0.rule == "contrast-text" && $0.element?.rawValue == id })
    guard case .number(let found)? = finding.arguments["ratio"] else {
      Issue.record("the finding has no ratio")
      return
    }
    #expect(abs(found - ratio) <= 0.1)
  }
}
