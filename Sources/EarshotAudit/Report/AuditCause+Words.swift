import EarshotText
import EarshotTree
import EarshotWriting

extension AuditCause {
  /// The most names of screens or languages in a line.
  private static var namesInLine: Int { 6 }
  /// The columns that the words of a place may take.
  private static var columns: Int { 100 }

  /// The problem in words: that of all places if they say the same, else what the rule finds.
  func title(in words: AuditWords) -> String {
    let first = self.first.problem
    if hasOneProblem { return first.words.what }
    let text = first.finding.importedKind?.text(in: words.language)
    let summary = (text ?? rule.text(in: words.language)).summary
    return summary.hasSuffix(".") ? String(summary.dropLast()) : summary
  }

  /// How bad it is, with the reason if the rule itself says otherwise.
  func kind(in words: AuditWords) -> String { first.problem.kind(in: words) }

  /// Why it is not as bad as the rule itself says, or worse; `nil` if it is.
  func unlikeRule(in words: AuditWords) -> String? {
    guard !isQuestion, severity != rule.severity else { return nil }
    return words.locale.unlikeRule(
      rule.severity, isConfigured: first.problem.isSeverityConfigured)
  }

  /// What is wrong and how often, on one line.
  func head(in words: AuditWords) -> String {
    let count = places.count > 1 ? ", \(words.count(places.count, .place))" : ""
    let note = unlikeRule(in: words).map { " (\($0))" } ?? ""
    return "\(kind(in: words)): \(title(in: words)) [\(rule.id)]\(count)\(note)".onOneLine
  }

  /// A place with what is there, on one line.
  func line(of place: Place, in words: AuditWords) -> String {
    "\(location(of: place)): \(text(of: place, in: words))".onOneLine
  }

  /// Where a place is in its input.
  func location(of place: Place) -> String {
    place.first.file.place(of: place.first.problem, on: place.first.screen)
  }

  /// What is at a place, without where that is in the input.
  func text(of place: Place, in words: AuditWords) -> String {
    let problem = place.first.problem
    let element = problem.element(in: words)
    let what = problem.words.what.truncated(to: Self.columns)
    // The words of many rules name the element themselves.
    let text =
      differsByName ? element : problem.isNamedByWords ? what : "\(element): \(what)"
    return text + times(of: place, in: words)
  }

  /// How often the component of a place is met, and on which screens; empty if once.
  private func times(of place: Place, in words: AuditWords) -> String {
    let first = place.first
    let shared = first.problem.screens
    if shared.count == 1 { return " (\(shared[0]))" }
    if !shared.isEmpty { return listed(shared, .screen, in: words) }
    var seen: Set<Int> = []
    let screens = place.sightings.filter { seen.insert($0.index).inserted }
    guard screens.count > 1 else {
      let times = place.sightings.count > 1 ? " ×\(place.sightings.count)" : ""
      let isAlone = first.file.screens.count == 1 || first.problem.finding.element == nil
      return times + (isAlone ? "" : " (\(words.name(of: first.screen)))")
    }
    let thing: AuditWords.Thing = first.file.isStrings ? .language : .screen
    var known: Set<String> = []
    let names = screens.map { sighting in
      // A title that another screen has too says which file it is.
      sighting.screen.title ?? sighting.file.path.split(separator: "/").last.map(String.init) ?? ""
    }.filter { known.insert($0).inserted }
    return listed(names, count: screens.count, thing, in: words)
  }

  /// How many screens or languages there are, and what the first are called.
  private func listed(
    _ names: [String], count: Int? = nil, _ thing: AuditWords.Thing, in words: AuditWords
  ) -> String {
    let shown = names.prefix(Self.namesInLine).joined(separator: ", ")
    let rest = names.count > Self.namesInLine ? " …" : ""
    return ", \(words.count(count ?? names.count, thing)): \(shown)\(rest)"
  }
}

extension AuditDocument.Problem {
  /// Whether its words hold the label of the element.
  fileprivate var isNamedByWords: Bool { label.map { words.what.contains($0.onOneLine) } ?? false }

  /// Its words with a gap in the place of the label.
  var wordsWithoutName: String {
    label.map { words.what.replacing($0.onOneLine, with: "…") } ?? words.what
  }
}

extension AuditDocument {
  /// The causes that count, each with its elements and what to do, for the message of a test.
  package var causesInWords: [String] {
    let words = AuditWords(self)
    return AuditCause.all(in: self).flatMap { cause in
      [cause.head(in: words)] + cause.places.map { "  \(cause.text(of: $0, in: words))".onOneLine }
        + ["  \(words(.todo)): \(cause.first.problem.words.advice)".onOneLine]
    }
  }
}

extension AuditDocument.ScreenResult {
  /// Makes the result of findings on a screen, without what is heard.
  package init(_ findings: [Finding], on screen: AuditedScreen, number: Int, language: String) {
    let problems = findings.enumerated().compactMap { index, finding in
      Rule.named(finding.rule).map { rule in
        AuditDocument.Problem(
          finding: finding, rule: rule, words: rule.words(for: finding, in: language), preview: nil,
          location: nil, frame: nil,
          shape: finding.element.flatMap(screen.shape) ?? "screen", number: index + 1)
      }
    }
    self.init(
      title: screen.screen.title, number: number, size: screen.screen.size,
      stopCount: screen.order.stops.count, problems: problems, outcomes: [])
  }
}
