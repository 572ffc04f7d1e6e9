import Foundation
import TestSupport
import Testing

/// The Swift of every fix of the captures of the repository is Swift.
struct FixParseTests {
  private static let isCompilerThere: Bool = {
    let outcome = try? Program.run(
      URL(filePath: "/usr/bin/env"), ["swiftc", "--version"], input: [])
    return outcome?.status == 0
  }()

  @Test(.enabled(if: isCompilerThere || SharedFolder.isRequired)) func allSwiftIsParsed() throws {
    let fixes = try FixReport(auditing: "Fixtures").findings.compactMap(\.fix)
    let blocks = fixes.flatMap(\.code).filter { ["SwiftUI", "UIKit", "AppKit"].contains($0.name) }
    #expect(blocks.count > 50)
    let scratch = try Scratch([:])
    defer { scratch.remove() }
    try scratch.write(
      blocks.map { $0.lines.joined(separator: "\n") + "\n" }.joined(separator: "\n"),
      to: "Fixes.swift")
    let outcome = try Program.run(
      URL(filePath: "/usr/bin/env"), ["swiftc", "-parse", scratch.path("Fixes.swift")], input: [])
    #expect(outcome.status == 0)
    #expect(outcome.messages == "")
  }
}
