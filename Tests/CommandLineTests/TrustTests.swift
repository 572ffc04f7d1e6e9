import Foundation
import TestSupport
import Testing

/// No capture that could not be read passes, and nothing that others wrote is lost: the cases of
/// `Fixtures/Trust`, run as users run the program.
struct TrustTests {
  private static let folder = SharedFolder.checkout.appending(path: "Fixtures/Trust")

  /// The names of the cases.
  private static let cases: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.hasSuffix(".md") }.sorted()

  @Test func thereAreCases() { #expect(Self.cases.count > 10) }

  @Test(arguments: cases) func holds(_ name: String) throws {
    let folder = Self.folder.appending(path: name)
    let lines = try String(contentsOf: folder.appending(path: "case"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let scratch = try ScratchFolder()
    let files = folder.appending(path: "files")
    for file in (try? FileManager.default.contentsOfDirectory(atPath: files.path)) ?? [] {
      try FileManager.default.copyItem(
        at: files.appending(path: file), to: scratch.url.appending(path: file))
    }
    let said = try Self.run(lines.compactMap { $0.dropping("$ ") }, in: scratch)
    if said.contains(Self.unable) { return }
    for line in lines {
      if let text = line.dropping("> ") {
        #expect(said.contains(text), "\(name): \(said)")
      } else if let text = line.dropping("! ") {
        #expect(!said.contains(text), "\(name): \(said)")
      } else if line.hasPrefix("status ") {
        #expect(said.hasSuffix("\n\(line)\n"), "\(name): \(said)")
      }
    }
  }

  private static let unable = "this machine cannot"

  /// What the lines of a shell print, and the status of the last of them.
  private static func run(_ lines: [String], in scratch: ScratchFolder) throws -> String {
    let isRequired = SharedFolder.isRequired ? "exit 1" : "echo '\(unable)'; exit 0"
    let asNobody = """
      as_nobody() {
        [ "$(id -u)" = 0 ] || { "$@"; return; }
        setpriv --reuid=65534 --clear-groups --no-new-privs \
          "$(command -v "$1")" --version >/dev/null 2>&1 || { \(isRequired); }
        program=$(command -v "$1"); shift
        setpriv --reuid=65534 --clear-groups --no-new-privs "$program" "$@"
      }
      """
    return try Program.shell(
      "cd '\(scratch.url.path)' || exit 1\n\(asNobody)\n"
        + lines.joined(separator: "\n") + "\nprintf '\\nstatus %s\\n' $?")
  }
}

extension String {
  /// What follows a beginning; `nil` when the text does not begin with it.
  fileprivate func dropping(_ start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
