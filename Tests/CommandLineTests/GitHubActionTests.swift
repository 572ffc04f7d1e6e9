import Foundation
import TestSupport
import Testing

/// The action for GitHub, run as its runner does, on a pull request that breaks one label.
struct GitHubActionTests {
  private static let isPythonThere: Bool = {
    let outcome = try? Program.shell("python3 --version && git --version")
    return outcome?.contains("git version") == true
  }()

  @Test(.enabled(if: isPythonThere || SharedFolder.isRequired)) func onlyWhatIsAddedCounts() throws
  {
    let scratch = try Scratch([:])
    defer { scratch.remove() }
    let root = SharedFolder.checkout.path
    let script = """
      set -e
      cp -R '\(root)/Fixtures/Projects/Ordinary' '\(scratch.path("app"))'
      cd '\(scratch.path("app"))'
      git init -q . && git config user.name T && git config user.email t@example.com
      git add -A && git commit -q -m base
      sed -i.bak 's/button "Cart" id/button id/' Screens/menu.screen && rm Screens/menu.screen.bak
      git add -A && git commit -q -m head
      printf '{"pull_request": {"number": 1, "base": {"sha": "%s"}}}' "$(git rev-parse HEAD~1)" \
        > ../event.json
      export GITHUB_EVENT_PATH=../event.json GITHUB_STEP_SUMMARY=../summary.md \
        GITHUB_OUTPUT=../output.txt RUNNER_TEMP=.. EARSHOT_PATHS=. EARSHOT_COMMENT=false
      unset GITHUB_TOKEN
      python3 '\(root)/Integrations/github/audit.py' 2> ../messages.txt && echo passed || echo status $?
      """
    let text = try Program.shell(script)
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
}
