import EarshotAudit
import EarshotCaptures
import EarshotHost
import EarshotTree

/// The findings of an audit of Swift source by file: those about its screens, each at its place in the
/// code and once, those about the code, and those about the suppressions in comments.
struct SourceAudit {
  let job: AuditJob
  let capture: Capture
  /// The path as the user named it.
  let path: String
  /// The suppressions in comments.
  private(set) var comments: SuppressionRun
  var files: [(path: String, screens: [AuditDocument.ScreenResult])] = []
  private var indices: [String: Int] = [:]
  /// Where the screens of the files are declared.
  var declarations: [[CodePlace?]] = []
  /// Where each finding stands among the files.
  private var told: [Key: (file: Int, screen: Int, problem: Int)] = [:]
  private var lines: Set<Line> = []
  /// The pictures without a label whose file names stand in labels of controls.
  private var pictures: [CodePlace] = []
  private var knownPictures: Set<CodePlace> = []
  /// The elements beside a text, by the number of the screen.
  private var besideTexts: [Int: Set<Element.ID>] = [:]

  /// What findings about one place in code have in common.
  private struct Key: Hashable {
    var rule: Rule.ID
    var path: String
    var location: SourceLocation
    var outcome: Finding.Outcome
    var isHidden: Bool
  }

  /// A rule that speaks about a line.
  private struct Line: Hashable {
    var rule: Rule.ID
    var path: String
    var line: Int
  }

  init(job: AuditJob, capture: Capture, path: String, comments: SuppressionRun) {
    self.job = job
    self.capture = capture
    self.path = path
    self.comments = comments
  }

  /// The suppression in a comment that hides a finding on a screen; `nil` when it counts.
  mutating func suppression(
    hiding finding: Finding, of element: Element?, onScreen index: Int
  ) -> Suppression? {
    let own = element.flatMap { cause(of: finding.rule, $0.id, onScreen: index) }
    let place =
      own ?? element.map { capture.places[at: index]?[$0.id] } ?? capture.entries[at: index]
    guard let place else { return nil }
    return comments.suppression(
      hiding: finding.rule, on: place.location.line, of: place.path)
  }

  /// The files, with the results of the screens in the order of the capture.
  ///
  /// - Parameter configured: the suppressions of the configuration.
  mutating func files(
    _ results: [AuditDocument.ScreenResult], _ configured: inout SuppressionRun
  ) -> [AuditDocument.File] {
    for (index, result) in results.enumerated() { add(result, number: index) }
    for finding in capture.codeFindings { add(finding, &configured) }
    for picture in pictures {
      add(
        CodeFinding(
          "image-label-missing", path: picture.path, at: picture.location,
          offsets: picture.offsets), &configured, atMost: .warning)
    }
    let isWhole = job.imports.entry == nil
    for (suppression, finding) in comments.findings(job.plan, isWhole: isWhole) {
      let place = CodePlace(
        path: suppression.path, location: suppression.location, offsets: 0..<0, framework: nil)
      add(finding, at: place, in: file(suppression.path))
    }
    // A file that somebody named is judged in any case.
    return files.filter { $0.path == path || job.isWanted($0.path) }.map {
      AuditDocument.File(path: $0.path, format: capture.format, screens: $0.screens)
    }
  }

  // MARK: Screens

