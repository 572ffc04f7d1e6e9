import Foundation
import TestSupport
import Testing

/// The Swift of every fix of the captures of the repository is Swift.
struct FixParseTests {
  private struct Report: Decodable {
    var files: [File]
  }

  private struct File: Decodable {
    var screens: [Screen]
  }

  private struct Screen: Decodable {
    var findings: [Finding]
  }

  private struct Finding: Decodable {
    var fix: Fix?
  }

  private struct Fix: Decodable {
    var code: [Block]
  }

  private struct Block: Decodable {
    var name: String
    var lines: [String]

    enum CodingKeys: String, CodingKey {
      case name = "for"
      case lines
    }
  }

  private static let isCompilerThere: Bool = {
    let outcome = try? Program.run(
      URL(filePath: "/usr/bin/env"), ["swiftc", "--version"], input: [])
    return outcome?.status == 0
  }()

  @Test(.enabled(if: isCompilerThere || SharedFolder.isRequired)) func allSwiftIsParsed() throws {
    let json = try Program.run(
      ["audit", "Fixtures", "--format", "json", "--quiet", "--fail-on", "never"])
    let report = try JSONDecoder().decode(Report.self, from: Data(json.output))
    let fixes = report.files.flatMap(\.screens).flatMap(\.findings).compactMap(\.fix)
    let blocks = fixes.flatMap(\.code).filter { ["SwiftUI", "UIKit"].contains($0.name) }
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
