import EarshotAudit
import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

/// Results of Apple's audit as the tools write them.
struct AppleAuditFileTests {
  /// Testing has a type of the same name.
  typealias Place = EarshotTree.SourceLocation

  private static let folder = SharedFolder.checkout.appending(path: "Fixtures/AppleAudit")

  private func issues(_ name: String) throws -> [AppleAuditIssue] {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
    return try AppleAuditFile.issues(in: [UInt8](data))
  }

  @Test(arguments: [
    (
      "webdriveragent",
      [
        AppleAuditKind.dynamicTypeUnsupported, .inaccessibleText, .contrastNearlyPassed,
        .noDescription, .parentChild, .unknown("XCUIAccessibilityAuditTypeTelepathy"),
      ]
    ),
    (
      "pymobiledevice3",
      [.dynamicTypePartial, .contrastFailed, .noDescription, .inaccessibleText]
    ),
    ("go-ios", [.hitArea, .textClipped, .trait, .unknown("2000")]),
    ("device-archive", [.contrastNearlyPassed, .dynamicTypePartial]),
  ])
  func kindsAreRead(_ name: String, _ kinds: [AppleAuditKind]) throws {
    #expect(try issues(name).map(\.kind) == kinds)
  }

  @Test func theElementOfWebDriverAgentIsRead() throws {
    let issues = try issues("webdriveragent")
    let button = issues[0]
    #expect(button.label == "Add to cart" && button.identifier == "cart.add")
    #expect(button.type == "StaticText")
    #expect(button.frame == Rect(x: 16, y: 300, width: 120, height: 20))
    #expect(button.message == "Dynamic Type font sizes are unsupported")
    #expect(button.location == Place(line: 3, column: 5))
    #expect(!issues[1].isPlaced)
    // From the descriptions, as before there were attributes.
    #expect(issues[2].label == "Total" && issues[2].type == "StaticText")
    #expect(issues[2].frame == Rect(x: 16, y: 340.5, width: 90, height: 18))
    #expect(issues[3].type == "Button" && issues[3].label == nil)
    #expect(issues[3].frame == Rect(x: 340, y: 60, width: 44, height: 44))
  }

  @Test func theElementOfADeviceIsRead() throws {
    let issues = try issues("pymobiledevice3")
    #expect(issues[0].frame?.y == 357.63333333333333 && issues[0].fontSize == nil)
    #expect(issues[1].fontSize == 14)
    #expect(issues[1].color == "#C0C0C0" && issues[1].background == "#FFFFFF")
    #expect(issues[2].machineDescription == "shopping cart")
    #expect(issues[3].frame == nil && issues[3].details == "near Total")
    let archived = try self.issues("device-archive")
    #expect(archived[0].label == "Total" && archived[0].fontSize == 13)
    #expect(archived[0].color == "#808080" && archived[0].background == "#FFFFFF")
    #expect(archived[1].frame == nil)
  }

  @Test(arguments: [
    ("[]", 0), ("{\"value\": [], \"sessionId\": \"a\"}", 0), ("{\"issues\": []}", 0),
    ("{\"auditType\": 1}", 1), ("[{\"auditType\": 18446744073709551615}]", 1),
  ])
  func shortFilesAreRead(_ text: String, _ count: Int) throws {
    #expect(try AppleAuditFile.issues(in: Array(text.utf8)).count == count)
  }

  @Test(arguments: [
    ("", "the input is empty", nil as Place?),
    ("[\n  {\"auditType\": }]", "", Place(line: 2, column: 17)),
    ("[\n  7]", "", Place(line: 2, column: 3)),
    ("[{}]", "a result has no 'auditType'", Place(line: 1, column: 2)),
    (
      "[{\"auditType\": []}]", "'auditType' must be a name or a number, not an array",
      Place(line: 1, column: 16)
    ),
    (
      "[{\"issueType\": \"100\", \"elementRect\": \"here\"}]",
      "'elementRect' is no rectangle: 'here'", Place(line: 1, column: 38)
    ),
    (
      "{\"value\": {\"error\": \"unknown error\", \"message\": \"audit timed out\"}}",
      "the audit failed: audit timed out", Place(line: 1, column: 11)
    ),
    ("{\"value\": \"none\"}", "the audit must be an array", nil),
  ])
  func mistakesHaveAPlace(_ text: String, _ message: String, _ place: Place?) {
    do throws(CaptureError) {
      _ = try AppleAuditFile.issues(in: Array(text.utf8))
      Issue.record("no error")
    } catch {
      if let place { #expect(error.location == place) }
      if !message.isEmpty, place != nil { #expect(error.message == message) }
      #expect(!error.help.isEmpty && !error.message.hasSuffix("."))
    }
  }

  @Test func anUnknownNumberIsSaidAsItIsWritten() throws {
    let issues = try AppleAuditFile.issues(in: Array("[{\"auditType\": -1}]".utf8))
    #expect(issues.map(\.kind) == [.unknown("-1")])
  }

  /// A file that was cut anywhere is an error or a shorter list, never a crash.
  @Test(arguments: ["webdriveragent", "pymobiledevice3", "go-ios", "device-archive"])
  func cutFilesAreErrors(_ name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: "\(name).json")))
    for end in stride(from: 0, to: bytes.count - 2, by: 7) {
      #expect(throws: CaptureError.self) {
        try AppleAuditFile.issues(in: Array(bytes[..<end]))
      }
    }
  }
}
