import Foundation
import TestSupport
import Testing

/// No finding contradicts itself, whatever the input: this needs no judgement.
struct SelfContradictionTests {
  static let folders: [URL] = {
    let own = ["Fixtures/Captures", "Fixtures/Field"]
    let formats = [
      "appium-xml", "debug-description", "ib", "idb-json", "strings", "stringsdict",
      "trailblaze-json", "uiautomator", "xcstrings",
    ]
    var folders = own.map { SharedFolder.checkout.appending(path: $0) }
    if let data = SharedFolder.data { folders.append(data.appending(path: "field-cases/inputs")) }
    if let corpus = SharedFolder.corpus { folders += formats.map { corpus.appending(path: $0) } }
    return folders
  }()

  @Test(arguments: folders) func noFindingContradictsItself(_ folder: URL) throws {
    let said = try Program.run(
      Program.folder.appending(path: "earshot"),
      ["audit", folder.path, "--format", "json", "--fail-on", "never", "--quiet"], input: [])
    let report = try JSONSerialization.jsonObject(with: Data(said.text.utf8))
    let findings = JudgedFinding.all(in: report)
    #expect(!findings.isEmpty)
    #expect(findings.compactMap(\.contradiction) == [])
  }

  @Test func aContradictionIsSeen() {
    let same = JudgedFinding([
      "rule": "a", "outcome": "fail", "heard": ["now": ["Key"], "after": ["Key"]],
      "fix": ["edits": [["change": "removeTraits"]]],
    ])
    let foreign = JudgedFinding([
      "rule": "b", "outcome": "fail", "arguments": ["label": "$9.99", "part": "$."],
      "heard": ["now": ["$9.99"]],
    ])
    let right = JudgedFinding([
      "rule": "c", "outcome": "fail", "arguments": ["label": "$9.99", "part": "$"],
      "heard": ["now": ["$9.99"], "after": ["9 dollars 99"]],
      "fix": ["edits": [["change": "label"]]],
    ])
    #expect(same?.contradiction != nil)
    #expect(foreign?.contradiction != nil)
    #expect(right != nil && right?.contradiction == nil)
  }
}

/// A finding of a JSON report, as far as it can contradict itself.
private struct JudgedFinding {
  let rule: String
  let now: [String]
  let after: [String]?
  /// The kinds of changes of its fix.
  let changes: Set<String>
  /// Whether the fix takes away nothing but traits that VoiceOver acts upon and does not say.
  let isSilent: Bool
  let arguments: [String: Any]

  /// All findings of a report.
  static func all(in report: Any) -> [JudgedFinding] {
    if let list = report as? [Any] { return list.flatMap(all) }
    guard let object = report as? [String: Any] else { return [] }
    return (JudgedFinding(object).map { [$0] } ?? [])
      + object.filter { $0.key != "rules" }.values.flatMap(all)
  }

  init?(_ object: [String: Any]) {
    guard let rule = object["rule"] as? String, object["outcome"] != nil else { return nil }
    self.rule = rule
    let heard = object["heard"] as? [String: Any] ?? [:]
    now = heard["now"] as? [String] ?? []
    after = heard["after"] as? [String]
    let edits = (object["fix"] as? [String: Any])?["edits"] as? [[String: Any]] ?? []
    changes = Set(edits.compactMap { $0["change"] as? String })
    let silent = ["keyboardKey", "summaryElement", "startsMediaSession", "playsSound"]
    isSilent =
      !edits.isEmpty
      && edits.allSatisfy { edit in
        (edit["value"] as? [String])?.allSatisfy(silent.contains) == true
          && edit["change"] as? String == "removeTraits"
      }
    arguments = object["arguments"] as? [String: Any] ?? [:]
  }

  /// What contradicts itself; `nil` when nothing does.
  var contradiction: String? {
    let isAboutHearing =
      !changes.isEmpty
      && changes.isSubset(of: ["label", "value", "insertTraits", "removeTraits", "isElement"])
    // Of a long place the end is left out, in which the difference may be.
    if isAboutHearing, !isSilent, let after, after == now, now.last != "…" {
      return "\(rule): what is heard stays “\(now.joined(separator: " · "))”"
    }
    let label = arguments["label"] as? String ?? ""
    if let part = arguments["part"] as? String, !changes.contains("value"), !label.contains(part),
      !now.contains(where: { $0.contains(part) })
    {
      return "\(rule): “\(part)” is not in “\(label)”"
    }
    return nil
  }
}
