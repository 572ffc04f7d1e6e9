import EarshotHost
import Foundation
import TestSupport
import Testing

/// Programs that are found at run time.
struct ProgramTests {
  /// A shell would wait for what it runs, and the program for the shell.
  @Test(arguments: ["sleep 30", "sleep 30; true", "sleep 30 & wait", "trap '' TERM INT; sleep 30"])
  func oneThatTakesTooLongIsStoppedWithWhatItStarted(line: String) {
    let program = Program("sh", package: "dash", limit: 0.3)
    let time = ContinuousClock().measure {
      #expect(throws: Program.Failure.tookTooLong(seconds: 1)) {
        try program.output(on: []) { _ in ["-c", line] }
      }
    }
    #expect(time < .seconds(20))
  }

  @Test func whatAProgramLeavesRunningIsNotWaitedFor() throws {
    let program = Program("sh", package: "dash")
    // One child stays in the group and one leaves it; both keep every file of the program.
    let line = "sleep 30 & setsid sleep 30 & printf text"
    let start = ContinuousClock.now
    #expect(try program.output(on: []) { _ in ["-c", line] } == Data("text".utf8))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func oneThatWritesWithoutEndIsStopped() {
    // The system stops it at 2 GB should these tests be ended before they stop it themselves.
    let shell = Program("sh", package: "dash", megabytes: 3)
    for line in ["exec yes", "yes > \"$1\""] {
      #expect(throws: Program.Failure.wroteTooMuch(megabytes: 3)) {
        try shell.output(on: []) { _, result in
          ["-c", "ulimit -f 4000000; \(line)", "sh", result]
        }
      }
    }
  }

  @Test func whatIsStoppedLeavesNothingRunning() throws {
    let scratch = try Scratch([:])
    defer { scratch.remove() }
    let file = scratch.path("number")
    let program = Program("sh", package: "dash", limit: 0.3)
    _ = try? program.status(of: ["-c", "sleep 30 & echo $! > '\(file)'; wait"])
    let number = try String(contentsOfFile: file, encoding: .utf8)
    let child = try #require(pid_t(number.trimmingCharacters(in: .whitespacesAndNewlines)))
    // Until somebody has waited for it, what was killed is still there.
    let isGone = (0..<200).contains { _ in
      usleep(10_000)
      let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
      return state?.contains(") Z ") ?? true
    }
    #expect(isGone)
  }

  /// As a browser that the program of the system opens, in itself or beside itself.
  @Test(arguments: ["sleep 4; touch \"$0\"", "(sleep 4; touch \"$0\") & true"])
  func whatIsLaunchedIsNeitherWaitedForNorEnded(_ line: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let file = scratch.path("opened")
    let start = ContinuousClock.now
    try Program("sh", package: "dash").launch(["-c", line, file]) {
      Issue.record("it did not fail")
    }
    #expect(ContinuousClock.now - start < .milliseconds(3900))
    let isThere = (0..<3_000).contains { _ in
      usleep(10_000)
      return FileManager.default.fileExists(atPath: file)
    }
    #expect(isThere)
  }

  @Test func whatCannotBeLaunchedIsSaid() async throws {
    #expect(throws: Program.Failure.isMissing(package: "nothing")) {
      try Program("no-such-program", package: "nothing").launch([]) {}
    }
    await withCheckedContinuation { continuation in
      do {
        try Program("false", package: "coreutils").launch([]) { continuation.resume() }
      } catch {
        Issue.record(error)
        continuation.resume()
      }
    }
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
