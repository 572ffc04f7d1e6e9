import Foundation
import TestSupport
import Testing

/// Audits of what differs from a revision of Git.
struct AuditDiffTests {
  private let folder: Scratch

  init() throws {
    folder = try Scratch([
      "screens/a.screen": "screen 375x812 en\nbutton frame 0,100,100,44\n",
      "screens/b.screen": "screen 375x812 en\nbutton frame 0,100,100,44\n",
      "screens/c d.screen": "screen 375x812 en\nbutton frame 0,100,100,44\n",
      "screens/broken.screen": "screen en\nbuton\n",
      "en.lproj/Texts.strings": "\"a\" = \"Pay\";\n",
      "de.lproj/Texts.strings": "\"a\" = \"Zahlen\";\n",
      "en.lproj/Other.strings": "\"b\" = \"Pay\";\n",
    ])
    try git("init", "-q", "-b", "main")
    try git("add", ".")
    try git(
      "-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "Screens")
  }

  private func git(_ arguments: String...) throws {
    _ = try Program.run(
      URL(filePath: "/usr/bin/env"), ["git", "-C", folder.path()] + arguments, input: [])
  }

  private func audited(_ more: [String] = [], in name: String = "") throws -> [String] {
    let run = try folder.run(
      ["audit", "--diff", "HEAD", "--format", "jsonl", "--quiet"] + more, in: name)
    #expect(run.status < 2, "\(run.messages)")
    return try run.text.split(separator: "\n").compactMap {
      let line = try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      return line?["path"] as? String
    }
  }

  @Test func onlyWhatDiffersIsAudited() throws {
    #expect(try audited().isEmpty)
    try folder.write("screen 375x812 en\nbutton frame 0,100,90,44\n", to: "screens/c d.screen")
    try folder.write("screen 375x812 en\nbutton frame 0,100,90,44\n", to: "screens/new.screen")
    try folder.write("\"a\" = \"Bezahlen\";\n", to: "de.lproj/Texts.strings")
    try FileManager.default.removeItem(atPath: folder.path("screens/a.screen"))
    let all = [
      "screens/c d.screen", "screens/new.screen", "de.lproj/Texts.strings",
      "en.lproj/Texts.strings",
    ]
    #expect(try audited() == all)
    #expect(try audited(["screens", "screens/b.screen"]) == Array(all[..<2]))
    #expect(try audited(["."], in: "screens") == ["c d.screen", "new.screen"])
    #expect(try audited(["../de.lproj"], in: "screens") == ["../de.lproj/Texts.strings"])
  }

  @Test func aPictureBesideACaptureIsPartOfIt() throws {
    try folder.write("no picture", to: "screens/b.png")
    #expect(try audited(["screens"]) == ["screens/b.screen"])
  }

  @Test(arguments: ["nowhere", "--output=x", "HEAD~5"])
  func aRevisionThatIsNoneIsWrongUsage(_ revision: String) throws {
    let run = try folder.run(["audit", "screens", "--diff=\(revision)"])
    #expect(run.status == 2 && run.text.isEmpty, "\(run.messages)")
    #expect(run.messages.contains("error: there is no commit '\(revision)' in this repository"))
  }

  @Test func aFolderOutsideOfARepositoryIsWrongUsage() throws {
    let other = try Scratch(["a.screen": "screen en\nbutton \"Pay\"\n"])
    let run = try other.run(["audit", "a.screen", "--diff", "HEAD"])
    #expect(run.status == 2 && run.messages.contains("this folder is in no Git repository"))
  }
}
