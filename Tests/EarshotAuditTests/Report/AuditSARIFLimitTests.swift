import EarshotTree
import EarshotWriting
import Foundation
import Testing

@testable import EarshotAudit

/// What forges refuse is not written, and that is said.
struct AuditSARIFLimitTests {
  @Test func aResultHasNoMorePlacesThanGitHubTakes() throws {
    let screens = (1...1_500).map { number in
      AuditDocument.ScreenResult(
        title: "Screen \(number)", number: number, size: nil, stopCount: 1,
        problems: [
          MadeUpAudit.problem(
            MadeUpAudit.label, 1, Element.ID("e\(number)"), label: "Pay",
            shape: "button#\(number)")
        ], outcomes: [])
    }
    let document = AuditDocument(
      language: "en", profile: "iOS 26", version: "1",
      files: [AuditDocument.File(path: "a.xml", format: "notation", screens: screens)],
      rules: [MadeUpAudit.label])
    let bytes = OutputFormat<AuditDocument>.sarif.write(document)
    let sarif = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect((result["relatedLocations"] as? [Any])?.count == 999)
    #expect(result["occurrenceCount"] as? Int == 1_500)
    #expect(String(decoding: bytes, as: UTF8.self).contains("500 places"))
  }
}
