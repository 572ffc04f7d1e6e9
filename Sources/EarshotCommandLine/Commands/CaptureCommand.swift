import ArgumentParser
import EarshotProject
import EarshotText

/// Answers how to take a capture.
struct CaptureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "capture",
    abstract: "Say how to take a capture with the tools that you have.",
    discussion: """
      Earshot reads what other tools write of a screen. Without an argument the tools are listed; \
      with the name of one it says what to type. Nothing is started, and no device is needed.

      Examples:
        earshot capture
        earshot capture appium
      """)

  @Argument(
    help: ArgumentHelp("A tool of the list.", valueName: "tool"),
    completion: .list(CaptureRecipe.all.map(\.id)))
  var tool: String?

  func run() throws {
    guard let tool else {
      print(CaptureRecipe.list, terminator: "")
      return
    }
    guard let recipe = CaptureRecipe.named(tool.lowercased()) else {
      let ids = CaptureRecipe.all.map(\.id)
      throw ValidationError(
        "there is no recipe for '\(tool)'; "
          + Suggestion.help(
            for: tool.lowercased(), among: ids, or: "'earshot capture' lists the tools"))
    }
    print(recipe.text, terminator: "")
  }
}
