import EarshotHost
import Foundation
import TestSupport
import Testing

/// Files that are whole or not there.
struct StagedFileTests {
  /// A long name is cut for the while that the file is written, and its leftovers are found as well.
  @Test(arguments: ["document.json", String(repeating: "long", count: 30) + ".json"])
  func whatAWriterLeftIsRemovedAndNothingElse(_ name: String) throws {
    let start = ".\(name.prefix(100))."
    let left = ["0A1B2C3D", "FFFFFFFF"].map { start + $0 }
    let others = [
      start + "original", start + "0a1b2c3e", start + "0A1B2C3", name, ".other.0A1B2C3D",
    ]
    let young = start + "00000000"
    let scratch = try Scratch(
      Dictionary(uniqueKeysWithValues: (left + others + [young]).map { ($0, "{}") }))
    defer { scratch.remove() }
    for name in left + others {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -120)], ofItemAtPath: scratch.path(name))
    }
    StagedFile.removeLeftovers(of: scratch.path(name))
    let kept = try FileManager.default.contentsOfDirectory(atPath: scratch.path())
    #expect(Set(kept) == Set(others + [young]))
  }

  /// The names that are looked for are those that a writer uses.
  @Test func aWriterThatEndsInTheMiddleLeavesWhatIsLookedFor() throws {
    let scratch = try Scratch(["document.json": "old"])
    defer { scratch.remove() }
    let file = try StagedFile(scratch.path("document.json"))
    try file.write(Data("new".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path())
    let temporary = try #require(names.first { $0 != "document.json" })
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -120)], ofItemAtPath: scratch.path(temporary))
    StagedFile.removeLeftovers(of: scratch.path("document.json"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path()) == ["document.json"])
    withExtendedLifetime(file) {}
  }
}
