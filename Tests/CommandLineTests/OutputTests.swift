import EarshotHost
import EarshotProject
import Foundation
import TestSupport
import Testing

@testable import EarshotCommandLine

/// Where documents go, for every verb that has `--output`.
struct OutputTests {
  private static let toppings = "Fixtures/Captures/pizza/toppings-after.view.json"
  private static let verbs = [
    ["read", toppings], ["convert", toppings, "--to", "notation"], ["compare", toppings, toppings],
  ]

  @Test(arguments: verbs)
  func aFileThatCannotBeWrittenIsNamed(_ verb: [String]) throws {
    let outcome = try Program.run(verb + ["--quiet", "--output", "/nowhere/at all"])
    #expect(
      outcome.messages == """
        /nowhere/at all: error: the file cannot be written: there is no such folder
          help: check that its folder exists

        """)
    #expect(outcome.status == 3)
  }

  @Test(arguments: verbs)
  func aFullOutputIsNamed(_ verb: [String]) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let said = try Program.shell(
      "{ earshot \(verb.joined(separator: " ")) --quiet >/dev/full; echo \"status $?\" >&2; } 2>&1")
    #expect(
      said == """
        -: error: standard output cannot be written: the disk is full
          help: make room, or name another place
        status 3

        """)
  }

  /// A link stays one, and what it leads to is written, whether or not it is there.
  @Test(arguments: [true, false])
  func aLinkIsFollowed(_ isThere: Bool) throws {
    let scratch = try ScratchFolder(isThere ? ["deep/real.txt": "old"] : ["deep/other.txt": ""])
    try Self.link(scratch, "deep/link", to: "real.txt")
    try Self.link(scratch, "first", to: scratch.path("deep/link"))
    let outcome = try Program.run(
      ["read", Self.toppings, "--quiet", "--output", scratch.path("first")])
    #expect(outcome.status == 0)
    for name in ["first", "deep/link"] {
      #expect(Self.type(of: scratch.path(name)) == .typeSymbolicLink)
    }
    #expect(try scratch.text("deep/real.txt").hasPrefix("Добавить в пиццу, заголовок\n"))
    #expect(Self.type(of: scratch.path("deep/real.txt")) == .typeRegular)
  }

  @Test func aScriptBehindALinkIsRecorded() throws {
    let scratch = try ScratchFolder(["real.vo": "start\n"])
    try Self.link(scratch, "link.vo", to: "real.vo")
    let outcome = try Program.run(
      ["drive", Self.toppings, "--script", scratch.path("link.vo"), "--record", "--quiet"])
    #expect(outcome.status == 0)
    #expect(Self.type(of: scratch.path("link.vo")) == .typeSymbolicLink)
    #expect(try scratch.text("real.vo").contains("says \"Добавить в пиццу, заголовок\""))
  }

  /// A pipe stands for a device as well: what is no file is written in place.
  @Test func aPipeIsWrittenInPlace() throws {
    let scratch = try ScratchFolder()
    let said = try Program.shell(
      """
      cd '\(scratch.url.path)' && mkfifo pipe || exit 1
      timeout 20 cat pipe > heard &
      earshot read '\(SharedFolder.checkout.path)/\(Self.toppings)' --quiet --output pipe
      echo "status $?"
      wait
      test -p pipe && echo 'a pipe'
      """)
    #expect(said == "status 0\na pipe\n")
    #expect(try scratch.text("heard").hasPrefix("Добавить в пиццу, заголовок\n"))
  }

  @Test func whatNobodyForesawIsAnInternalFailure() {
    #expect(EarshotCommand.status(for: CocoaError(.fileNoSuchFile)) == 4)
    #expect(EarshotCommand.status(for: InputError(message: "", help: "")) == 4)
    #expect(EarshotCommand.status(for: RunFailure.badInput) == 3)
  }

  private static func link(_ scratch: ScratchFolder, _ name: String, to path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path(name), withDestinationPath: path)
  }

  private static func type(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }
}
