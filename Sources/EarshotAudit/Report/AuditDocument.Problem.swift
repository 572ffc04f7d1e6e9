import EarshotSpeech
import EarshotTree
import EarshotWriting

extension AuditDocument.Problem {
  /// Whether only a person can tell if it is a flaw.
  var isQuestion: Bool { finding.outcome == .review }

  /// How bad it is, or that it is a question.
  func kind(in words: AuditWords) -> String {
    isQuestion ? words(.question) : words.locale(finding.severity)
  }

  /// How bad it is for a tool; notes and questions, which must not break a build, are notes.
  func level(ofNote note: String) -> String {
    isQuestion ? note : finding.severity.level(ofInfo: note)
  }

  /// The label of the element; `nil` when it has none.
  var label: String? {
    guard case .text(let text)? = finding.arguments["label"], !text.isEmpty else { return nil }
    return text
  }

  /// The columns that a label may take where it only says which element is meant.
  private static var labelWidth: Int { 60 }

  /// What the element is called: its label, if any, and its identity.
  func element(in words: AuditWords) -> String {
    let place = finding.frame.flatMap(words.place)
    guard let element = finding.element else {
      // What has a place in the input and no element is a line of code.
      return place ?? words(isAboutEntry ? .entry : location == nil ? .wholeScreen : .code)
    }
    let id = named(element.rawValue.onOneLine)
    let name = label.map {
      "\(words.locale.quoted($0.onOneLine.truncated(to: Self.labelWidth))) (\(id))"
    }
    return ([name ?? id] + [place].compactMap(\.self)).joined(separator: ", ")
  }

  /// Whether it is about a suppression or an entry of a baseline, and not about a screen.
  private var isAboutEntry: Bool { rule.isAboutRun && rule.id != Rule.captureEmpty.id }

  /// An identity; the bare number that an importer gave says nothing without what the element is.
  private func named(_ id: String) -> String {
    guard label == nil, id.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
      let own = shape.split(separator: "/").last
    else { return id }
    let kind = own.prefix { $0 != "#" && $0 != "'" }
    return kind.isEmpty ? id : "\(String(kind).onOneLine) \(id)"
  }

  /// The line in the input; 1 when the input tells none, as tools expect of a file as a whole.
  var line: Int { location?.line ?? 1 }

  /// The column in the input; 1 when the input tells none.
  var column: Int { location?.column ?? 1 }

  /// What is heard after the fix; `nil` when there is none, and when it sounds as before.
  var heardAfter: [String]? {
    guard let preview, let after = preview.after else { return nil }
    // Nothing at all and an empty caption are the same silence.
    return after.filter { !$0.isEmpty } == preview.now.filter { !$0.isEmpty } ? nil : after
  }

  /// Everything on lines of their own: what, what is heard, what to do.
  func lines(in words: AuditWords) -> [String] {
    var lines = ["\(self.words.what)"]
    if let preview {
      lines.append("\(words(.heardNow)): \(preview.now.joined(in: words))")
      if let after = heardAfter {
        lines.append("\(words(.heardAfter)): \(after.joined(in: words))")
      }
    }
    return (lines + ["\(words(.todo)): \(self.words.advice)"]).map(\.onOneLine)
  }

  /// Writes its words anew in a language.
  package mutating func tell(in language: String) {
    words = rule.words(for: finding, in: language)
    words.advice = subjects.adapted(words.advice, finding)
    guard assumesDensity else { return }
    let told = AuditWords(language)
    words.what += " (\(told(.assumedDensity)))"
    words.advice += "; \(told(.nameDensity))"
  }

  /// Whether its fix is only advice, because the input does not tell enough for code.
  package var isFixWithheld: Bool { subjects.isWithheld }

  /// The changes as code; `nil` when there is no fix.
  package var code: FixCode? { finding.fix.map { FixCode($0, subjects) } }

  /// The changes as code to start from: where only a value is left to put together, an example of it;
  /// `nil` when there is no fix.
  package var codeWithExamples: FixCode? {
    finding.fix.map { FixCode($0, subjects.withExamples) }
  }
}

extension [String] {
  /// Captions on one line.
  func joined(in words: AuditWords) -> String {
    (isEmpty ? [""] : self).map { $0.orSilence(words(.silence)) }.joined(separator: " · ")
  }
}

extension Severity {
  /// The level as a tool names it that has another word for what is only worth knowing.
  func level(ofInfo info: String) -> String { self == .info ? info : rawValue }
}

extension AuditDocument.Suppression {
  /// The kind as a stable name.
  var kind: String {
    switch self {
    case .configuration: "configuration"
    case .baseline: "baseline"
    }
  }

  /// The reason that a person gave.
  var reason: String? {
    switch self {
    case .configuration(let reason): reason
    case .baseline: nil
    }
  }
}

extension AuditDocument.File {
  /// Whether it holds texts of an app, and each of its screens is a language.
  var isStrings: Bool { ["strings", "stringsdict", "xcstrings"].contains(format) }

  /// Whether it holds screens or texts, and not suppressions or a baseline.
  var isCapture: Bool { !["configuration", "baseline"].contains(format) }

  /// The languages of the screens on which anything is heard; an empty text of one that tells none.
  package var languages: Set<String> {
    Set(screens.lazy.filter { $0.stopCount > 0 }.map { $0.language ?? "" })
  }

  /// Whether a result is that of a file of code which makes no screen of its own.
  func holdsCodeOnly(_ screen: AuditDocument.ScreenResult) -> Bool {
    format == "swift" && screen.title == nil && screen.outcomes.isEmpty
  }

  /// The path of a screen: in an archive that of its file.
  package func path(of screen: AuditDocument.ScreenResult) -> String {
    screen.origin.map { "\(path)/\($0)" } ?? path
  }

  /// Where a problem is, for people.
  func place(
    of problem: AuditDocument.Problem, on screen: AuditDocument.ScreenResult
  ) -> String {
    let path = path(of: screen)
    return problem.location.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  /// The findings of the file that count, with their screens, in order.
  var counted: [(screen: AuditDocument.ScreenResult, problem: AuditDocument.Problem)] {
    screens.flatMap { screen in screen.counted.map { (screen, $0) } }
  }
}

extension Rect {
  /// Position and size with two decimals at most.
  var rounded: [Double] { [x, y, width, height].map { ($0 * 100).rounded() / 100 } }
}
