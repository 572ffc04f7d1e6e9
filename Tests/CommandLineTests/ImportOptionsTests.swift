import Foundation
import TestSupport
import Testing

/// Options that tell what an input does not.
struct ImportOptionsTests {
  private let design = Array(
    #"[{"label":"A","trait":16,"frame":[[0,0],[90,60]]}]"#.utf8)

  @Test func theDialectOfADesignIsNamed() throws {
    let assumed = try Program.run(["read", "-"], input: design)
    #expect(assumed.text == "A\n")
    #expect(
      assumed.messages.contains(
        "-:1:23: warning: two programs number traits differently, and the design fits both; its "
          + "traits are read as those of VoiceOver Designer (dialect a)\n"))
    for (dialect, text) in [("a", "A\n"), ("b", "Selected, A\n"), ("auto", "A\n")] {
      let outcome = try Program.run(["read", "-", "--vodesign-dialect", dialect], input: design)
      #expect(outcome.text == text)
      #expect(outcome.messages.contains("two programs") == (dialect == "auto"))
      #expect(outcome.status == 0)
    }
  }

  @Test(arguments: [["--vodesign-dialect", "c"]])
  func wrongValuesAreRefused(_ options: [String]) throws {
    for verb in [["read", "a"], ["convert", "a", "--to", "view"], ["compare", "a", "b"]] {
      let outcome = try Program.run(verb + options)
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
    }
  }

  @Test(arguments: [
    (
      ["--strings", "Fixtures/Captures/interface-builder/ru.lproj/Order.strings"],
      "--strings is not used: it is for storyboards and xibs, and this is 'notation'"
    ),
    (["--vodesign-dialect", "b"], "--vodesign-dialect is not used: this is 'notation'"),
  ])
  func otherFormatsHaveNoUseForThem(_ options: [String], _ warning: String) throws {
    let outcome = try Program.run(
      ["read", "-"] + options, input: Array("screen en\nbutton \"a\"\n".utf8))
    #expect(outcome.messages.contains("-: warning: \(warning)\n"))
    #expect(outcome.status == 0)
  }
}
