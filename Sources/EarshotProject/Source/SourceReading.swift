#if Source
  import EarshotAudit
  import EarshotCaptures
  import EarshotHost
  import EarshotSource
  import EarshotStrings
  import EarshotSwiftParsing
  import EarshotText
  import EarshotTree
  import Foundation

  /// The reading of a Swift file, or of the folder of a project.
  struct SourceReading {
    /// The path as the user named it.
    let path: String
    /// BCP 47 tag of the language of the phone, when the user named it.
    let language: String?
    /// The folder in which is kept what was read; `nil` keeps nothing.
    let cache: CacheFolder?
    /// The place for messages.
    let messages: Messages

    /// The screens of the project, or that of an entry.
    func capture(entry: String?) throws -> Capture {
      let project = try self.project()
      let entries = bounded(try chosen(entry, of: project))
      var screens: [Screen] = []
      var origins: [String] = []
      var outlets: [Set<Element.ID>] = []
      let results = DeepWork.map(entries.count) { project.screen(of: entries[$0]) }
      for (entry, result) in zip(entries, results) {
        guard !result.screen.elements.isEmpty || entries.count == 1 else { continue }
        note(result, of: entry)
        screens.append(result.screen)
        origins.append(entry.range.file.path)
        outlets.append(result.outlets)
      }
      guard !screens.isEmpty else { throw nothing(of: project) }
      var capture = Capture(format: SourceInput.format, screens: screens)
      capture.codeFindings = SourceInspector(project).findings
      capture.outlets = outlets
      capture.origins = origins
      return capture
    }

    /// The entries that are read: that of the name, or all.
    private func chosen(
      _ name: String?, of project: SourceProject
    ) throws -> [SourceProject.Entry] {
      let entries = project.entries
      guard let name else {
        guard !entries.isEmpty else { throw nothing(of: project) }
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
    private func bounded(_ entries: [SourceProject.Entry]) -> [SourceProject.Entry] {
      guard entries.count > Self.screenLimit else { return entries }
      messages.warning(
        "of \(entries.count) screens the first \(Self.screenLimit) are read; name a folder of fewer, "
          + "or one view with '--entry'",
        path: path)
      return Array(entries.prefix(Self.screenLimit))
    }

    private func nothing(of project: SourceProject) -> CaptureError {
      CaptureError(
        .noScreen, "the code describes no view and no view controller",
        help: "name a file or folder with views of SwiftUI or UIKit")
    }

    /// Says which conditions only runs will tell, and what was left out.
    private func note(_ result: SourceProject.SourceScreen, of entry: SourceProject.Entry) {
      if let first = result.decisions.first(where: { !$0.condition.file.path.isEmpty }) {
        let count = result.decisions.count
        messages.note(
          "\(entry.name): \(count == 1 ? "a condition is" : "\(count) conditions are") not known, "
            + "and the first branch is read: line \(first.condition.location.line), "
            + "'\(first.condition.text)'", path: first.condition.file.path)
      }
      if result.cuts > 0 {
        messages.warning(
          "\(entry.name) is too large or goes round in circles, and is read in part",
          path: entry.range.file.path, at: entry.range.location)
      }
    }

    // MARK: Files

    private func project() throws -> SourceProject {
      let folder = FileKind(of: path) == .folder ? FolderListing(path, isProject: true) : nil
      let names = folder.map { $0.names.filter { $0.hasSuffix(".swift") }.map($0.path) } ?? [path]
      let kept = KeptSource(of: path, in: folder == nil ? nil : cache)
      let readings = try DeepWork.map(names.count) { number in
        Result {
          let bytes = try InputFile(path: names[number]).bytes()
          return kept.reading(path: names[number], bytes: bytes)
        }
      }.map { try $0.get() }
      kept.keep(readings)
      let files = readings.map(\.file)
      for file in files {
        for problem in file.problems.prefix(3) {
          messages.warning(
            "the code is broken here, and read as far as it can be: \(problem.message)",
            path: file.text.path, at: problem.range.location)
        }
      }
      return SourceProject(files, catalogs(in: folder), language: language ?? "en")
    }

    /// The tables of texts of the project, those of the language only: in its folder, or beside the
    /// file.
    private func catalogs(in folder: FolderListing?) -> [StringCatalog] {
      guard
        let folder = folder ?? FolderListing(AbsolutePath(path).folder.text, isProject: true)
      else { return [] }
      let inputs = folder.names.map(folder.path).compactMap { StringsInput(path: $0) }
      let wanted = Language(language ?? "en")
      // Tables with plural forms are asked first, as on a phone.
      return inputs.sorted { $0.path.hasSuffix("dict") && !$1.path.hasSuffix("dict") }
        .compactMap { input in
          let own = StringsFile(path: input.path).language.map { Language($0) }
          guard own == nil || own?.base == wanted.base else { return nil }
          return try? input.catalog(language: language)
        }
    }
  }
#endif
