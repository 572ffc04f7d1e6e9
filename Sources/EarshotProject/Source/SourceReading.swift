#if Source
  import EarshotAudit
  import EarshotCaptures
  import EarshotHost
  import EarshotSource
  import EarshotText
  import EarshotTree

  /// The reading of a Swift file, or of the folder of a project.
  struct SourceReading {
    /// The path as the user named it.
    let path: String
    /// BCP 47 tag of the language of the phone, when the user named it.
    let language: String?
    /// The code of the folder that others ask for too.
    var code: ProjectCode?
    /// The folder in which is kept what was read; `nil` keeps nothing.
    var cache: CacheFolder?
    /// The place for messages.
    let messages: Messages

    /// The screens of the project, or that of an entry.
    func capture(entry: String?) throws -> Capture {
      try capture(of: project(), entry: entry)
    }

    /// The screens of a project that was read before, or that of an entry.
    func capture(of project: SourceProject, entry: String?) throws -> Capture {
      let findings = SourceInspector(project).findings
      let all = try readings(entry, of: project, isJudged: !findings.isEmpty)
      var rest = Self.turnLimit
      var read = all.filter { !$0.result.screen.elements.isEmpty || all.count == 1 }
      for (entry, result) in read { note(result, of: entry, project, &rest) }
      if entry == nil { read = withoutShownParts(read) }
      var screens = read.map(\.result.screen)
      var origins = read.map(\.entry.range.file.path)
      let isWithoutView = screens.isEmpty && !findings.isEmpty
      if isWithoutView {
        // What is wrong in the code is told, although it shows no screen.
        screens = [Screen(elements: [])]
        origins = [findings[0].path]
      }
      guard !screens.isEmpty else { throw nothing(of: project) }
      var capture = Capture(format: SourceInput.format, screens: screens)
      capture.codeFindings = findings
      capture.choosesColors = project.choosesColors
      capture.outlets = isWithoutView ? [[]] : read.map(\.result.outlets)
      capture.unfollowed = isWithoutView ? [[:]] : read.map(\.result.unfollowed)
      capture.documentPlaces = isWithoutView ? [[:]] : read.map(\.result.documentPlaces)
      capture.elementCauses = isWithoutView ? [[:]] : read.map(\.result.elementCauses)
      capture.pictures = isWithoutView ? [[:]] : read.map(\.result.pictures)
      capture.severalTexts = isWithoutView ? [[]] : read.map(\.result.severalTexts)
      capture.openRows = isWithoutView ? [false] : read.map(\.result.hasOpenRows)
      capture.places = isWithoutView ? [[:]] : read.map(\.result.places)
      capture.entries =
        isWithoutView
        ? [
          CodePlace(
            path: origins[0], location: findings[0].location, offsets: 0..<0, framework: nil)
        ]
        : read.map { project.place(of: $0.entry) }
      capture.previews = Set(
        read.lazy.filter { $0.entry.kind == .preview }
          .map { CodePlace($0.entry.range, $0.entry.framework) })
      capture.parts = Set(
        read.lazy.filter { project.isPart($0.entry) }.map { project.place(of: $0.entry) })
      capture.codeComments = project.files.flatMap(\.comments)
      capture.origins = origins
      return capture
    }

    private typealias Reading = (
      entry: SourceProject.Entry, result: SourceProject.SourceScreen
    )

    /// The screens without cells and views of xibs that another screen has shown.
    private func withoutShownParts(_ read: [Reading]) -> [Reading] {
      let whole = read.filter { !$0.entry.kind.isPart }
      let shown = Set(whole.flatMap { $0.result.documentPlaces.values.map(\.view) })
      return read.filter { item in
        guard item.entry.kind.isPart, let root = item.result.screen.elements.first?.id,
          let place = item.result.documentPlaces[root]?.view
        else { return true }
        return !shown.contains(place)
      }
    }

    /// The screen of a name; of a project all, and then views that none of these has shown.
    private func readings(
      _ name: String?, of project: SourceProject, isJudged: Bool
    ) throws -> [Reading] {
      var entries = try chosen(name, of: project, isJudged: isJudged)
      var read: [Reading] = []
      var shown: Set<String> = []
      while !entries.isEmpty {
        entries = bounded(entries, after: read.count)
        let results = DeepWork.map(entries.count) { [entries] in project.screen(of: entries[$0]) }
        for (entry, result) in zip(entries, results) {
          read.append((entry, result))
          shown.formUnion(result.shown.union([entry.name]))
        }
        guard name == nil, read.count < Self.screenLimit else { break }
        entries = project.entries(beyond: shown)
      }
      return read
    }

    /// The entries that are read first: that of the name, or all that the code leads to.
    ///
    /// - Parameter isJudged: whether there is something to tell of code that describes no view.
    private func chosen(
      _ name: String?, of project: SourceProject, isJudged: Bool
    ) throws -> [SourceProject.Entry] {
      let entries = project.entries
      guard let name else {
        guard !entries.isEmpty || isJudged else { throw nothing(of: project) }
        return entries
      }
      if let entry = project.entry(named: name) { return [entry] }
      throw CaptureError(
        .noScreen, "there is no view or view controller '\(name)' in this code",
        help: Suggestion.help(
          for: name, among: entries.map(\.name), orWhenLong: "leave '--entry' away to read all"))
    }

    /// The most screens that are read of one project; to judge one takes about a millisecond.
    private static let screenLimit = 5_000

    /// The first of very many entries; says what is left out.
    ///
    /// - Parameter count: the number of those that were read before.
    private func bounded(
      _ entries: [SourceProject.Entry], after count: Int
    ) -> [SourceProject.Entry] {
      guard count + entries.count > Self.screenLimit else { return entries }
      messages.warning(
        "of \(count + entries.count) screens the first \(Self.screenLimit) are read; name a folder of fewer, "
          + "or one view with '--entry'",
        path: path)
      return Array(entries.prefix(Self.screenLimit - count))
    }

    private func nothing(of project: SourceProject) -> CaptureError {
      CaptureError(
        .noScreen, "the code describes no view and no view controller",
        help: "name a file or folder with views of SwiftUI or UIKit")
    }

    /// How many conditions are tried the other way in one run.
    private static let turnLimit = 100

    /// Says which conditions only runs will tell, and what was left out.
    ///
    /// - Parameter rest: how many more conditions may be tried the other way.
    private func note(
      _ result: SourceProject.SourceScreen, of entry: SourceProject.Entry,
      _ project: SourceProject, _ rest: inout Int
    ) {
      let conditions = messages.isQuiet ? [] : result.decisions.map(\.condition)
      let decisions = conditions.filter { condition in
        guard condition.file.path.hasSuffix(".swift") else { return false }
        rest -= 1
        // One that changes colours alone is no news.
        return rest < 0 || project.isHeard(condition, in: result.screen, of: entry)
      }
      if let first = decisions.first {
        let count = decisions.count
        messages.note(
          "\(entry.name): \(count == 1 ? "a condition is" : "\(count) conditions are") not known, "
            + "and the first branch is read: line \(first.location.line), "
            + "'\(first.text)'", path: first.file.path)
      }
      if result.cuts > 0 {
        messages.warning(
          "\(entry.name) is too large or goes round in circles, and is read in part",
          path: entry.range.file.path, at: entry.range.location)
      }
    }

    /// The names of the screens, with their places and kinds.
    func list(entry: String?) throws -> ScreenList {
      ScreenList(
        format: SourceInput.format, path: path,
        items: try readings(entry, of: try project(), isJudged: false).map { entry, _ in
          ScreenList.Item(
            name: entry.name, path: entry.range.file.path, location: entry.range.location,
            kind: entry.kind.words)
        })
    }

    /// The project; says where its code is broken.
    private func project() throws -> SourceProject {
      let files = try SourceFiles(path: path, language: language, code: code, cache: cache)
      for file in files.code {
        for problem in file.problems.prefix(3) {
          messages.warning(
            "the code is broken here, and read as far as it can be: \(problem.message)",
            path: file.text.path, at: problem.range.location)
        }
      }
      return files.project
    }
  }
#endif
