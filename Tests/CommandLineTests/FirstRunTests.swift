import Foundation
import TestSupport
import Testing

/// The report of a first run is read in one look: of a folder, and of each file in it.
struct FirstRunTests {
  private static let mostLines = 60

  @Test(arguments: SelfContradictionTests.folders) func aFirstRunIsShort(_ folder: URL) throws {
    let all = try lines(of: folder)
    #expect(all > 0 && all <= Self.mostLines, "the folder has \(all) lines")
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    for case let file as URL in try #require(files)
    where try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
      let count = try lines(of: file)
      #expect(count <= Self.mostLines, "\(file.lastPathComponent) has \(count) lines")
    }
  }

  private func lines(of input: URL) throws -> Int {
    let said = try Program.run(
      Program.folder.appending(path: "earshot"),
      ["audit", input.path, "--fail-on", "never", "--quiet"], input: [])
    return said.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  }
}
