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
    /// The code of the folder that others ask for too.
    let code: ProjectCode?
    /// The place for messages.
    let messages: Messages

    /// The screens of the project, or that of an entry.
    func capture(entry: String?) throws -> Capture {
      let project = try self.project()
      let entries = try chosen(entry, of: project)
      var rest = Self.turnLimit
      var read: [Reading] = []
      for entry in entries {
        let result = project.screen(of: entry)
        guard !result.screen.elements.isEmpty || entries.count == 1 else { continue }
        note(result, of: entry, project, &rest)
        read.append((entry, result))
      }
      guard !read.isEmpty else { throw nothing(of: project) }
      if entry == nil { read = withoutShownParts(read) }
      var capture = Capture(format: SourceInput.format, screens: read.map(\.result.screen))
      capture.codeFindings = SourceInspector(project).findings
      capture.outlets = read.map(\.result.outlets)
      capture.documentPlaces = read.map(\.result.documentPlaces)
      capture.origins = read.map(\.entry.range.file.path)
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
        items: try chosen(entry, of: try project()).map { entry in
          ScreenList.Item(
            name: entry.name, path: entry.range.file.path, location: entry.range.location,
            kind: entry.kind.words)
        })
    }

    // MARK: Files

    private func project() throws -> SourceProject {
      let folder = FileKind(of: path) == .folder ? FolderListing(path, isProject: true) : nil
      let files = try parsed(folder)
      for file in files {
        for problem in file.problems.prefix(3) {
          messages.warning(
            "the code is broken here, and read as far as it can be: \(problem.message)",
            path: file.text.path, at: problem.range.location)
        }
      }
      let texts = catalogs(in: folder)
      return SourceProject(
        files, texts.map(\.catalog), tables: texts.map(\.name), nibs: nibs(in: folder),
        assets: assets(in: folder), language: language ?? "en")
    }

    /// The names of the pictures and symbols in the asset catalogues of the project.
    private func assets(in folder: FolderListing?) -> [String] {
      (folder?.names ?? []).compactMap { name in
        guard name.contains(".xcassets/") else { return nil }
        let parts = name.split(separator: "/")
        return parts.first { $0.hasSuffix(".imageset") || $0.hasSuffix(".symbolset") }
          .flatMap { $0.split(separator: ".").first }.map(String.init)
      }
    }

    private func parsed(_ folder: FolderListing?) throws -> [SwiftFile] {
      guard let code else { return try Self.parsed(path, folder) }
      return try code.files(of: path) { try Self.parsed(path, folder) }
    }

    /// The files of a folder, or the one of the path.
    static func parsed(_ path: String, _ folder: FolderListing? = nil) throws -> [SwiftFile] {
      let folder = folder ?? FolderListing(path, isProject: true)
      let names = folder.map { $0.names.filter { $0.hasSuffix(".swift") }.map($0.path) } ?? [path]
      return try names.map { SwiftFile(path: $0, bytes: try InputFile(path: $0).bytes()) }
    }

    /// The storyboards and xibs of the project with its texts in the language: in its folder, or
    /// beside the file.
    private func nibs(in folder: FolderListing?) -> [InterfaceBuilderNib] {
      guard
        let folder = folder ?? FolderListing(AbsolutePath(path).folder.text, isProject: true)
      else { return [] }
      return folder.names.filter(InputFolder.isDocument).map(folder.path).compactMap { path in
        guard let bytes = try? InputFile(path: path).bytes() else { return nil }
        let strings = language.flatMap { StringsFile.beside(path, language: $0) }.flatMap {
          try? $0.strings(Messages(isQuiet: true, log: MessageLog()))
        }
        return InterfaceBuilderNib(path: path, bytes: bytes, strings: strings)
      }
    }

    /// The tables of texts of the project with their names, those of the language only: in its
    /// folder, or beside the file.
    private func catalogs(in folder: FolderListing?) -> [(catalog: StringCatalog, name: String)] {
      guard
        let folder = folder ?? FolderListing(AbsolutePath(path).folder.text, isProject: true)
      else { return [] }
      let inputs = folder.names.map(folder.path).compactMap { StringsInput(path: $0) }
      let wanted = Language(self.language ?? "en")
      func language(of input: StringsInput) -> Language? {
        StringsFile(path: input.path).language.map { Language($0) }
      }
      let translated = Set(
        inputs.filter { language(of: $0)?.base == wanted.base }.map(\.table))
      let found = inputs.compactMap { input -> (input: StringsInput, distance: Int)? in
        let own = language(of: input)
        guard own == nil || own?.base == wanted.base else { return nil }
        // The base is asked where the language has no table of the name.
        if StringsFile.isBase(input.path), translated.contains(input.table) { return nil }
        // Texts in the language come before those of the base, and plural forms before others, as on
        // a phone.
        let distance = own?.tag == wanted.tag ? 0 : own != nil ? 1 : 2
        return (input, distance * 2 + (input.path.hasSuffix("dict") ? 0 : 1))
      }
      return found.enumerated()
        .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
        .compactMap { item in
          let input = item.element.input
          guard
            let catalog = StringsFile.isBase(input.path)
              ? try? StringCatalog(
                reading: InputFile(path: input.path).bytes(), language: wanted.tag)
              : try? input.catalog(language: self.language)
          else { return nil }
          return (catalog, URL(filePath: input.path).deletingPathExtension().lastPathComponent)
        }
    }
  }
#endif
