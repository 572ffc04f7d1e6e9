#if Source
  import Foundation
  import TestSupport
  import Testing

  /// Suppressions in the comments of Swift files: what is found in `Fixtures/Source/Suppressions/NAME.swift`
  /// is `NAME.found`.
  ///
  /// `EARSHOT_RECORD=1 swift test --filter SourceSuppressionTests` writes those.
  struct SourceSuppressionTests {
    private static let folder = "Fixtures/Source/Suppressions"
    private static let isRecording = ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1"
    static let names =
      ((try? FileManager.default.contentsOfDirectory(
        atPath: SharedFolder.checkout.appending(path: folder).path)) ?? [])
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()

    @Test func thereAreCases() { #expect(Self.names.count >= 15) }

    @Test(arguments: names) func commentsHideWhatTheyName(_ name: String) throws {
      let path = "\(Self.folder)/\(name).swift"
      let outcome = try Program.run(["audit", path, "--format", "concise", "--fail-on", "never"])
      let notes = outcome.messages.split(separator: "\n").filter { $0.contains(": warning: ") }
      let found = (outcome.text.split(separator: "\n") + notes).map { line in
        line.replacing("\(path):", with: "") + "\n"
      }.joined()
      let record = SharedFolder.checkout.appending(path: "\(Self.folder)/\(name).found")
      if Self.isRecording { try found.write(to: record, atomically: true, encoding: .utf8) }
      #expect(try String(contentsOf: record, encoding: .utf8) == found)
    }

    @Test func aPartOfTheRulesDoesNotMakeAllUnused() throws {
      let path = "\(Self.folder)/All.swift"
      let outcome = try Program.run(
        ["audit", path, "--format", "concise", "--only", "suppression-unused,title-missing"])
      #expect(!outcome.text.contains("suppression-unused"))
    }

    @Test func aFlawOfASharedComponentIsOneWithItsScreens() throws {
      let screen = "import SwiftUI\nstruct %: View { var body: some View { Row(); Row() } }\n"
      let scratch = try Scratch([
        "App/Cart.swift": screen.replacing("%", with: "Cart"),
        "App/Menu.swift": screen.replacing("%", with: "Menu"),
        "App/Row.swift":
          "import SwiftUI\nstruct Row: View {\n  var body: some View { Image(\"wave\") }\n}\n",
      ])
      defer { scratch.remove() }
      let outcome = try scratch.run(["audit", "App", "--only", "image-label-missing"])
      #expect(outcome.text.hasPrefix("1 warning (2 screens)"))
      #expect(outcome.text.contains("App/Row.swift:3:25: “wave” (Image[1]), 2 screens: Cart, Menu"))
      try scratch.write(
        "import SwiftUI\nstruct Row: View {\n  // earshot:disable:next image-label-missing drawn\n"
          + "  var body: some View { Image(\"wave\") }\n}\n", to: "App/Row.swift")
      let hidden = try scratch.run(["audit", "App", "--only", "image-label-missing"])
      #expect(hidden.status == 0)
    }

    @Test func theConfigurationHidesFindingsAboutCode() throws {
      let scratch = try Scratch([
        ".earshot.yml": """
        ignore:
          - {rule: src-hidden-literal-false, screen: App/Menu.swift, reason: shown since spring}
        """,
        "App/Menu.swift": """
        import SwiftUI
        struct Menu: View { var body: some View { Text("Ham").accessibilityHidden(false) } }
        """,
      ])
      defer { scratch.remove() }
      let outcome = try scratch.run(
        ["audit", "App", "--only", "src-hidden-literal-false,suppression-unused"])
      #expect(
        outcome.text.contains("Nothing was found. (1 screen, 1 suppressed)"), "\(outcome.text)")
    }
  }
#endif
