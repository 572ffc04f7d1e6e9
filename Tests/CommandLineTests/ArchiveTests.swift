import Foundation
import TestSupport
import Testing

/// Zip archives as inputs, whatever they are called and wherever they come from.
struct ArchiveTests {
  private static let areToolsThere: Bool = {
    let outcome = try? Program.run(
      URL(filePath: "/bin/sh"), ["-c", "command -v unzip && command -v python3"], input: [])
    return outcome?.status == 0
  }()

  /// Makes an archive of texts by name, and gives its path.
  private func archive(_ name: String, _ files: [String: String], in folder: URL) throws -> URL {
    let archive = folder.appending(path: name)
    let script = """
      import sys, zipfile
      with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in zip(sys.argv[2::2], sys.argv[3::2]):
          data = b"\\0" * int(text[1:]) if text.startswith("*") else text
          with archive.open(name, "w", force_zip64=True) as file:
            file.write(data if isinstance(data, bytes) else data.encode())
      """
    let made = try Program.run(
      URL(filePath: "/usr/bin/env"),
      ["python3", "-c", script, archive.path] + files.flatMap { [$0.key, $0.value] }, input: [])
    #expect(made.status == 0, "\(made.messages)")
    return archive
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private static let one = ["a.screen": "screen en\nbutton \"A\"\n"]

  @Test(
    .enabled(if: areToolsThere || SharedFolder.isRequired),
    arguments: ["-dash.zip", "*.zip", "[a].zip", "a b.zip"])
  func theNameOfAnArchiveDoesNotMatter(_ name: String) throws {
    try inFolder { folder in
      let archive = try archive(name, Self.one, in: folder)
      let outcome = try Program.run(["read", archive.path, "--quiet"])
      #expect(outcome.text == "A, button\n", "\(outcome.messages)")
      #expect(outcome.status == 0)
    }
  }

  @Test(.enabled(if: areToolsThere || SharedFolder.isRequired)) func anArchiveComesThroughAPipe()
    throws
  {
    try inFolder { folder in
      let archive = try archive("a.zip", Self.one, in: folder)
      let heard = try Program.shell("cat '\(archive.path)' | earshot read - --quiet")
      #expect(heard == "A, button\n")
    }
  }

  @Test(.enabled(if: areToolsThere || SharedFolder.isRequired)) func aBadFileDecidesTheStatus()
    throws
  {
    try inFolder { folder in
      let files = ["bad.screen": "screen en\nbuton \"B\"\n", "notes.txt": "Nothing."]
      let archive = try archive("a.zip", files.merging(Self.one) { $1 }, in: folder)
      for arguments in [["read", archive.path], ["convert", archive.path, "--to", "notation"]] {
        let outcome = try Program.run(arguments)
        #expect(outcome.status == 3)
        #expect(outcome.text.contains("A"))
        let error = "\(archive.path)/bad.screen:2:1: error: unknown word 'buton'"
        #expect(outcome.messages.contains(error))
        let note = "\(archive.path): note: left out: 1 file of no known format\n"
        #expect(outcome.messages.contains(note))
      }
    }
  }

  @Test(.enabled(if: areToolsThere || SharedFolder.isRequired)) func anAuditNamesTheFile() throws {
    try inFolder { folder in
      let files = ["x/a.screen": "screen en\nbutton\n", "bad.screen": "screen en\nbuton\n"]
      let archive = try archive("z.zip", files, in: folder)
      let outcome = try Program.run(["audit", archive.path, "--format", "xcode", "--quiet"])
      #expect(outcome.text.contains("z.zip/x/a.screen:2:1: error: "), "\(outcome.text)")
      #expect(outcome.text.contains("z.zip/bad.screen:2:1: error: unknown word 'buton'"))
    }
  }

  @Test(.enabled(if: areToolsThere || SharedFolder.isRequired)) func theFormatCanBeNamed() throws {
    try inFolder { folder in
      let archive = try archive("a.zip", ["a.json": "[]"], in: folder)
      let outcome = try Program.run(["read", archive.path, "--from", "notation"])
      #expect(outcome.status == 3)
      #expect(outcome.messages.contains("a.zip:1:1: error: "))
    }
  }

  @Test(.enabled(if: areToolsThere || SharedFolder.isRequired)) func anArchiveHasABound() throws {
    try inFolder { folder in
      let archive = try archive("bomb.zip", ["a": "*600000000", "b": "*600000000"], in: folder)
      let outcome = try Program.run(["read", archive.path])
      #expect(outcome.status == 3)
      #expect(outcome.messages.contains("bomb.zip: error: what is packed is larger than 256 MB\n"))
    }
  }
}