  private mutating func add(_ result: AuditDocument.ScreenResult, number index: Int) {
    var result = result
    let origin = capture.origins[at: index] ?? path
    result.origin = nil
    // That nothing is heard is no flaw where only runs will tell what there is.
    let problems = result.problems.filter { !Self.isAboutHole($0) && $0.rule.id != "capture-empty" }
    result.problems = []
    if let file = indices[origin] {
      files[file].screens.append(result)
      declarations[file].append(capture.entries[at: index])
    } else {
      indices[origin] = files.count
      files.append((origin, [result]))
      declarations.append([capture.entries[at: index]])
    }
    let file = indices[origin] ?? 0
    let screen = files[file].screens.count - 1
    for var problem in problems {
      if isHeldBack(problem, onScreen: index) || takesPicture(of: problem, onScreen: index) {
        continue
      }
      soften(&problem, onScreen: index)
      askAboutOutlet(&problem, onScreen: index)
      if HeldBackFindings.isQuestion(problem.rule.id, about: problem.shape) {
        problem.finding.outcome = .review
      }
      let element = problem.finding.element
      let isOfDocument = element.map { capture.documentPlaces[at: index]?[$0] != nil } ?? false
      // The frame of a canvas is not the size that titles, styles and constraints give a control.
      if isOfDocument, problem.rule.id.hasPrefix("target-size") {
        problem.finding.outcome = .review
      }
      let place =
        element.flatMap { cause(of: problem.rule.id, $0, onScreen: index) }
        ?? element.flatMap { capture.documentPlaces[at: index]?[$0] }.map {
          documentPlace(of: &problem, $0)
        }
        ?? element.flatMap { capture.places[at: index]?[$0] }
      // A sheet of actions comes of the button that opens it, and seldom has a title.
      if problem.rule.id == "dialog-label-missing", result.title?.contains(".actionSheet") == true {
        continue
      }
      weighPlaceholder(&problem, place, onScreen: index)
      if let place, let own = capture.entries[at: index], capture.previews.contains(own),
        own.path == place.path, own.offsets.contains(place.offsets.lowerBound)
      {
        continue
      }
      // What stands in a document may be replaced in code.
      let isOfCode = place.map { $0.framework != nil } == true
      if problem.rule.id == "label-unformatted-argument", !isOfCode {
        problem.finding.outcome = .review
      }
      add(
        problem, at: place ?? capture.entries[at: index], file, screen, titled: result.title)
    }
  }

  /// Makes a question of a field that only its placeholder names where SwiftUI says the title, which only
  /// leaves the sight, or where a text right before it may name it.
  private func weighPlaceholder(
    _ problem: inout AuditDocument.Problem, _ place: CodePlace?, onScreen index: Int
  ) {
    guard problem.rule.id == "field-placeholder-only", let screen = capture.screens[at: index],
      let field = problem.finding.element.flatMap({ screen[$0] })
    else { return }
    guard place?.framework == .swiftUI || HeldBackFindings.isBehindName(field, on: screen) else {
      return
    }
    problem.finding.outcome = .review
    problem.weigh(atMost: .info)
  }

  /// The place at which a class makes all its views elements, where that is what a rule is about.
  private func cause(
    of rule: Rule.ID, _ element: Element.ID, onScreen index: Int
  ) -> CodePlace? {
    guard HeldBackFindings.elementRules.contains(rule) else { return nil }
    return capture.elementCauses[at: index]?[element]
  }

  /// Adds a finding on a screen, or the screen to a finding about the same code.
  private mutating func add(
    _ problem: AuditDocument.Problem, at place: CodePlace?, _ file: Int, _ screen: Int,
    titled title: String?
  ) {
    var (problem, file, screen) = (problem, file, screen)
    guard let place else {
      files[file].screens[screen].problems.append(problem)
      return
    }
    let key = Key(
      rule: problem.finding.rule, path: place.path, location: place.location,
      // What a line makes many times is one cause, whatever each of them says.
      outcome: problem.finding.outcome,
      isHidden: problem.suppression != nil)
    if let known = told[key] {
      files[known.file].screens[known.screen].problems[known.problem].sightings += 1
      note(title, on: &files[known.file].screens[known.screen], known.problem)
      return
    }
    problem.location = place.location
    problem.codePlace = place
    if place.path != files[file].path {
      problem.screens = [title].compactMap(\.self)
      file = self.file(place.path)
      screen = result(ofCodeAt: nil, in: file)
      problem.number = files[file].screens[screen].problems.count + 1
    }
    told[key] = (file, screen, files[file].screens[screen].problems.count)
    lines.insert(Line(rule: key.rule, path: key.path, line: key.location.line))
    files[file].screens[screen].problems.append(problem)
  }

  /// Notes a further screen on which a finding is met.
  private func note(
    _ title: String?, on result: inout AuditDocument.ScreenResult, _ index: Int
  ) {
    let own = result.title
    let known = result.problems[index].screens
    let first = known.isEmpty ? [own].compactMap(\.self) : known
    guard let title, !first.contains(title) else { return }
    result.problems[index].screens = first + [title]
  }

