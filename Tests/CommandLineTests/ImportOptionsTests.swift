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

  @Test(arguments: [("420", 411), ("2.625", 411), ("480", 360), ("160", 1080)])
  func theDensityOfAScreenOfAndroidIsNamed(_ density: String, _ width: Int) throws {
    let text = """
      <hierarchy rotation="0"><node index="0" text="Buy" class="android.widget.Button" \
      clickable="true" enabled="true" bounds="[0,0][1080,2100]"/></hierarchy>
      """
    let outcome = try Program.run(
      ["convert", "-", "--to", "notation", "--density", density], input: Array(text.utf8))
    #expect(outcome.text.hasPrefix("screen \(width)"), "\(outcome.text)")
    #expect(!outcome.messages.contains("frame"), "\(outcome.messages)")
    let guessed = try Program.run(
      ["convert", "-", "--to", "notation", "--explain-input"], input: Array(text.utf8))
    #expect(guessed.text.hasPrefix("screen 411"))
    #expect(guessed.messages.contains("does not tell: frame"))
  }

  @Test(arguments: [["--vodesign-dialect", "c"], ["--density", "0"], ["--density", "40"]])
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
    (
      ["--density", "420"],
      "--density is not used: it is for screens of Android, and this is 'notation'"
    ),
  ])
  func otherFormatsHaveNoUseForThem(_ options: [String], _ warning: String) throws {
    let outcome = try Program.run(
      ["read", "-"] + options, input: Array("screen en\nbutton \"a\"\n".utf8))
    #expect(outcome.messages.contains("-: warning: \(warning)\n"))
    #expect(outcome.status == 0)
  }
}
