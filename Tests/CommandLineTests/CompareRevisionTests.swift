import Foundation
import TestSupport
import Testing

/// `earshot compare --revision` from outside, in repositories that are made for it.
@Suite(.enabled(if: Repository.isGitThere)) struct CompareRevisionTests {
  private static let before = [
    "App/menu.screen": "screen \"Menu\" en\nheader \"Menu\"\nbutton \"Cart\"\n",
    "App/still.screen": "screen \"Still\" en\nbutton \"OK\"\n",
    "App/old.screen": "screen \"Old\" en\nbutton \"Back\"\n",
    "README.md": "An app.\n",
  ]

  private static let after = [
    "App/menu.screen":
      "screen \"Menu\" en\nheader \"Menu\"\nbutton \"Cart\" value \"2\"\nbutton \"\"\n",
    "App/new.screen": "screen \"New\" en\nbutton \"Go\"\nbutton \"Stop\"\n",
  ]

  /// The commits `first` and `second`, of which the second is checked out.
  private func repository() throws -> Repository {
    let repository = try Repository(Self.before)
    try repository.commit("first")
    try repository.write(Self.after)
    try repository.remove("App/old.screen")
    try repository.commit("second")
    return repository
  }

  @Test func tellsWhatACommitChanges() throws {
    let outcome = try repository().earshot(["--revision", "first..second"])
    #expect(
      outcome.text.hasPrefix(
        """
        ==> Menu, App/menu.screen <==
        ~ 2 → 2 (same label)
            was Cart, button
            now Cart, 2, button
        + 3 Button
        came App/menu.screen:4: error: the button has no title
        """), "\(outcome.text)")
    #expect(outcome.text.contains("==> new: New, App/new.screen, 2 stops <==\n"))
    #expect(outcome.text.contains("==> gone: Old, App/old.screen, 1 stop <==\n"))
    #expect(
      outcome.text.contains("first → second: screens: 1 changed, 1 new, 1 gone, 1 unchanged;"))
    #expect(outcome.messages == "")
    #expect(outcome.status == 0)
  }

  /// The ways to name two revisions that are the same two.
  @Test(arguments: [
    ["--revision", "first"], ["--revision", "first", "second"], ["--revision", "first.."],
    ["--revision", "first...second"], ["--revision", "first", "App"],
    ["--revision", "HEAD~1", "App"],
  ])
  func revisionsAreNamedAsInGit(_ arguments: [String]) throws {
    let outcome = try repository().earshot(arguments)
    #expect(outcome.text.contains("1 changed, 1 new, 1 gone, 1 unchanged"), "\(outcome.text)")
    #expect(outcome.messages == "")
  }

  @Test func theWorkingTreeIsReadWithFilesThatAreNotAdded() throws {
    let repository = try repository()
    try repository.write([
      "App/fresh.screen": "screen \"Fresh\" en\nbutton \"A\"\n", ".gitignore": "*.tmp.screen\n",
      "App/x.tmp.screen": "screen \"Left out\" en\nbutton \"A\"\n",
    ])
    let outcome = try repository.earshot(["--revision", "second"])
    #expect(outcome.text.contains("==> new: Fresh, App/fresh.screen, 1 stop <==\n"))
    #expect(
      outcome.text.contains("second → working tree: screens: 0 changed, 1 new, 0 gone, 3 unc"))
  }

  @Test func aFileIsComparedAlone() throws {
    let outcome = try repository().earshot(["--revision", "first", "App/menu.screen"])
    #expect(outcome.text.contains("1 changed, 0 new, 0 gone, 0 unchanged"), "\(outcome.text)")
  }

  @Test(arguments: [
    ("added", 1), ("removed", 1), ("wording", 1), ("order", 0), ("findings", 1), ("contrast", 0),
    ("any", 1),
  ])
  func failsOnWhatItIsToldToFailOn(_ kind: String, _ status: Int32) throws {
    let outcome = try repository().earshot(["--revision", "first", "--fail-on", kind])
    #expect(outcome.status == status)
  }

  @Test func markdownHasATableForEachScreen() throws {
    let outcome = try repository().earshot(["--revision", "first", "--format", "markdown"])
    #expect(
      outcome.text.hasPrefix("## What people hear: first → working tree\n\nScreens: 1 changed"))
    #expect(
      outcome.text.contains(
        """
        ### Menu, App/menu.screen

        stops 2 → 3
        """), "\(outcome.text)")
    #expect(outcome.text.contains("| changed | Cart, button | Cart, 2, button |\n"))
    #expect(outcome.text.contains("| added |  | Button |\n"))
    #expect(outcome.text.contains("| new finding |  | **error** the button has no title"))
    #expect(outcome.text.contains("| screen |  | New, App/new.screen: 2 stops |\n"))
    #expect(outcome.text.contains("| screen | Old, App/old.screen: 1 stop |  |\n"))
  }

  @Test func jsonHoldsTheSame() throws {
    let outcome = try repository().earshot(["--revision", "first", "--format", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let screens = json?["screens"] as? [[String: Any]] ?? []
    #expect(screens.map { $0["kind"] as? String } == ["changed", "new", "gone"])
    #expect((screens.first?["came"] as? [Any])?.count == 1)
    #expect(json?["unchanged"] as? Int == 1)
  }

  @Test(arguments: [
    ("nowhere", "there is no commit 'nowhere' in this repository"),
    ("--all", "there is no commit '--all' in this repository"),
    ("first..nowhere", "there is no commit 'nowhere' in this repository"),
  ])
  func aRevisionThatIsNotThereIsNamed(_ revision: String, _ message: String) throws {
    let outcome = try repository().earshot(["--revision=\(revision)"])
    #expect(outcome.messages.hasPrefix(".: error: \(message)\n  help: name a commit"))
    #expect(outcome.status == 3)
  }

  @Test func whatIsNoRepositoryIsSaid() throws {
    let folder = try ScratchFolder(Self.before)
    let outcome = try Program.run(["compare", "--revision", "HEAD", folder.url.path])
    #expect(outcome.messages.contains("error: this folder is in no Git repository"))
    #expect(outcome.status == 3)
  }

  @Test func aCaptureThatCannotBeReadIsNoChange() throws {
    let repository = try repository()
    try repository.write(["App/menu.screen": "screen \"Menu\" en\nbutton \"A\n"])
    let outcome = try repository.earshot(["--revision", "second"])
    #expect(outcome.messages.hasPrefix("App/menu.screen:2:"), "\(outcome.messages)")
    #expect(outcome.text.contains("0 changed, 0 new, 0 gone, 2 unchanged"))
    #expect(outcome.status == 3)
  }

  #if Source
    @Test func aChangeOfAPartIsHeardOnTheScreensAroundIt() throws {
      let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"TEXT\") } }\n"
      let screens = """
        import SwiftUI
        struct Menu: View { var body: some View { VStack { Row(); Button("Buy") {} } } }
        struct About: View { var body: some View { Text("About") } }

        """
      let repository = try Repository([
        "App/Row.swift": row.replacing("TEXT", with: "Pizza"), "App/Screens.swift": screens,
      ])
      try repository.commit("first")
      try repository.write(["App/Row.swift": row.replacing("TEXT", with: "Pizza, 5 euros")])
      let outcome = try repository.earshot(["--revision", "first"])
      #expect(
        outcome.text.hasPrefix(
          """
          ==> Menu, App/Screens.swift <==
          - 1 Pizza
          + 1 Pizza, 5 euros
          first → working tree: screens: 1 changed, 0 new, 0 gone, 1 unchanged;
          """), "\(outcome.text)")
    }

    @Test func findingsInCodeCarryOverLinesThatMove() throws {
      let code = """
        import SwiftUI
        struct Menu: View {
          var body: some View { Button { } label: { Image("ic_cart") } }
        }

        """
      let repository = try Repository(["Menu.swift": code])
      try repository.commit("first")
      try repository.write(["Menu.swift": "// Moved.\n\n" + code])
      let moved = try repository.earshot(["--revision", "first"])
      #expect(moved.text.contains("1 unchanged; findings: 0 came, 0 went"), "\(moved.text)")
      try repository.write([
        "Menu.swift": code.replacing(
          "Image(\"ic_cart\")", with: "Image(\"ic_cart\").accessibilityLabel(\"Cart\")")
      ])
      let mended = try repository.earshot(["--revision", "first"])
      #expect(mended.text.contains("1 changed, 0 new, 0 gone"), "\(mended.text)")
      #expect(mended.text.contains("\nwent Menu.swift:3: error: "))
    }
  #endif
}

/// A Git repository of a test, removed after it.
private struct Repository {
  static let isGitThere: Bool =
    (try? Program.run(URL(filePath: "/usr/bin/env"), ["git", "--version"], input: []))?.status == 0

  private let folder: ScratchFolder

  init(_ files: [String: String]) throws {
    folder = try ScratchFolder(files)
    try git(["init", "--quiet"])
  }

  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
    }
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.path(name))
  }

  /// Commits all files, and gives the commit a name.
  func commit(_ name: String) throws {
    try git(["add", "--all"])
    try git(["commit", "--quiet", "--message", name])
    try git(["tag", name])
  }

  /// Runs `earshot compare` in the folder.
  func earshot(_ arguments: [String]) throws -> Program.Outcome {
    try Program.run(
      Program.folder.appending(path: "earshot"), ["compare"] + arguments, input: [], in: folder.url)
  }

  private func git(_ arguments: [String]) throws {
    let settings = ["user.name=Test", "user.email=test@example.org", "commit.gpgsign=false"]
    let outcome = try Program.run(
      URL(filePath: "/usr/bin/env"), ["git"] + settings.flatMap { ["-c", $0] } + arguments,
      input: [], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.messages)")
  }
}
