import Foundation
import TestSupport
import Testing

/// What `earshot compare` reads, and what it says when it cannot.
struct CompareInputTests {
  private static let screen = "screen en\nbutton \"A\"\n"

  @Test func whatIsNoCaptureIsLeftOutOfAFolder() throws {
    let scratch = try ScratchFolder([
      "before/menu.screen": Self.screen, "before/README.md": "Taken on Monday.\n",
      "after/menu.screen": Self.screen, "after/menu.png": "\u{89}PNG",
    ])
    let outcome = try Program.run(
      ["compare", scratch.path("before"), scratch.path("after"), "--fail-on", "any"])
    #expect(outcome.text.hasPrefix("0 added, 0 removed"))
    #expect(outcome.status == 0)
    for folder in ["before", "after"] {
      let note = "\(scratch.path(folder)): note: left out: 1 file of no known format\n"
      #expect(outcome.messages.contains(note))
    }
  }

  private static func design(_ label: String) -> String {
    "{\"elements\":[{\"type\":\"frame\",\"label\":\"Start\",\"frame\":[[0,0],[1170,2532]],"
      + "\"elements\":[{\"label\":\"\(label)\",\"trait\":1,\"frame\":[[30,60],[99,132]]}]}]}"
  }

  @Test(arguments: [
    ("a.vodesign", "b.vodesign"), ("a.vodesign/", "b.vodesign"), ("one", "two"),
    ("a.vodesign", "b.screen"),
  ])
  func aPackageIsOneInput(_ before: String, _ after: String) throws {
    let scratch = try ScratchFolder([
      "a.vodesign/document.json": Self.design("Yes"),
      "b.vodesign/document.json": Self.design("No"), "b.screen": "screen en\nbutton \"No\"\n",
      "one/a.vodesign/document.json": Self.design("Yes"),
      "two/a.vodesign/document.json": Self.design("No"),
    ])
    let outcome = try Program.run(
      ["compare", scratch.path(before), scratch.path(after), "--quiet"])
    #expect(outcome.messages == "")
    #expect(outcome.text.contains("Yes, button"), "\(outcome.text)")
    #expect(outcome.status == 0)
  }

  /// An empty tree is never a pass.
  @Test(arguments: [
    ["compare", "empty.screen", "full.screen"], ["compare", "full.screen", "empty.screen"],
    ["compare", "empty.screen", "empty.screen"], ["convert", "empty.screen", "--to", "json"],
    ["drive", "empty.screen"], ["read", "empty.screen"], ["compare", "none", "nothing"],
  ])
  func nothingToHearIsNoSuccess(_ arguments: [String]) throws {
    let scratch = try ScratchFolder([
      "empty.screen": "screen en\nview\n", "full.screen": Self.screen, "none/a.txt": "no",
      "nothing/a.txt": "no",
    ])
    let outcome = try Program.run(
      arguments.map { $0.contains(".screen") || $0.hasPrefix("no") ? scratch.path($0) : $0 })
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.messages.contains("error: nothing to hear: no element of the screen gets focus")
        || outcome.messages.contains("error: no file in this folder is a capture"))
  }

  @Test(arguments: [["compare"], ["convert", "--to", "json"], ["read"], ["drive"]])
  func whatIsOddAboutAnInputIsSaid(_ verb: [String]) throws {
    let page =
      "<XCUIElementTypeButton type=\\\"XCUIElementTypeButton\\\" label=\\\"A\\\" wobble=\\\"1\\\" "
      + "x=\\\"0\\\" y=\\\"0\\\" width=\\\"44\\\" height=\\\"44\\\" visible=\\\"true\\\"/>"
    let scratch = try ScratchFolder(["odd.xml": "{\"value\":\"\(page)\"}"])
    let file = scratch.path("odd.xml")
    let outcome = try Program.run(verb + (verb == ["compare"] ? [file, file] : [file]))
    #expect(outcome.messages.contains("warning: the page source is inside a JSON string"))
    #expect(
      outcome.messages.contains("warning: attribute 'wobble' is not understood (1×)"),
      "\(outcome.messages)")
  }

  @Test(arguments: [
    (["-", "-"], "standard input can be read only once"),
    (["folder", "file.screen"], "is a folder and the other is none"),
    (["file.screen", "file.screen", "--from", "pdf"], "unknown format 'pdf'"),
  ])
  func wrongUsageShowsTheUsageOfTheVerb(_ arguments: [String], _ message: String) throws {
    let scratch = try ScratchFolder(["folder/a.screen": Self.screen, "file.screen": Self.screen])
    let outcome = try Program.run(
      ["compare"] + arguments.map { $0.hasPrefix("f") ? scratch.path($0) : $0 })
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains(message))
    #expect(outcome.messages.contains("Usage: earshot compare"), "\(outcome.messages)")
  }

  @Test func theFormatOfTheInputsCanBeNamed() throws {
    let scratch = try ScratchFolder(["a.screen": Self.screen])
    let file = scratch.path("a.screen")
    #expect(try Program.run(["compare", file, file, "--from", "notation"]).status == 0)
    let outcome = try Program.run(["compare", file, file, "--from", "webdriveragent-xml"])
    #expect(outcome.status == 3)
  }
}
