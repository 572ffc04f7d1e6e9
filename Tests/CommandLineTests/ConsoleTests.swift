import Foundation
import TestSupport
import Testing

/// The `console` blocks of the documentation, run against the built program.
///
/// `EARSHOT_RECORD=1 swift test --filter ConsoleTests` writes what is printed into the pages.
struct ConsoleTests {
  @Test(arguments: try DocumentationPage.all)
  func thePageShowsWhatIsPrinted(_ page: DocumentationPage) throws {
    // What a page writes into the checkout is no part of it.
    defer {
      for name in page.blocks.flatMap(\.lines).compactMap(Self.written) {
        try? FileManager.default.removeItem(at: SharedFolder.checkout.appending(path: name))
      }
    }
    var changes: [(block: DocumentationPage.Block, lines: [String])] = []
    for block in page.blocks where block.info.first == "console" {
      let printed = try run(block)
      if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
        changes.append((block, printed))
      } else {
        #expect(printed == block.lines, "\(page.testDescription):\(block.start)")
      }
    }
    if !changes.isEmpty { try page.record(changes) }
  }

  /// The file in the folder itself that a command writes its output to; `nil` for none.
  private static func written(_ line: String) -> String? {
    line.firstMatch(of: /^\$ .* > ([^\/\s]+)$/).map { String($0.1) }
  }

  /// Each line `$ command` with what it prints.
  private func run(_ block: DocumentationPage.Block) throws -> [String] {
    try block.lines.filter { $0.hasPrefix("$ ") }.flatMap { line in
      let text = try Program.shell(String(line.dropFirst(2)))
      return [line]
        + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init)
    }
  }
}
