import EarshotAudit
import EarshotHost
import EarshotProject
import EarshotTree
import EarshotWriting

/// The room in which everything that was opened is judged.
struct AuditAnswers: Sendable {
  let studio: Studio
  /// The language of the page.
  let pageLanguage: String

  /// All findings, with their rules, screens and shared components.
  ///
  /// Throws ``StudioError`` if the configuration is wrong.
  func all() async throws(StudioError) -> Reply {
    let document = try await studio.audits.document(of: studio.library.auditedPaths)
    let screens = AuditedScreens(await studio.library.all())
    let language = pageLanguage
    return Reply { json in
      AuditWriter(document: document, screens: screens, language: language).write(&json)
    }
  }

  /// Writes all findings as the baseline.
  ///
  /// Throws ``StudioError`` if it cannot be written.
  func writeBaseline() async throws(StudioError) -> Reply {
    let wanted = try await studio.audits.baselinePath()
    let path = try place(ofBaseline: wanted)
    let document = try await studio.audits.document(
      of: studio.library.auditedPaths, writing: path)
    guard let written = document.writtenBaseline else {
      throw StudioError(.cannotWrite, "the baseline is not written")
    }
    return Reply { json in
      json.fields(["path": written.path, "entries": written.findings, "line": written.line])
    }
  }
}

extension AuditAnswers {
  /// The path of a baseline in the opened folders: its own, else one in the first of them.
  ///
  /// Throws ``StudioError`` if there is none.
  private func place(ofBaseline path: String) throws(StudioError) -> String {
    let library = studio.library
    if library.folders.contains(where: { $0.holds(path) }) { return path }
    guard let folder = library.writable ?? library.folders.first else {
      throw StudioError(.cannotWrite, "open a folder, so that the baseline can be saved in it")
    }
    let inside = AbsolutePath(AuditShelf.baselineName, in: folder.folder).text
    // It may be a link that leads elsewhere.
    guard folder.holds(inside) else {
      throw StudioError(
        .cannotWrite, "the baseline would lie outside of the opened folders: \(inside)")
    }
    return inside
  }
}

/// Writes the findings of a document.
private struct AuditWriter {
  var document: AuditDocument
  var screens: AuditedScreens
  var language: String

  func write(_ json: inout JSONWriter) {
    let finder = FindingWriter(language: language)
    var places: [String: Int] = [:]
    json.array("findings") { json in
      for file in document.files {
        for screen in file.screens {
          let known = screens.screen(of: screen, in: file)
          let id = screens.name(of: screen, in: file)
          for problem in screen.problems where [nil, .baseline].contains(problem.suppression) {
            places[problem.fingerprint] = places.count
            let label = known?.label(of: problem.finding.element)
            json.object { finder.write(problem, screen: id, label: label, &$0) }
          }
        }
      }
    }
    writeRules(&json)
    json.lines(
      "components", AuditCause.all(in: whole).filter { $0.places.count > 1 || $0.count > 1 }
    ) { json, cause in
      json.fields([
        "rule": cause.rule.id, "severity": cause.severity.rawValue,
        "name": cause.first.problem.shape, "places": cause.places.count,
        "findings": cause.sightings.compactMap { places[$0.problem.fingerprint] },
      ])
    }
    json.lines("unread", document.unread) {
      ["path": $0.path, "message": $0.message, "help": $0.help]
    }
    json.fields([
      "hidden": document.files.flatMap(\.screens).flatMap(\.problems).count {
        $0.suppression == .baseline
      },
      "stale": document.staleBaselineEntries,
    ])
  }

  /// The document in which what is known counts.
  private var whole: AuditDocument {
    var document = document
    for file in document.files.indices {
      for screen in document.files[file].screens.indices {
        let problems = document.files[file].screens[screen].problems
        document.files[file].screens[screen].problems = problems.map(\.countingKnown)
      }
    }
    return document
  }

  private func writeRules(_ json: inout JSONWriter) {
    let found = document.files.flatMap(\.screens).flatMap(\.problems).map(\.rule)
    let rules = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    json.objects("rules", rules.values.sorted { $0.id < $1.id }) { json, rule in
      let text = rule.text(in: language)
      json.fields([
        "id": rule.id, "title": text.summary, "why": text.why, "criteria": rule.criteria,
        "severity": rule.severity.rawValue, "step": rule.category.rawValue,
        "impact": rule.impact.rawValue,
      ])
    }
  }
}
