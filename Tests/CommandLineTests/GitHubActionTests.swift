import Foundation
import TestSupport
import Testing

/// The action for GitHub, run as its runner does, on a pull request that breaks something.
struct GitHubActionTests {
  private static let isPythonThere: Bool = {
    let outcome = try? Program.shell("python3 --version && git --version")
    return outcome?.contains("git version") == true
  }()

  /// Runs the action in an ordinary project on a pull request that changes `Screens/menu.screen`; what
  /// it prints, with the status behind it.
  private func text(
    of change: String, _ inputs: [String: String] = [:], in scratch: Scratch
  ) throws -> String {
    let root = SharedFolder.checkout.path
    let variables = ["EARSHOT_PATHS": ".", "EARSHOT_COMMENT": "false"].merging(inputs) { $1 }
      .map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    return try Program.shell(
      """
      set -e
      cp -R '\(root)/Fixtures/Projects/Ordinary' '\(scratch.path("app"))'
      cd '\(scratch.path("app"))'
      earshot audit . --quiet --write-baseline .earshot-baseline.json > ../baseline.txt
      git init -q . && git config user.name T && git config user.email t@example.com
      git add -A && git commit -q -m base
      sed -i.bak '\(change)' Screens/menu.screen && rm Screens/menu.screen.bak
      git add -A && git commit -q -m head
      printf '{"pull_request": {"number": 1, "base": {"sha": "%s"}}}' "$(git rev-parse HEAD~1)" \
        > ../event.json
      export GITHUB_EVENT_PATH=../event.json GITHUB_STEP_SUMMARY=../summary.md \
        GITHUB_OUTPUT=../output.txt RUNNER_TEMP=.. \(variables)
      unset GITHUB_TOKEN
      python3 '\(root)/Integrations/github/audit.py' 2> ../messages.txt && echo passed || echo status $?
      """)
  }

  @Test(.enabled(if: isPythonThere || SharedFolder.isRequired)) func onlyWhatIsAddedCounts() throws
  {
    let scratch = try Scratch([:])
    defer { scratch.remove() }
    let text = try text(of: #"s/button "Cart" id/button id/"#, in: scratch)
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(commands.count == 1, "\(text)")
    #expect(commands.first?.hasPrefix("::error file=Screens/menu.screen,line=4,col=1,") == true)
    #expect(text.hasSuffix("status 1\n"), "\(text)")
    #expect(try scratch.text(of: "output.txt").hasPrefix("status=1\nsarif="))
    let summary = try scratch.text(of: "summary.md")
    #expect(summary.contains("icon-button-label-missing") && summary.utf8.count < 2_048)
    let sarif = try scratch.text(of: "earshot.sarif")
    #expect(sarif.matches(of: /"ruleId"/).count == 1)
  }

  /// A warning fails as the pages say, with the base and with a baseline, unless the arguments name
  /// what does; and nothing is said of a base that could not be audited.
  @Test(
    .enabled(if: isPythonThere || SharedFolder.isRequired),
    arguments: [
      ("", "status 1"), ("--fail-on-new", "status 1"),
      ("--baseline .earshot-baseline.json", "status 1"), ("--fail-on error", "passed"),
      ("--fail-on=error --baseline=.earshot-baseline.json", "passed"),
    ])
  func aWarningThatIsAddedFails(_ arguments: String, _ end: String) throws {
    let scratch = try Scratch([:])
    defer { scratch.remove() }
    let text = try text(
      of: #"s/"Cart"/"Cart button"/"#, ["EARSHOT_ARGUMENTS": arguments], in: scratch)
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(commands.count == 1 && commands[0].hasPrefix("::warning file=Screens/menu"), "\(text)")
    #expect(text.hasSuffix("\(end)\n"), "\(text)")
  }

  /// A path with a space is one path in quotation marks.
  @Test(.enabled(if: isPythonThere || SharedFolder.isRequired)) func aPathMayHaveASpace() throws {
    let scratch = try Scratch([:])
    defer { scratch.remove() }
    let root = SharedFolder.checkout.path
    let text = try Program.shell(
      """
      cp -R '\(root)/Fixtures/Projects/Ordinary/Screens' '\(scratch.path("My Screens"))'
      cd '\(scratch.path())'
      export EARSHOT_PATHS='"My Screens"'
      unset GITHUB_TOKEN GITHUB_EVENT_PATH
      python3 '\(root)/Integrations/github/audit.py' || echo status $?
      """)
    #expect(text.contains("::error file=My Screens/cart.screen,line="), "\(text)")
    #expect(text.hasSuffix("status 1\n"), "\(text)")
  }

  /// Of paths that the base does not have all is new.
  @Test(.enabled(if: isPythonThere || SharedFolder.isRequired))
  func whatTheBaseLacksIsNew() throws {
    let scratch = try Scratch([:])
    defer { scratch.remove() }
    let text = try text(
      of: #"s/"Cart"/"Cart button"/;w Screens/new.screen"#,
      ["EARSHOT_PATHS": "Screens/new.screen"], in: scratch)
    #expect(text.contains("::warning file=Screens/new.screen"), "\(text)")
    #expect(text.hasSuffix("status 1\n"), "\(text)")
    #expect(try scratch.text(of: "summary.md").contains("what this pull request adds"))
  }
}
