import EarshotAudit
import EarshotTree

/// What the room Audit shows of all findings, by the filters in its address.
struct AuditFilter: Sendable {
  /// A severity, or `review` for what only a person can judge.
  var severity: String?
  var rule: String?
  /// The name of a screen of the library.
  var screen: String?
  /// Words that are looked for.
  var find: String?
  /// Whether only what the baseline holds is meant, or only what it does not.
  var isKnown: Bool?

  /// Reads the filters of an address; empty ones filter nothing.
  init(_ query: [String: String]) {
    func given(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : $0 } }
    severity = given("severity")
    rule = given("rule")
    screen = given("screen")
    find = given("find")?.lowercased()
    isKnown = given("known").map { $0 == "yes" }
  }

  /// Whether it leaves everything as it is.
  private var isEmpty: Bool {
    [severity, rule, screen, find].allSatisfy { $0 == nil } && isKnown == nil
  }

  /// The document with what is shown of it, told in a language.
  func kept(
    of document: AuditDocument, _ screens: AuditedScreens, in language: String
  ) -> AuditDocument {
    var document = document
    document.files = document.files.compactMap { file in
      var kept = file
      kept.screens = file.screens.compactMap { result in
        var shown = result
        let name = screens.name(of: result, in: file)
        shown.problems = result.problems.compactMap { self.kept($0, on: name, in: language) }
        return isEmpty || !shown.problems.isEmpty ? shown : nil
      }
      return isEmpty || !kept.screens.isEmpty ? kept : nil
    }
    return document
  }

  private func kept(
    _ problem: AuditDocument.Problem, on screen: String, in language: String
  ) -> AuditDocument.Problem? {
    var problem = problem
    problem.tell(in: language)
    return matches(problem, on: screen) ? problem.countingKnown : nil
  }

  private func matches(_ problem: AuditDocument.Problem, on screen: String) -> Bool {
    let finding = problem.finding
    if let severity, severity != finding.weight { return false }
    if let rule, rule != finding.rule { return false }
    if let wanted = self.screen, wanted != screen { return false }
    if let isKnown, isKnown != (problem.suppression == .baseline) { return false }
    guard let find else { return true }
    let heard = (problem.preview?.now ?? []).joined(separator: ",")
    let text = [problem.words.what, finding.element?.rawValue ?? "", heard, finding.rule]
    return text.joined(separator: " ").lowercased().contains(find)
  }
}

extension AuditDocument.Problem {
  /// The finding as the room counts it: what the baseline holds is known, and still there.
  ///
  /// What the configuration suppresses counts nowhere.
  var countingKnown: AuditDocument.Problem {
    var problem = self
    if suppression == .baseline { problem.suppression = nil }
    return problem
  }
}

extension Finding {
  /// Its severity; `review` where only a person can tell whether it is a flaw.
  var weight: String { outcome == .review ? "review" : severity.rawValue }
}
