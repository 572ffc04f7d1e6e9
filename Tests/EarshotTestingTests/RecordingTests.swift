import Foundation
import Testing

@testable import EarshotTesting

/// Texts and files that are written on the first run.
struct RecordingTests {
  private static func temporary(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "earshot-testing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: name)
  }

  private static func check(_ screen: String, named name: String? = nil, in file: URL) async throws
  {
    try await requireSpokenReference(
      screen, named: name, filePath: file.path, function: "menu()")
  }

  @Test func aReferenceIsWrittenOnceAndThenCompared() async throws {
    let file = try Self.temporary("MenuTests.swift")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let screen = "header \"Menu\"\nbutton \"Add\""
    let recorded = await #expect(throws: ExpectationFailure.self) {
      try await Self.check(screen, in: file)
    }
    #expect(recorded?.description.hasPrefix("recorded what is heard into __Spoken__/") == true)
    let reference = file.deletingLastPathComponent()
      .appending(path: "__Spoken__/MenuTests.menu.txt")
    let text = try String(contentsOf: reference, encoding: .utf8)
    #expect(text == "Menu, heading\nAdd, button\n")
    try await Self.check(screen, in: file)
    let error = await #expect(throws: ExpectationFailure.self) {
      try await Self.check("header \"Menu\"", in: file)
    }
    #expect(error?.description.contains("− Add, button") == true)
    #expect(error?.description.contains("EARSHOT_RECORD=1 records again") == true)
  }

  @Test func recordingAgainIsForced() async throws {
    let file = try Self.temporary("MenuTests.swift")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    try ReferenceFile(testFile: file.path, function: "menu()", name: "new").write(["old"])
    try await Recorder.$isForced.withValue(true) {
      await #expect(throws: ExpectationFailure.self) {
        try await Self.check("text \"New\"", named: "new", in: file)
      }
      // What is right already does not fail again.
      try await Self.check("text \"New\"", named: "new", in: file)
      await #expect(throws: ScenarioMistake.self) {
        try await Self.check("text \"Other\"", named: "new", in: file)
      }
    }
  }

  @Test func manyTextsOfAFileAreWrittenAtOnce() async throws {
    let file = try Self.temporary("MenuTests.swift")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let count = 40
    let call = "  await expectSpoken(screen, inline: \"\"\"\n    \"\"\")\n"
    try Data(String(repeating: call, count: count).utf8).write(to: file)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        group.addTask {
          await #expect(throws: ExpectationFailure.self) {
            let screen = (0...number % 3).map { "text \"\(number).\($0)\"" }.joined(separator: "\n")
            try await requireSpoken(
              screen, inline: "", filePath: file.path, line: number * 2 + 1)
          }
        }
      }
    }
    let expected = (0..<count).map { number in
      let lines = (0...number % 3).map { "    \(number).\($0)\n" }.joined()
      return "  await expectSpoken(screen, inline: \"\"\"\n\(lines)    \"\"\")\n"
    }.joined()
    #expect(try String(contentsOf: file, encoding: .utf8) == expected)
  }

  @Test func theCasesOfATestCannotShareAText() async throws {
    let file = try Self.temporary("MenuTests.swift")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    try Data("f(inline: \"\")".utf8).write(to: file)
    await #expect(throws: ExpectationFailure.self) {
      try await requireSpoken("text \"A\"", inline: "", filePath: file.path, line: 1)
    }
    let error = await #expect(throws: ScenarioMistake.self) {
      try await requireSpoken("text \"B\"", inline: "", filePath: file.path, line: 1)
    }
    #expect(error?.description.contains("cannot share a text") == true)
  }

  @Test func inlineTextIsCompared() async throws {
    await expectSpoken(
      "header \"Menu\"\nbutton \"Say \\\"hi\\\"\"",
      inline: """
        Menu, heading
        Say "hi", button
        """)
    await withKnownIssue {
      await expectSpoken(
        "header \"Menu\"",
        inline: """
          Menu
          """)
    } matching: {
      $0.description.contains("was «Menu», heard «Menu, heading»")
    }
  }

  @Test func theReferenceBesideThisTestHolds() async {
    await expectSpokenReference("header \"Menu\"\nbutton \"Add\" hint \"Opens the product.\"")
  }
}
