import Foundation
import TestSupport
import Testing

/// The code of every fix of the inputs in `Fixtures/Fixes`, each kind as a reviewer accepts it.
///
/// `EARSHOT_RECORD=1 swift test --filter FixFileTests` writes the files anew.
struct FixFileTests {
  private static let inputs: [String] = SharedFolder.files(
    in: SharedFolder.checkout.appending(path: "Fixtures/Fixes")
  )
  .map(\.lastPathComponent).filter { !$0.hasSuffix(".code") && $0 != "README.md" }.sorted()

  @Test func thereAreInputs() { #expect(Self.inputs.count >= 6) }

  @Test(arguments: inputs) func isAsRecorded(_ input: String) throws {
    let path = "Fixtures/Fixes/\(input)"
    let code = try FixReport(auditing: path).findings
      .compactMap { finding -> String? in
        guard let fix = finding.fix, !fix.code.isEmpty else { return nil }
        let blocks = fix.code.map { (["# \($0.name)"] + $0.lines).joined(separator: "\n") }
        return (["\(finding.rule) \(finding.element ?? "screen")"] + blocks)
          .joined(separator: "\n") + "\n"
      }.joined(separator: "\n")
    let file = SharedFolder.checkout.appending(path: "\(path).code")
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try code.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == code)
  }
}
