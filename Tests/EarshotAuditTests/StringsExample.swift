import EarshotAudit
import EarshotSpeech
import EarshotStrings
import EarshotText
import EarshotTree

/// Strings files in the short form of the examples, and the lines that must be reported.
///
/// `strings ru` begins a file of a language; each line below is a key with its text: a string, or
/// categories with strings, `width 320 "…"`, `variable name type`, `comment "…"` and `new`.
struct StringsExample {
  let text: String
  let strings: AuditedStrings
  /// The marked lines, from 1.
  let marks: Set<Int>

  init(_ text: String) throws {
    self.text = text
    var files: [AuditedStrings.File] = []
    var language = ""
    var entries: [StringCatalog.Entry] = []
    var marks: Set<Int> = []
    func finish() {
      guard !language.isEmpty else { return }
      let hasForms = entries.contains { entry in
        entry.localizations.contains { !$0.text.variables.isEmpty }
      }
      files.append(
        AuditedStrings.File(
          path: "\(language).lproj/Localizable.strings",
          catalog: StringCatalog(hasForms ? .stringsdict : .strings, entries: entries)))
      entries = []
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var line = line
      if line.hasPrefix("▼ ") {
        marks.insert(index + 1)
        line = line.dropFirst(2)
      }
      if line.hasPrefix("strings ") {
        finish()
        language = String(line.dropFirst(8))
      } else {
        entries.append(
          try Self.entry(line, language, at: SourceLocation(line: index + 1, column: 1)))
      }
    }
    finish()
    self.marks = marks
    strings = AuditedStrings(files, sourceLanguage: "en")
  }

  /// What is wrong with an example.
  struct Mistake: Error { var line: Substring }

  private static func entry(
    _ line: Substring, _ language: String, at location: SourceLocation
  ) throws -> StringCatalog.Entry {
    var words = self.words(line)[...]
    guard case .text(let key)? = words.popFirst() else { throw Mistake(line: line) }
    var text = StringCatalog.Text(.none, at: location)
    var comment: String?
    var state: StringCatalog.State?
    while let word = words.popFirst() {
      switch word {
      case .text(let value):
        text.content = .unit(StringCatalog.Unit(value, at: location))
      case .word("comment"):
        guard case .text(let value)? = words.popFirst() else { throw Mistake(line: line) }
        comment = value
      case .word("new"): state = .new
      case .word("variable"):
        guard case .word(let name)? = words.popFirst() else { throw Mistake(line: line) }
        var type: String?
        if case .word(let next)? = words.first, PluralCategory(rawValue: next) == nil {
          type = next
          words.removeFirst()
        }
        text.variables.append(
          StringCatalog.Variable(
            name, specifier: type, rule: "NSStringPluralRuleType",
            text: StringCatalog.Text(.none, at: location), at: location))
      case .word("width"):
        guard case .word(let width)? = words.popFirst(), case .text(let value)? = words.popFirst(),
          let number = Int(width)
        else { throw Mistake(line: line) }
        text.add(number, value, at: location)
      case .word(let name):
        guard let category = PluralCategory(rawValue: name),
          case .text(let value)? = words.popFirst()
        else { throw Mistake(line: line) }
        if text.variables.isEmpty {
          text.add(category, value, at: location)
        } else {
          text.variables[text.variables.count - 1].text.add(category, value, at: location)
        }
      }
    }
    if case .unit(var unit) = text.content, let state {
      unit.state = state
      text.content = .unit(unit)
    }
    return StringCatalog.Entry(
      key: key, comment: comment, location: location,
      localizations: [
        StringCatalog.Localization(language: language, location: location, text: text)
      ])
  }

  private enum Word {
    case text(String)
    case word(String)
  }

  private static func words(_ line: Substring) -> [Word] {
    var words: [Word] = []
    for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    {
      if index % 2 == 1 {
        words.append(.text(String(part)))
      } else {
        words += part.split(separator: " ").map { .word(String($0)) }
      }
    }
    return words
  }
}

extension StringCatalog.Text {
  fileprivate mutating func add(
    _ category: PluralCategory, _ value: String, at location: SourceLocation
  ) {
    var variants: [StringCatalog.Variant<PluralCategory>] = []
    if case .plural(let known) = content { variants = known }
    variants.append(.init(category, .unit(value, at: location), at: location))
    content = .plural(variants)
  }

  fileprivate mutating func add(_ width: Int, _ value: String, at location: SourceLocation) {
    var variants: [StringCatalog.Variant<Int>] = []
    if case .width(let known) = content { variants = known }
    variants.append(.init(width, .unit(value, at: location), at: location))
    content = .width(variants)
  }

  fileprivate static func unit(_ value: String, at location: SourceLocation) -> StringCatalog.Text {
    StringCatalog.Text(.unit(StringCatalog.Unit(value, at: location)), at: location)
  }
}

extension Rule {
  /// The lines that the rule alone reports.
  func lines(in example: StringsExample) -> Set<Int> {
    Set(findings(in: example.strings).compactMap(\.line))
  }

  /// What the rule alone reports, with the lines.
  func findings(in strings: AuditedStrings) -> [(finding: Finding, line: Int?)] {
    let reports = Audit([Audit.Check(self)]).reports(of: strings)
    return zip(strings.parts, reports).flatMap { part, report in
      report.findings.map { finding in
        (finding, finding.element.flatMap(part.element)?.source?.line)
      }
    }
  }
}
