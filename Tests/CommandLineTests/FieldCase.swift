import Foundation
import Testing

/// One input that shows one kind of mistake, and what the program must say of it: read as
/// `Fixtures/Field/README.md` says.
struct FieldCase: Sendable, CustomTestStringConvertible {
  /// The folder that its command lines run in.
  let folder: URL
  let id: String
  let input: String
  let options: [String]
  /// The lines of `earshot read`; `nil` when they are of no concern.
  let heard: [String]?
  let mustFind: [String]
  let mustNotFind: [String]
  let notTogether: [[String]]
  let fix: FieldFix?
  let script: String?

  var testDescription: String { id }

  /// The cases of a file, in its order; none when there is no such file.
  static func cases(of file: URL) -> [FieldCase] {
    guard let data = try? Data(contentsOf: file),
      let list = (try? JSONSerialization.jsonObject(with: data)) as? [[String: Any]]
    else { return [] }
    return list.map { FieldCase($0, in: file.deletingLastPathComponent()) }
  }

  private init(_ object: [String: Any], in folder: URL) {
    func texts(_ key: String) -> [String] { object[key] as? [String] ?? [] }
    self.folder = folder
    id = object["id"] as? String ?? "a case without an id"
    input = object["input"] as? String ?? ""
    options = texts("options")
    heard = object["heard"] as? [String]
    mustFind = texts("mustFind")
    mustNotFind = texts("mustNotFind")
    notTogether = object["notTogether"] as? [[String]] ?? []
    fix = (object["fix"] as? [String: Any]).map(FieldFix.init)
    script = object["script"] as? String
  }

  /// What does not hold, in words; empty when the case holds.
  func misses() throws -> [String] {
    try missesOfReading() + missesOfAudit() + missesOfScript()
  }

  private func missesOfReading() throws -> [String] {
    guard let heard else { return [] }
    let said = try run(["read", input, "--no-hints", "--quiet"] + options)
    let lines = Self.withoutEmptyEnd(said.text.components(separatedBy: "\n"))
    let wanted = Self.withoutEmptyEnd(heard)
    return lines == wanted
      ? []
      : ["heard \(lines.joined(separator: " | ")), not \(wanted.joined(separator: " | "))"]
  }

  private func missesOfAudit() throws -> [String] {
    guard !mustFind.isEmpty || !mustNotFind.isEmpty || !notTogether.isEmpty || fix != nil else {
      return []
    }
    let said = try run(
      ["audit", input, "--format", "json", "--fail-on", "never", "--quiet"] + options)
    guard let report = try? JSONSerialization.jsonObject(with: Data(said.text.utf8)) else {
      return ["no report: \(said.messages)"]
    }
    let findings = FieldFinding.all(in: report)
    let rules = Set(findings.map(\.rule))
    func isFound(_ alternatives: String) -> Bool {
      alternatives.split(separator: "|").contains { rules.contains(String($0)) }
    }
    return mustFind.filter { !isFound($0) }.map { "\($0) is not found, but \(rules.sorted())" }
      + mustNotFind.filter { unwanted in findings.contains { $0.matches(unwanted) } }
      .map { "\($0) is found" }
      + notTogether.filter { $0.allSatisfy(isFound) }.map { "found together: \($0)" }
      + (fix?.misses(among: findings) ?? [])
  }

  private func missesOfScript() throws -> [String] {
    guard let script else { return [] }
    let said = try run(["drive", input, "--script", script] + options)
    return said.status == 0 ? [] : ["\(script): \(said.text)\(said.messages)"]
  }

  private func run(_ arguments: [String]) throws -> Program.Outcome {
    try Program.run(Program.folder.appending(path: "earshot"), arguments, input: [], in: folder)
  }

  private static func withoutEmptyEnd(_ lines: [String]) -> [String] {
    var lines = lines
    while lines.last?.trimmingCharacters(in: .whitespaces).isEmpty == true { lines.removeLast() }
    return lines
  }
}