  /// The place of a file, which is added when nothing is known of it yet.
  private mutating func file(_ path: String) -> Int {
    if let index = indices[path] { return index }
    indices[path] = files.count
    files.append((path, [Self.resultOfCode(number: 1)]))
    declarations.append([nil])
    return files.count - 1
  }

  /// The place of a problem of an element that a document describes.
  ///
  /// It is in the document, or where code gives the element its words. That a row does nothing is a
  /// question, since others of its list do.
  private func documentPlace(of problem: inout AuditDocument.Problem, _ found: ElementPlaces)
    -> CodePlace
  {
    let isOfLooks = problem.rule.id.hasPrefix("contrast-")
    // Code may change the colours of a document.
    if isOfLooks || found.isRow && problem.rule.id == "trait-missing-button" {
      problem.finding.outcome = .review
    }
    let place = Self.isOfWords(problem) ? found.words ?? found.view : found.view
    return CodePlace(path: place.path, location: place.location, offsets: 0..<0, framework: nil)
  }

  /// Whether code that nobody can follow may mend a problem, or only a part of the screen is known.
  private mutating func isHeldBack(_ problem: AuditDocument.Problem, onScreen index: Int) -> Bool {
    if HeldBackFindings.screenRules.contains(problem.rule.id),
      let entry = capture.entries[at: index]
    {
      if capture.parts.contains(entry) { return true }
    }
    if HeldBackFindings.shareRules.contains(problem.rule.id),
      capture.openRows[at: index] == true
    {
      return true
    }
    if HeldBackFindings.blindRules.contains(problem.rule.id)
      || capture.choosesColors && problem.rule.id.hasPrefix("contrast-")
    {
      return true
    }
    guard let element = problem.finding.element else { return false }
    // A choice right behind its name is told.
    if problem.rule.id == "picker-label-missing", isBesideText(element, onScreen: index) {
      return true
    }
    if let screen = capture.screens[at: index], let own = screen[element],
      HeldBackFindings.isPlain(
        problem.rule.id, of: own, on: screen,
        hasSeveralTexts: capture.severalTexts[at: index]?.contains(element) == true)
    {
      return true
    }
    guard let what = capture.unfollowed[at: index]?[element] else { return false }
    return HeldBackFindings.mayMend(
      problem.rule.id, isOfWords: Self.isOfWords(problem), what)
  }

  /// Takes the picture without a label, whose file name in the label of a control a problem is about, so
  /// that it is told once in place of the problem; `false` if a problem is about none.
  private mutating func takesPicture(
    of problem: AuditDocument.Problem, onScreen index: Int
  ) -> Bool {
    guard HeldBackFindings.pictureRules.contains(problem.rule.id),
      let element = problem.finding.element,
      let picture = capture.pictures[at: index]?[element], Self.isAbout(picture.name, problem)
    else { return false }
    if knownPictures.insert(picture.place).inserted { pictures.append(picture.place) }
    return true
  }

  /// Whether the words that a problem speaks of have a name in them, or are a part of it; of the label as a
  /// whole it is a part.
  private static func isAbout(_ name: String, _ problem: AuditDocument.Problem) -> Bool {
    let name = name.lowercased()
    let words = problem.finding.arguments.values.compactMap { argument -> String? in
      guard case .text(let text) = argument else { return nil }
      return text.lowercased()
    }
    return words.isEmpty || words.contains { $0.contains(name) || name.contains($0) }
  }

  /// Lowers the severity of a question to which the answer is most often that all is well.
  private mutating func soften(_ problem: inout AuditDocument.Problem, onScreen index: Int) {
    guard let element = problem.finding.element,
      let most = HeldBackFindings.severity(
        of: problem, isBesideText: { isBesideText(element, onScreen: index) },
        holdsStops: {
          capture.screens[at: index]?[element].map(HeldBackFindings.holdsStops) == true
        })
    else { return }
    problem.weigh(atMost: most)
  }

