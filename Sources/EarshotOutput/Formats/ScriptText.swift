public import EarshotSession

extension OutputFormat where Document == [ScriptReport] {
  /// The formats of script reports, sorted by name.
  public static var all: [OutputFormat<[ScriptReport]>] { [json, junit, text] }

  /// Steps that failed, expected and heard side by side, and one line a script.
  public static var text: OutputFormat<[ScriptReport]> {
    OutputFormat(
      id: "text", summary: "steps that failed, expected and heard side by side",
      fileExtension: "txt", write: { Array($0.map(\.text).joined().utf8) })
  }
}

extension ScriptReport {
  /// What failed, and how many steps there are.
  var text: String {
    let failed = steps.filter { !$0.isPassed }
    let count = "\(steps.count) \(steps.count == 1 ? "step" : "steps")"
    let verdict = failed.isEmpty ? "passed" : "\(failed.count) failed"
    return failed.map { $0.text(in: name) + "\n" }.joined()
      + "\(name.onOneLine): \(count), \(verdict)\n"
  }
}

extension ScriptReport.Step {
  /// The step with its place, and its expectations beside what was there.
  func text(in name: String) -> String {
    let head = "\(name.onOneLine):\(line): \(text.onOneLine)\n"
    if let problem { return head + "  error: \(problem.onOneLine)\n" }
    return head + sideBySide.map { "  \($0)\n" }.joined()
  }

  /// The rows under a heading; what differs is marked.
  var sideBySide: [String] {
    let rows = rows.map { row in
      (row.expected?.onOneLine ?? "", row.isMet ? " " : "≠", row.heard?.onOneLine ?? "")
    }
    let width = ([8] + rows.map(\.0.columns)).max() ?? 8
    return ([("expected", " ", "heard")] + rows).map { expected, mark, heard in
      let line = "\(expected.padded(to: width)) \(mark) \(heard)"
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
