#if Source
  import Foundation
  import TestSupport
  import Testing

  /// Projects of several files: which screens they have, what is heard on them, and what is found.
  ///
  /// A case is a folder of `Fixtures/Source/Projects` and a file beside it, `NAME.heard`, or
  /// `NAME.ru.heard` for another language, with the list of the screens and what they say.
  struct SourceProjectTests {
    struct Case: CustomTestStringConvertible {
      let recording: URL

      var testDescription: String { recording.lastPathComponent }

      private var parts: [Substring] { recording.lastPathComponent.split(separator: ".") }

      var folder: String { "Fixtures/Source/Projects/\(parts[0])" }

      var options: [String] {
        ["--quiet"] + (parts.count > 2 ? ["--language", String(parts[1])] : [])
      }

      static func all(ending: String) -> [Case] {
        SharedFolder.files(
          in: SharedFolder.checkout.appending(path: "Fixtures/Source/Projects"), ending: ending
        ).map(Case.init)
      }

      /// Compares with what is recorded, or records.
      func expect(_ text: String) throws {
        if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
          try text.write(to: recording, atomically: true, encoding: .utf8)
          return
        }
        #expect(try text == String(contentsOf: recording, encoding: .utf8))
      }
    }

    @Test(arguments: Case.all(ending: ".heard"))
    func theScreensAreHeard(_ project: Case) throws {
      let list = try Program.run(["read", project.folder, "--list"] + project.options)
      let heard = try Program.run(["read", project.folder, "--no-hints"] + project.options)
      #expect(list.status == 0 && heard.status == 0)
      let text = (list.text + "\n" + heard.text).replacing(project.folder + "/", with: "")
      try project.expect(text)
    }

    /// The rules and places of what is found, each cause once.
    @Test(arguments: Case.all(ending: ".found"))
    func theProblemsAreFound(_ project: Case) throws {
      let outcome = try Program.run(
        ["audit", project.folder, "--format", "concise"] + project.options)
      #expect(outcome.status <= 1, "all of it is read")
      try project.expect(outcome.text.replacing(project.folder + "/", with: ""))
    }

    @Test func theListIsJSONToo() throws {
      let outcome = try Program.run([
        "read", "Fixtures/Source/Projects/Presented", "--list", "--format", "json", "--quiet",
      ])
      let object = try JSONSerialization.jsonObject(with: Data(outcome.text.utf8))
      let screens = try #require((object as? [String: Any])?["screens"] as? [[String: Any]])
      let first = try #require(screens.first { $0["name"] as? String == "DishView" })
      #expect(first["kind"] as? String == "destination of MenuView")
      #expect((first["path"] as? String)?.hasSuffix("Presented/Menu.swift") == true)
      #expect((first["location"] as? [Int])?.first ?? 0 > 1)
    }

    @Test func theListOfACaptureHasItsTitles() throws {
      let outcome = try Program.run(["read", "pizza", "pizza/cart", "--list", "--quiet"])
      #expect(outcome.text.split(separator: "\n").count >= 2)
      #expect(try Program.run(["read", "pizza", "--list", "--ids"]).status != 0)
    }

    @Test func aFileWithoutAViewIsNoCaptureThatCameTooEarly() throws {
      let scratch = try Scratch(["Model.swift": "struct Model {}\n"])
      defer { scratch.remove() }
      let outcome = try Program.run(["audit", scratch.path("Model.swift")])
      #expect(outcome.messages.contains("describes no view"))
      #expect(!outcome.text.contains("capture-empty"))
    }
  }
#endif
