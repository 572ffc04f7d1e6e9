import EarshotText
import EarshotTree

/// The suppressions in the comments of Swift files: `earshot:disable:next rule reason` and its kin, and
/// regions between `earshot:disable rule` and `earshot:enable rule`.
package struct CodeSuppressions {
  /// A comment that says nothing that is understood.
  package struct Mistake: Hashable, Sendable {
    /// The comment.
    package var comment: CodeComment
    /// The fault: lower case, no full stop.
    package var message: String
    /// The remedy.
    package var help: String
  }

  /// The word that stands for every rule.
  package static let all = "all"
  private static let verbs = [
    "disable", "disable:next", "disable:previous", "disable:this", "enable",
  ]

  /// The suppressions, in the order of the files.
  package private(set) var suppressions: [Suppression] = []
  /// The comments that are not understood, in the order of the files.
  package private(set) var mistakes: [Mistake] = []
  private let rules: Set<Rule.ID>
  /// The rules that are silent from a comment on, the last comment last.
  private var open: [(rule: Rule.ID, comment: Int)] = []
  /// The regions by the comment that began them.
  private var regions: [Int: Region] = [:]

  /// What a comment silences from its line on.
  private struct Region {
    var reason: String?
    /// The rules with the last line of each; `nil` where no comment ends it.
    var ends: [(rule: Rule.ID, line: Int?, isAtEnd: Bool)] = []
  }

  /// Reads comments.
  ///
  /// - Parameters:
  ///   - comments: those of a file stand together, in order.
  ///   - rules: the ids of all rules.
  package init(_ comments: [CodeComment], rules: Set<Rule.ID>) {
    self.rules = rules
    var start = comments.startIndex
    while start < comments.endIndex {
      let path = comments[start].path
      let end = comments[start...].firstIndex { $0.path != path } ?? comments.endIndex
      for index in start..<end { read(comments[index], at: index) }
      closeRegions(comments)
      start = end
    }
    suppressions.sort {
      ($0.path, $0.location.line, $0.location.column)
        < ($1.path, $1.location.line, $1.location.column)
    }
  }

  private mutating func read(_ comment: CodeComment, at index: Int) {
    let text = comment.text.trimmed
    guard text.hasPrefix("earshot:") else { return }
    let words = text.dropFirst("earshot:".count).split(whereSeparator: \.isWhitespace)
    let verb = words.first.map(String.init) ?? ""
    let (ids, reason) = parts(of: words.dropFirst().map(String.init))
    switch verb {
    case "disable:next",
      "ignore" where !comment.isBehindCode:
      add(ids, comment.next, reason, comment)
    case "disable:this", "ignore":
      add(ids, [comment.location.line...comment.location.line], reason, comment)
    case "disable:previous":
      add(ids, comment.previous.map { [$0...$0] } ?? [], reason, comment)
    case "disable":
      let new = ids.isEmpty ? ["*"] : ids
      regions[index] = Region(reason: reason)
      open += new.map { (rule: $0, comment: index) }
    case "enable": close(ids.isEmpty ? [Self.all] : ids, comment)
    default:
      let nearest = Suggestion.nearest(to: verb, among: Self.verbs)
      mistakes.append(
        Mistake(
          comment: comment, message: "the comment 'earshot:\(verb)' says nothing",
          help: nearest.map { "did you mean 'earshot:\($0)'?" }
            ?? "write 'earshot:disable:next', with a rule and a reason"))
    }
  }

  private mutating func add(
    _ rules: [Rule.ID], _ lines: [ClosedRange<Int>], _ reason: String?, _ comment: CodeComment,
    _ extent: CodeLines.Extent = .statement
  ) {
    suppressions.append(
      Suppression(
        rules: rules,
        target: .code(CodeLines(path: comment.path, lines: lines, extent: extent)),
        reason: reason, path: comment.path, location: comment.location))
  }

  // MARK: Regions

  private mutating func close(_ rules: [Rule.ID], _ comment: CodeComment) {
    for rule in rules {
      let closed = open.filter { rule == Self.all || $0.rule == rule }
      if closed.isEmpty {
        mistakes.append(
          Mistake(
            comment: comment, message: "'\(rule)' is not disabled here",
            help: "remove the comment, or write 'earshot:disable \(rule)' above"))
      }
      for region in closed {
        regions[region.comment]?.ends.append(
          (region.rule, comment.location.line, comment.next.isEmpty))
      }
      open.removeAll { rule == Self.all || $0.rule == rule }
    }
  }

  private mutating func closeRegions(_ comments: [CodeComment]) {
    for region in open { regions[region.comment]?.ends.append((region.rule, nil, true)) }
    open = []
    for (index, region) in regions.sorted(by: { $0.key < $1.key }) {
      let comment = comments[index]
      // Rules that end at one line are one suppression.
      var byEnd: [(end: Int?, isWhole: Bool, rules: [Rule.ID])] = []
      for part in region.ends {
        let isWhole = part.line == nil || part.isAtEnd && comment.previous == nil
        if let place = byEnd.firstIndex(where: { $0.end == part.line }) {
          byEnd[place].rules.append(part.rule)
        } else {
          byEnd.append((part.line, isWhole, [part.rule]))
        }
      }
      for part in byEnd {
        let first = comment.location.line
        add(
          part.rules, [first...max(first, part.end ?? .max)], region.reason, comment,
          part.isWhole ? .rest : .region)
      }
    }
    regions = [:]
  }

  // MARK: Words

  /// The rules and the reason: what stands behind a dash, or behind the last word that is meant as the id
  /// of a rule.
  private func parts(of words: [String]) -> (ids: [Rule.ID], reason: String?) {
    var ids: [Rule.ID] = []
    var rest = words[...]
    var goesOn = true
    while let word = rest.first, goesOn || isRule(word) {
      if SuppressionComment.dashes.contains(word) { break }
      let parts = word.split(separator: ",").map(String.init)
      ids += parts
      goesOn = word.hasSuffix(",")
      rest = rest.dropFirst()
    }
    if let dash = rest.first, SuppressionComment.dashes.contains(dash) { rest = rest.dropFirst() }
    let reason = rest.joined(separator: " ")
    return (ids, reason.isEmpty ? nil : reason)
  }

  /// Whether a word is the id of a rule, or was meant as one.
  private func isRule(_ word: String) -> Bool {
    let id = word.hasSuffix(",") ? String(word.dropLast()) : word
    if rules.contains(id) { return true }
    return id.contains("-") && !SuppressionComment.dashes.contains(id)
      && id.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }
      && Suggestion.nearest(to: id, among: rules.sorted()) != nil
  }
}
