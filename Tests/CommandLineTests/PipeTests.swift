import Foundation
import TestSupport
import Testing

/// Inputs that are no regular files.
struct PipeTests {
  @Test func aPipeInAFolderIsNotWaitedFor() throws {
    let heard = try Program.shell(
      """
      folder=$(mktemp -d) && mkfifo "$folder/pipe" && cd "$folder" || exit
      printf 'screen en\\nbutton "A"\\n' > a.screen
      timeout 20 earshot read . --quiet; echo $?; rm -r "$folder"
      """)
    #expect(heard == "A, button\n0\n")
  }

  @Test func whatAPipeHoldsIsRead() throws {
    let heard = try Program.shell(
      """
      folder=$(mktemp -d) && mkfifo "$folder/pipe" && cd "$folder" || exit
      printf 'screen en\\nbutton "A"\\n' > pipe &
      timeout 20 earshot read pipe --quiet; echo $?; rm -r "$folder"
      """)
    #expect(heard == "A, button\n0\n")
  }

  @Test func aDeviceIsNoInput() throws {
    let outcome = try Program.run(["read", "/dev/zero"])
    #expect(outcome.status == 3)
    #expect(
      outcome.messages.contains("/dev/zero: error: this is a device or a socket, not a file\n"))
  }

  /// Whoever waits for an input that nobody writes is told so, unless all has to be quiet.
  @Test func whatIsWaitedForIsSaid() throws {
    let heard = try Program.shell(
      """
      folder=$(mktemp -d) && mkfifo "$folder/pipe" && cd "$folder" || exit
      timeout 8 earshot read pipe; echo $?
      timeout 5 earshot read pipe --quiet; echo $?
      (sleep 5; printf 'screen en\\nbutton "A"\\n') | earshot read - 2>&1 >heard | grep waiting
      printf 'screen en\\nbutton "A"\\n' | earshot read - 2>&1 >heard | grep waiting
      rm -r "$folder"
      """)
    #expect(
      heard == """
        pipe: note: waiting for something to be written to it; Ctrl-C ends this
        124
        124
        -: note: waiting for a capture on standard input; Ctrl-C ends this

        """)
  }

  @Test(.enabled(if: TerminalTests.isEnabled)) func aTerminalIsToldOfAtOnce() throws {
    let program = Program.folder.appending(path: "earshot").path
    let scenario = #"[["await", "waiting for a capture"], ["keys", "\u0004"]]"#
    let outcome = try Program.run(
      URL(filePath: "/usr/bin/env"),
      ["python3", "Tests/terminal.py", scenario, program, "read", "-"], input: [])
    #expect(outcome.text.contains(#""failures": []"#), "\(outcome.text)")
  }
}
