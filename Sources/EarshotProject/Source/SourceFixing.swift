#if Source
  import EarshotAudit
  import EarshotCaptures
  import EarshotSource
  import EarshotStrings
  import EarshotSwiftParsing
  import EarshotTree

  /// Mends what can be mended in Swift source without asking: each change is read and judged again, and
  /// stays only if its finding is gone and no other came.
  struct SourceFixing {
    private let job: AuditJob
    private let path: String
    private var files: SourceFiles
    /// The code before the changes of this round.
    private var before: SourceFiles
    private let original: SourceFiles
    private var current: Judgement
    /// The number of findings that were mended.
    private(set) var mended = 0
    /// Changes that were judged and do not hold.
    private var rejected: Set<[FileEdit]> = []

    /// A change of a file.
    struct FileEdit: Hashable {
      let path: String
      let edit: CodeEdit
    }

    /// The changes that belong together, and what they mend.
    private struct Fix {
      let edits: [FileEdit]
      /// Whether everything has to sound as before.
      let isSilent: Bool
      var mends: [Kind: Int]
    }

    /// What findings are counted by.
    private struct Kind: Hashable {
      let rule: Rule.ID
      let path: String
      let outcome: Finding.Outcome
    }

    /// The findings in the code as it stands.
    private struct Judgement {
      let capture: Capture
      let problems: [AuditDocument.Problem]
      let counts: [Kind: Int]
      let problemCount: Int
    }

    /// What is wrong with the files was said when they were audited.
    private static var noMessages: Messages { Messages(isQuiet: true, log: MessageLog()) }

    /// Reads and judges the code.
    init(_ job: AuditJob, _ path: String) throws {
      self.job = job
      self.path = path
      files = try SourceFiles(path: path, language: job.speech.language)
      original = files
      before = files
      current = try Self.judge(files, job, path)
    }

    private static func judge(
      _ files: SourceFiles, _ job: AuditJob, _ path: String
    ) throws -> Judgement {
      let reading = SourceReading(
        path: path, language: files.language, code: nil, messages: Self.noMessages)
      let capture = try reading.capture(of: files.project, entry: job.imports.entry)
      var counts: [Kind: Int] = [:]
      var problems: [AuditDocument.Problem] = []
      for file in job.files(of: capture, path) {
        for problem in file.screens.flatMap(\.problems) where problem.suppression == nil {
          problems.append(problem)
          counts[Self.kind(of: problem, file.path), default: 0] += 1
        }
      }
      return Judgement(
        capture: capture, problems: problems, counts: counts, problemCount: files.problemCount)
    }

    private static func kind(of problem: AuditDocument.Problem, _ path: String) -> Kind {
      Kind(rule: problem.finding.rule, path: path, outcome: problem.finding.outcome)
    }

    /// The files that changed, with their bytes before and after.
    var changes: [(path: String, before: [UInt8], after: [UInt8])] {
      (original.code.map(\.text.path) + original.tables.map(\.input.path)).compactMap { path in
        guard let before = original.bytes(of: path), let after = files.bytes(of: path),
          before != after
        else { return nil }
        return (path, before, after)
      }
    }

    /// The most times that the code is looked over: what one change uncovers the next mends.
    private static let rounds = 40

    /// Mends until nothing more can be mended, so that a second run finds nothing to do.
    mutating func run() {
      var isChanged = false
      for _ in 0..<Self.rounds {
        let fixes = self.fixes
        if fixes.isEmpty {
          // What did not hold may hold beside the changes that came later.
          guard isChanged, !rejected.isEmpty else { return }
          rejected = []
          isChanged = false
          continue
        }
        var accepted: [Fix] = []
        before = files
        accept(fixes[...], &accepted)
        isChanged = isChanged || !accepted.isEmpty
        mended += accepted.reduce(0) { $0 + $1.mends.values.reduce(0, +) }
      }
    }

    /// Takes those changes that hold, on top of those that were taken before; of many that do not hold
    /// together each half is tried.
    private mutating func accept(_ fixes: ArraySlice<Fix>, _ accepted: inout [Fix]) {
      guard !fixes.isEmpty else { return }
      let all = accepted + fixes
      let changed = Self.edited(before, all)
      let judged = try? Self.judge(changed, job, path)
      let faults = judged.map { self.faults(in: $0, Array(fixes)) }
      if let judged, faults?.isEmpty == true {
        files = changed
        current = judged
        accepted = all
        return
      }
      guard fixes.count > 1 else {
        rejected.insert(fixes[fixes.startIndex].edits)
        return
      }
      // What is wrong in a file mostly comes of the changes of that file.
      let isSuspect = { (fix: Fix) in fix.edits.contains { faults?.contains($0.path) == true } }
      let suspects = fixes.filter(isSuspect)
      if !suspects.isEmpty, suspects.count < fixes.count {
        accept(fixes.filter { !isSuspect($0) }[...], &accepted)
        accept(suspects[...], &accepted)
      } else {
        let middle = fixes.startIndex + fixes.count / 2
        accept(fixes[..<middle], &accepted)
        accept(fixes[middle...], &accepted)
      }
    }

    private static func edited(_ files: SourceFiles, _ fixes: [Fix]) -> SourceFiles {
      var files = files
      let edits = Dictionary(grouping: fixes.flatMap(\.edits), by: \.path)
      for (path, edits) in edits {
        guard let bytes = files.bytes(of: path) else { continue }
        files.replace(path, with: bytes.edited(edits.map(\.edit)))
      }
      return files
    }

    /// The files in which the finding of a change is still there, or another came; an empty path where
    /// code is broken or sounds otherwise.
    private func faults(in judged: Judgement, _ fixes: [Fix]) -> Set<String> {
      var allowed = current.counts
      for fix in fixes { allowed.merge(fix.mends) { $0 - $1 } }
      var faults = Set(
        judged.counts.filter { $0.value > allowed[$0.key] ?? 0 }.map(\.key.path))
      let isBroken = judged.problemCount > current.problemCount
      let isChanged =
        fixes.allSatisfy(\.isSilent) && judged.capture.heardParts != current.capture.heardParts
      if isBroken || isChanged { faults.insert("") }
      return faults
    }
  }

  extension SourceFixing {
    /// The changes that are to be tried, which do not overlap: those of code first, as what is heard on a
    /// screen may follow from them.
    private var fixes: [Fix] {
      for isMeant in Self.stages {
        let fixes = self.fixes(where: isMeant)
        if !fixes.isEmpty { return fixes }
      }
      return []
    }

    /// The findings that are mended together, those first whose changes nobody hears.
    private static var stages: [(AuditDocument.Problem) -> Bool] {
      [
        { silent.contains($0.finding.rule) },
        { $0.finding.element == nil && !silent.contains($0.finding.rule) },
        { $0.finding.element != nil },
      ]
    }

    /// The rules whose remedies change nothing that is heard.
    private static let silent: Set<Rule.ID> = [
      "src-deprecated-modifier", "src-duplicate-modifier", "src-hidden-literal-false",
      Rule.suppressionUnused.id,
    ]

    private func fixes(where isMeant: (AuditDocument.Problem) -> Bool) -> [Fix] {
      let repairs = SourceRepairs(current.problems, of: current.capture, job.plan)
      var editors: [String: SwiftEditor] = [:]
      var fixes: [Fix] = []
      var places: [[FileEdit]: Int] = [:]
      var taken: [String: [Range<Int>]] = [:]
      for problem in current.problems where isMeant(problem) {
        guard let repair = repairs.repair(of: problem) else { continue }
        let path = repair.place.path
        if editors[path] == nil { editors[path] = files.bytes(of: path).map(SwiftEditor.init) }
        guard let editor = editors[path], let edits = edits(for: repair, editor),
          !rejected.contains(edits)
        else { continue }
        let kind = Self.kind(of: problem, path)
        if let place = places[edits] {
          fixes[place].mends[kind, default: 0] += 1
          continue
        }
        let isFree = edits.allSatisfy { edit in
          taken[edit.path]?.contains { $0.touches(edit.edit.offsets) } != true
        }
        guard isFree else { continue }
        for edit in edits { taken[edit.path, default: []].append(edit.edit.offsets) }
        places[edits] = fixes.count
        fixes.append(
          Fix(edits: edits, isSilent: Self.silent.contains(kind.rule), mends: [kind: 1]))
      }
      return fixes
    }

    private func edits(for repair: SourceRepairs.Repair, _ editor: SwiftEditor) -> [FileEdit]? {
      let place = repair.place
      if case .label(let old, let new) = repair.repair {
        return label(at: place, from: old, to: new, editor)
      }
      return editor.edits(for: repair.repair, at: place.offsets, properties: place.properties)?
        .map { FileEdit(path: place.path, edit: $0) }
    }

    // MARK: Labels

    /// The change of a label where its words are written: in the code, or in the table of texts.
    private func label(
      at place: CodePlace, from old: String, to new: String, _ editor: SwiftEditor
    ) -> [FileEdit]? {
      guard let literal = editor.literal(ofLabelAt: place.offsets, place.properties) else {
        return nil
      }
      let keyed = files.tables.compactMap { table in
        (try? table.input.catalog(of: table.bytes, language: files.language))
          .flatMap { catalog in catalog[literal.text].map { (table, catalog.format, $0) } }
      }
      guard !keyed.isEmpty else {
        return literal.replaced(old, by: new).map { [FileEdit(path: place.path, edit: $0)] }
      }
      // What others show by the same key would change too.
      guard files.mentions(ofText: literal.text) == 1 else { return nil }
      let edits = keyed.filter { files.isOfLanguage($0.0) }.compactMap { table, format, entry in
        entry.localizations.lazy.filter { files.isOfLanguage($0.language) }.compactMap {
          TableEditor(format: format, bytes: table.bytes)
            .edit(from: $0.location, replacing: old, by: new)
        }.first.map { FileEdit(path: table.input.path, edit: $0) }
      }
      return edits.count == 1 ? edits : nil
    }
  }

  extension Capture {
    /// The elements of all screens without their places in code.
    fileprivate var heardParts: [[Element]] { screens.map { $0.elements.map(\.withoutSource) } }
  }

  extension Element {
    fileprivate var withoutSource: Element {
      var element = self
      element.source = nil
      element.children = children.map(\.withoutSource)
      return element
    }
  }

  extension Range<Int> {
    /// Whether two parts overlap, or are one place.
    fileprivate func touches(_ other: Range<Int>) -> Bool {
      overlaps(other) || lowerBound == other.lowerBound || upperBound == other.upperBound
        || lowerBound == other.upperBound || upperBound == other.lowerBound
    }
  }
#endif
