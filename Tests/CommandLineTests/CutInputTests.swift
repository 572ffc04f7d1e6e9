import Foundation
import TestSupport
import Testing

/// A capture that ends early is told in two lines: where it ends, and what to do.
struct CutInputTests {
  private static let paths: [String] = {
    let captures = SharedFolder.checkout.appending(path: "Fixtures/Captures")
    let files = ["formats", "page-source"].flatMap {
      SharedFolder.files(in: captures.appending(path: $0))
    }
    return files.map(\.path).filter { !$0.contains(".spoken.") }
  }()

  /// Formats whose lines each stand for themselves do not tell that lines are missing.
  private static let endingsOfLines = [".txt", ".csv", ".screen"]

  @Test func thereAreCaptures() { #expect(Self.paths.count > 15) }

  @Test(arguments: paths) func oneErrorAndOneRemedyAreTold(_ path: String) throws {
    let bytes = try Data(contentsOf: URL(filePath: path))
    let name = URL(filePath: path).lastPathComponent
    for share in [5, 35, 65, 95] {
      let folder = try ScratchFolder([:])
      let cut = folder.path(name)
      try bytes.prefix(bytes.count * share / 100).write(to: URL(filePath: cut))
      for verb in share == 65 ? ["read", "audit", "convert"] : ["read"] {
        let rest = verb == "convert" ? ["--to", "notation"] : []
        let outcome = try Program.run([verb, cut] + rest)
        if outcome.status != 3, Self.endingsOfLines.contains(where: name.hasSuffix) { continue }
        let lines = outcome.messages.split(separator: "\n")
        #expect(outcome.status == 3 && lines.count == 2, "\(verb) \(share) % \(outcome.messages)")
        // Of a start that could be that of anything no place is wrong.
        let isUnknown = lines.first?.contains(/of an unknown kind|not known$/) == true
        #expect(
          lines.first?.contains(isUnknown ? /: error:/ : /:\d+:\d+: error:/) == true,
          "\(outcome.messages)")
        #expect(lines.last?.hasPrefix("  help: ") == true, "\(outcome.messages)")
      }
    }
  }
}