  /// Whether a text is heard right before or behind an element.
  private mutating func isBesideText(_ element: Element.ID, onScreen index: Int) -> Bool {
    guard let screen = capture.screens[at: index] else { return false }
    let beside = besideTexts[index] ?? HeldBackFindings.besideTexts(on: screen)
    besideTexts[index] = beside
    return beside.contains(element)
  }

  /// The rules about what a view is for VoiceOver, which a document may say of an outlet.
  private static let outletRules: Set<Rule.ID> = [
    "control-hidden", "element-unreachable", "group-label-lost", "order-list-incomplete",
  ]

  /// Makes a question of what is missing on an outlet: a storyboard or a xib may set it.
  private func askAboutOutlet(_ problem: inout AuditDocument.Problem, onScreen index: Int) {
    let rule = problem.finding.rule
    guard rule.hasSuffix("label-missing") || Self.outletRules.contains(rule),
      let element = problem.finding.element,
      capture.outlets[at: index]?.contains(element) == true
    else { return }
    problem.finding.outcome = .review
  }

  /// Whether a finding is about the words of a text that only runs will tell.
  private static func isAboutHole(_ problem: AuditDocument.Problem) -> Bool {
    guard isOfWords(problem) else { return false }
    return problem.finding.arguments.values.contains { argument in
      guard case .text(let text) = argument else { return false }
      return text.contains("‹")
    }
  }

  /// Whether a problem is one of the words of an element, and not of its kind or its place.
  private static func isOfWords(_ problem: AuditDocument.Problem) -> Bool {
    [.text, .localization].contains(problem.rule.category)
      || wordRules.contains { problem.rule.id.hasPrefix($0) }
  }

  /// How the ids of rules begin that judge the words of names, values and hints.
  private static let wordRules = [
    "label-", "voice-name-", "value-", "hint-", "duplicate-announcement", "pair-", "number-",
  ]

  // MARK: Code

  /// The rules about screens that find what a rule about code does.
  private static let sameOnScreens: [Rule.ID: Rule.ID] = [
    "src-label-on-nonelement": "group-label-lost"
  ]

  private mutating func add(
    _ found: CodeFinding, _ configured: inout SuppressionRun, atMost severity: Severity = .error
  ) {
    guard var finding = job.finding(of: found) else { return }
    if !job.plan.configuredSeverities.contains(found.rule) {
      let most = min(severity, HeldBackFindings.codeSeverities[found.rule] ?? severity)
      finding.severity = min(finding.severity, most)
    }
    // One cause, one finding: an element of the screen may show the same at the same place.
    let isTold = [found.rule, Self.sameOnScreens[found.rule]].compactMap(\.self).contains { rule in
      lines.contains(Line(rule: rule, path: found.path, line: found.location.line))
    }
    if isTold { return }
    let names = SuppressedScreen(
      path: AbsolutePath(found.path).relative(to: job.folder), title: nil)
    configured.see(names)
    let suppression =
      comments.suppression(hiding: found.rule, on: found.location.line, of: found.path)
      ?? configured.suppression(hiding: finding, of: nil, on: names)
    let place = CodePlace(
      path: found.path, location: found.location, offsets: found.offsets, framework: nil)
    add(finding, at: place, in: file(found.path), hiddenBy: suppression)
  }

  private mutating func add(
    _ finding: Finding, at place: CodePlace, in file: Int, hiddenBy suppression: Suppression? = nil
  ) {
    let screen = result(ofCodeAt: place, in: file)
    let number = files[file].screens[screen].problems.count + 1
    guard let rule = Rule.named(finding.rule) else { return }
    var problem = job.problem(
      finding, of: rule, at: place.location, shape: finding.subject, number: number,
      hiddenBy: suppression)
    problem.codePlace = place
    files[file].screens[screen].problems.append(problem)
  }
}

extension Array {
  /// The member at a place, or `nil` behind the end.
  fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension AuditDocument.Problem {
  /// Lowers its severity to one, unless a configuration says how bad it is.
  fileprivate mutating func weigh(atMost severity: Severity) {
    if !isSeverityConfigured { finding.severity = min(finding.severity, severity) }
  }
}
