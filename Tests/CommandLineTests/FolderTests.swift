import Foundation
import TestSupport
import Testing

/// Folders, packages and archives in the place of captures.
struct FolderTests {
  /// A folder with notation files, a file of another kind, and a broken capture.
  private func folder(_ count: Int) throws -> URL {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "deep"), withIntermediateDirectories: true)
    for number in 0..<count {
      let name = String(
        format: number.isMultiple(of: 2) ? "deep/%03d.screen" : "%03d.screen", number)
      try "screen en\nbutton \"B\(number)\"\n".write(
        to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    try "Nothing to read here.\n".write(
      to: folder.appending(path: "notes.md"), atomically: true, encoding: .utf8)
    return folder
  }

  @Test(arguments: ["1", "2", "16"])
  func theOutputIsInTheOrderOfTheInput(_ jobs: String) throws {
    let folder = try folder(60)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Program.run(
      ["read", folder.path, "--quiet", "--format", "json", "--jobs", jobs])
    #expect(outcome.status == 0)
    let paths = outcome.text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /"path":"([^"]+)"/).map { String($0.1) }
    }
    #expect(paths.count == 60)
    #expect(paths == paths.sorted())
  }

  @Test func oneBadFileNeverStopsTheRest() throws {
    let folder = try folder(4)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "screen en\nbuton \"A\"\n".write(
      to: folder.appending(path: "002b.screen"), atomically: true, encoding: .utf8)
    let outcome = try Program.run(["read", folder.path])
    #expect(outcome.status == 3)
    #expect(outcome.text.components(separatedBy: "==>").count == 5)
    #expect(outcome.messages.contains("002b.screen:2:1: error: unknown word 'buton'"))
    #expect(
      outcome.messages.contains("\(folder.path): note: left out: 1 file of no known format\n"))
  }

  @Test func aFolderWithoutCapturesIsNoSuccess() throws {
    let outcome = try Program.run(["read", "Documentation/VoiceOver", "--quiet"])
    #expect(outcome.status == 3)
    #expect(outcome.messages.contains("error: no file in this folder is a capture"))
  }

  @Test(arguments: ["read", "audit"], ["Harbor.xcodeproj", "Harbor.xcworkspace/"])
  func aFileOfXcodeNamesTheFolderOfTheProject(_ verb: String, _ name: String) throws {
    let scratch = try Scratch(["app/\(name)/contents.pbxproj": "// !$*UTF8*$!\n"])
    defer { scratch.remove() }
    let outcome = try scratch.run([verb, "app/\(name)"])
    #expect(outcome.status == 3)
    #expect(
      outcome.messages.contains("help: name the folder of the project: 'app'\n"),
      "\(outcome.messages)")
  }

  /// A file that is named without its folder, which is below, once; not what tools put there.
  @Test(arguments: ["read", "audit"])
  func aFileThatIsBelowIsNamed(_ verb: String) throws {
    let screen = "screen en\nbutton \"B\"\n"
    let scratch = try Scratch([
      "app/Base.lproj/Login.storyboard": screen, "Pods/x/Login.storyboard": screen,
      "a/menu.screen": screen, "b/menu.screen": screen,
    ])
    defer { scratch.remove() }
    for name in ["Login.storyboard", "Base.lproj/Login.storyboard"] {
      let outcome = try scratch.run([verb, name])
      #expect(outcome.status == 3)
      #expect(
        outcome.messages.contains("help: did you mean 'app/Base.lproj/Login.storyboard'?\n"),
        "\(outcome.messages)")
    }
    #expect(!(try scratch.run([verb, "menu.screen"]).messages.contains("did you mean")))
  }

  @Test func anArchiveIsOneInput() throws {
    let folder = try folder(3)
    defer { try? FileManager.default.removeItem(at: folder) }
    let archive = folder.appending(path: "all.zip")
    let script =
      "import shutil,sys; shutil.make_archive(sys.argv[1][:-4] + '-new', 'zip', sys.argv[2])"
    let made = try Program.run(
      URL(filePath: "/usr/bin/env"),
      ["python3", "-c", script, archive.path, folder.appending(path: "deep").path], input: [])
    #expect(made.status == 0)
    let outcome = try Program.run(["read", folder.path + "/all-new.zip", "--quiet"])
    if outcome.messages.contains("install the package unzip"), !SharedFolder.isRequired { return }
    #expect(outcome.text.contains("B0, button\n"))
    #expect(outcome.text.contains("B2, button\n"))
    #expect(outcome.status == 0)
  }
}
