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
}
