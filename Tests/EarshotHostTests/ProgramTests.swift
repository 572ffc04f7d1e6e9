import EarshotHost
import Foundation
import TestSupport
import Testing

/// Programs that are found at run time.
struct ProgramTests {
  @Test func oneThatTakesTooLongIsStopped() {
    let program = Program("sleep", package: "coreutils", limit: 0.3)
    let time = ContinuousClock().measure {
      #expect {
        try program.output(on: []) { _ in ["30"] }
      } throws: { error in
        error as? Program.Failure == .failed
      }
    }
    #expect(time < .seconds(20))
  }

  @Test func whatItPrintsIsTheResult() throws {
    let program = Program("cat", package: "coreutils")
    #expect(try program.output(on: Array("text".utf8)) { [$0] } == Data("text".utf8))
  }

  @Test func oneThatIsMissingNamesItsPackage() {
    let program = Program("earshot-none", package: "some-package")
    #expect {
      try program.output(on: []) { _ in [] }
    } throws: { error in
      error as? Program.Failure == .isMissing(package: "some-package")
    }
  }

  @Test func aProgramReadsTheInputAndWritesAFile() throws {
    let program = Program("tee", package: "coreutils")
    let written = try program.output(on: Array("text".utf8)) { _, result in [result + ".copy"] }
    #expect(written == Data("text".utf8), "without a file, the output counts")
    let shell = Program("sh", package: "dash", environment: ["EARSHOT_TEST": "set"])
    let line = "printf \"$EARSHOT_TEST\" > \"$1\""
    #expect(
      try shell.output(on: []) { _, result in ["-c", line, "sh", result] } == Data("set".utf8))
  }

  @Test(arguments: [("exit 3", 3), ("kill -9 $$", nil)] as [(String, Int32?)])
  func theStatusIsThatOfTheEnd(line: String, status: Int32?) throws {
    #expect(try Program("sh", package: "dash").status(of: ["-c", line]) == status)
  }

  @Test func aFailureIsNoResultUnlessItMayBe() throws {
    let program = Program("sh", package: "dash")
    let arguments = ["-c", "printf text; exit 1"]
    #expect(throws: Program.Failure.failed) { try program.output(on: []) { _ in arguments } }
    let output = try program.output(on: [], needsSuccess: false) { _, _ in arguments }
    #expect(output == Data("text".utf8))
  }

  @Test func aProgramIsLookedForInTheFoldersInTheirOrder() throws {
    let scratch = try Scratch(["a/tool": "", "b/tool": "", "a/text": ""])
    defer { scratch.remove() }
    for name in ["a/tool", "b/tool"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: scratch.path(name))
    }
    let path = ["none", "b", "a"].map(scratch.path).joined(separator: ":")
    #expect(Program.file(named: "tool", on: path)?.path == scratch.path("b/tool"))
    #expect(Program.file(named: "text", on: path) == nil, "a file that cannot be run is none")
  }

  @Test func aTemporaryFolderIsGoneAfterwards() throws {
    let folder = try TemporaryFolder.with { folder in
      try Data([1]).write(to: folder.appending(path: "file"))
      return folder
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
