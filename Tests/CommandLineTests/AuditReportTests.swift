import Foundation
import TestSupport
import Testing

/// What reports of the built program hold of the inputs and their places.
struct AuditReportTests {
  private let bad = "screen 375x812 en\nbutton frame 0,100,100,44\n"
  private let only = ["--only", "label-missing,capture-empty,suppression-unused"]

  private func report(
    _ files: [String: String], _ arguments: [String], _ format: String
  ) throws -> String {
    let scratch = try Scratch(files)
    defer { scratch.remove() }
    return try scratch.run(["audit"] + arguments + only + ["--format", format]).text
  }

  @Test func whatCannotBeReadIsInTheReport() throws {
    let files = ["a.screen": bad, "b.screen": "screen en\nbuton\n"]
    let text = try report(files, ["a.screen", "b.screen", "none.screen"], "xcode")
    #expect(text.contains("b.screen:2:1: error: unknown word 'buton'"))
    #expect(text.contains("none.screen:1:1: error: there is no such file or folder"))
    #expect(text.contains("label-missing"))
  }

  @Test(arguments: ["text", "json", "sarif", "junit", "github"])
  func theWayToAFileDoesNotMatter(_ format: String) throws {
    let scratch = try Scratch(["s/a.screen": bad, "s/b.screen": "screen en\nbuton\n"])
    defer { scratch.remove() }
    func report(_ folder: String) throws -> String {
      try scratch.run(
        ["audit", "\(folder)/a.screen", "\(folder)/b.screen", "--format", format] + only
      ).text
    }
    let plain = try report("s")
    #expect(plain.contains("s/a.screen") && plain.contains("s/b.screen"))
    #expect(try report(scratch.path("s")) == plain)
    #expect(try report("./s/../s") == plain)
  }

  @Test func whatIsEmptyWasRead() throws {
    let text = try report(["a.screen": "screen en\nview\n"], ["a.screen"], "json")
    #expect(text.contains("capture-empty"))
    #expect(text.contains("\"unread\": []"))
  }
}
