import Foundation
import TestSupport
import Testing

/// The page on the first hour names a test for each line, and each of them exists.
struct FirstHourTests {
  private static let checkout = SharedFolder.checkout

  private struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var names: [String]
    var testDescription: String { text }
  }

  private static let rows: [Row] = {
    let page = try? String(
      contentsOf: checkout.appending(path: "Documentation/FirstHour.md"), encoding: .utf8)
    return (page ?? "").split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| ---")
    }
    .filter { !$0.hasSuffix("| test |") }
    .map { line in
      let last = line.dropLast(2).components(separatedBy: " | ").last ?? ""
      let names = last.matches(of: /`([^`]+)`/).map { String($0.1) }
      return Row(text: String(line), names: names)
    }
  }()

  @Test(arguments: rows) private func everyLineNamesTestsThatExist(_ row: Row) {
    #expect(!row.names.isEmpty)
    for name in row.names {
      #expect(NamedEvidence.exists(name), "there is no test '\(name)'")
    }
  }

  /// Every fault of the attack has a line, by itself or between two others.
  @Test func everyFaultHasALine() {
    let counts = ["A": 9, "B": 5, "C": 13, "D": 5, "E": 6, "F": 4, "G": 7]
    let named = Self.rows.flatMap { row -> [String] in
      let cell = row.text.dropFirst(2).components(separatedBy: " | ")[0]
      if let range = cell.wholeMatch(of: /([A-G])(\d+) to [A-G](\d+)/),
        let first = Int(range.2), let last = Int(range.3)
      {
        return (first...last).map { "\(range.1)\($0)" }
      }
      return cell.components(separatedBy: ", ")
    }
    for (letter, count) in counts {
      for number in 1...count {
        #expect(named.contains("\(letter)\(number)"), "no line is about \(letter)\(number)")
      }
    }
  }

  @Test func aTestThatIsGoneIsNoticed() {
    #expect(Self.rows.count > 80)
    #expect(!NamedEvidence.exists("FirstHourTests.nobodyWroteThis"))
    #expect(!NamedEvidence.exists("Trust/nobody-wrote-this"))
  }
}
