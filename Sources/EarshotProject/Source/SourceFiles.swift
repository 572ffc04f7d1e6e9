#if Source
  import EarshotCaptures
  import EarshotHost
  import EarshotSource
  import EarshotStrings
  import EarshotSwiftParsing
  import EarshotText
  import EarshotTree
  import Foundation

  /// The files that a reading of Swift source looks at: its code, and the tables of its texts.
  struct SourceFiles {
    /// A table of texts.
    struct Table {
      let input: StringsInput
      var bytes: [UInt8]
    }

    /// The Swift files.
    private(set) var code: [SwiftFile]
    /// The tables of texts: in the folder, or beside the file.
    private(set) var tables: [Table]
    /// The storyboards and xibs, with their texts in the language.
    let nibs: [InterfaceBuilderNib]
    /// The names of the pictures and symbols in the asset catalogues.
    let assets: [String]
    /// The files in another language that may use the types of the project.
    let others: [[UInt8]]
    /// BCP 47 tag of the language of the phone, when the user named it.
    let language: String?
    /// The oldest system that the app runs on; `nil` where no project tells it.
    private let oldest: SystemVersion?

    /// Reads a file, or the folder of a project.
    ///
    /// - Parameters:
    ///   - known: the code of the folder that others ask for too.
    ///   - cache: the folder in which is kept what was read; `nil` keeps nothing.
    init(
      path: String, language: String?, code known: ProjectCode? = nil, cache: CacheFolder? = nil
    ) throws {
      self.language = language
      let folder = FileKind(of: path) == .folder ? FolderListing(path, isProject: true) : nil
      oldest = folder.flatMap(DeploymentTarget.oldest)
      let parse = { [oldest] in try Self.parsed(path, folder, oldest, cache) }
      code = try known.map { try $0.files(of: path, parse) } ?? parse()
      let around = folder ?? FolderListing(AbsolutePath(path).folder.text, isProject: true)
      let paths = around.map { $0.names.map($0.path) } ?? []
      tables = paths.compactMap { StringsInput(path: $0) }.compactMap { input in
        (try? InputFile(path: input.path).bytes()).map { Table(input: input, bytes: $0) }
      }
      let documents = around.map { around in
        around.names.filter { name in
          InputFolder.isDocument(name) && (folder == nil || !InputFolder.isOfTests(name))
        }.map(around.path)
      }
      nibs = (documents ?? []).compactMap { path in
        guard let bytes = try? InputFile(path: path).bytes() else { return nil }
        let strings = language.flatMap { StringsFile.beside(path, language: $0) }.flatMap {
          try? $0.strings(Messages(isQuiet: true, log: MessageLog()))
        }
        return InterfaceBuilderNib(path: path, bytes: bytes, strings: strings)
      }
      assets = (folder?.names ?? []).compactMap(Self.asset)
      others = (folder?.names ?? []).filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        .compactMap { name in folder.flatMap { try? InputFile(path: $0.path(of: name)).bytes() } }
    }

    /// The Swift files of a folder, or the one of the path.
    static func parsed(
      _ path: String, _ folder: FolderListing?, _ oldest: SystemVersion?,
      _ cache: CacheFolder? = nil
    ) throws -> [SwiftFile] {
      let built = folder.flatMap(BuiltFiles.init)
      let names =
        folder.map { folder in
          folder.names.filter { name in
            isOfPhone(name) && built?.leaveOut(name) != true && !isBeside(name)
          }.map(folder.path)
        } ?? [path]
      let kept = KeptSource(of: path, from: oldest, in: folder == nil ? nil : cache)
      let readings = try DeepWork.map(names.count) { number in
        Result {
          let bytes = try InputFile(path: names[number]).bytes()
          return kept.reading(path: names[number], bytes: bytes)
        }
      }.map { try $0.get() }
      kept.keep(readings)
      return readings.map(\.file)
    }

    /// Whether a file is Swift, and in no folder that is named after another system than that of phones.
    private static func isOfPhone(_ name: String) -> Bool {
      guard name.hasSuffix(".swift") else { return false }
      return !name.split(separator: "/").dropLast().contains { folder in
        let parts = folder.split(whereSeparator: { !$0.isLetter })
        let words = parts.map { $0.lowercased() }
        // Xcode names the parts of an app for watches “Watch App” and “Watch Extension”.
        let isOfWatch =
          parts.contains { $0.hasSuffix("Watch") || $0 == "watch" }
          && words.contains { $0 == "app" || $0 == "extension" }
        return isOfWatch
          || words.contains { word in
            ["tvos", "watchos", "macos", "watchkit"].contains { word.hasSuffix($0) }
          }
      }
    }

    /// Whether a file belongs to tests, or to the example of a package that others wrote: no user sees it.
    private static func isBeside(_ name: String) -> Bool {
      let folders = name.split(separator: "/").dropLast()
      if InputFolder.isOfTests(name) || folders.contains(where: { $0.contains("SnapshotTest") }) {
        return true
      }
      let vendors: Set<Substring> = [
        "Vendor", "Vendors", "Vendored", "ThirdParty", "Third Party", "External", "Externals",
        "Dependencies", "Submodules", "Checkouts",
      ]
      guard let vendor = folders.firstIndex(where: vendors.contains) else { return false }
      let examples: Set<Substring> = ["Example", "Examples", "Demo", "Demos", "Sample", "Samples"]
      return folders[vendor...].contains(where: examples.contains)
    }

    /// The name of the picture or symbol in an asset catalogue that a file belongs to.
    private static func asset(_ name: String) -> String? {
      guard name.contains(".xcassets/") else { return nil }
      let parts = name.split(separator: "/")
      return parts.first { $0.hasSuffix(".imageset") || $0.hasSuffix(".symbolset") }
        .flatMap { $0.split(separator: ".").first }.map(String.init)
    }

    /// The project, with the texts of the language only.
    var project: SourceProject {
      let texts = catalogs
      return SourceProject(
        code, texts.map(\.catalog), tables: texts.map(\.name), nibs: nibs, assets: assets,
        language: language ?? "en", others: others, isTranslated: isTranslated)
    }

    /// Whether the tables have texts in more than one language.
    private var isTranslated: Bool {
      var languages: Set<String> = []
      for table in tables {
        if let own = StringsFile(path: table.input.path).language {
          languages.insert(Language(own).base.tag)
        } else if !StringsFile.isBase(table.input.path) {
          let catalog = try? table.input.catalog(of: table.bytes, language: nil)
          languages.formUnion((catalog?.languages ?? []).map { Language($0).base.tag })
        }
        if languages.count > 1 { return true }
      }
      return false
    }

    /// The tables of the language with their names, in the order in which they are asked.
    private var catalogs: [(catalog: StringCatalog, name: String)] {
      let wanted = Language(language ?? "en")
      func own(_ table: Table) -> Language? {
        StringsFile(path: table.input.path).language.map { Language($0) }
      }
      // The base is English in most projects, so that only others are heard in that of a region.
      func isOwn(_ own: Language) -> Bool {
        own == wanted || own == wanted.base || wanted.code != "en" && own.base == wanted.base
      }
      let translated = Set(
        tables.filter { own($0).map(isOwn) ?? false }.map(\.input.table))
      let found = tables.compactMap { table -> (table: Table, distance: Int)? in
        let own = own(table)
        guard own == nil || own?.base == wanted.base else { return nil }
        // The base is asked where the language has no table of the name.
        if StringsFile.isBase(table.input.path), translated.contains(table.input.table) {
          return nil
        }
        // Texts in the language come before those of the base, these before those of other regions,
        // and plural forms before others, as on a phone.
        let distance = own.map { $0.tag == wanted.tag ? 0 : isOwn($0) ? 1 : 3 } ?? 2
        return (table, distance * 2 + (table.input.path.hasSuffix("dict") ? 0 : 1))
      }
      return found.enumerated()
        .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
        .compactMap { item in
          let table = item.element.table
          guard
            let catalog = StringsFile.isBase(table.input.path)
              ? try? StringCatalog(reading: table.bytes, language: wanted.tag)
              : try? table.input.catalog(of: table.bytes, language: language)
          else { return nil }
          return (
            catalog, URL(filePath: table.input.path).deletingPathExtension().lastPathComponent
          )
        }
    }

    /// Whether a table holds the texts of the language of the phone.
    func isOfLanguage(_ table: Table) -> Bool {
      isOfLanguage(StringsFile(path: table.input.path).language)
    }

    /// Whether a tag is that of the language of the phone; none may be.
    func isOfLanguage(_ tag: String?) -> Bool {
      guard let tag else { return true }
      return Language(tag).base == Language(language ?? "en").base
    }

    /// How often a text stands between quotes in the code.
    func mentions(ofText text: String) -> Int {
      code.reduce(0) { $0 + $1.text.count(of: "\"\(text)\"") }
    }

    /// The bytes of a file; `nil` when it is none of these.
    func bytes(of path: String) -> [UInt8]? {
      code.first { $0.text.path == path }?.text.bytes
        ?? tables.first { $0.input.path == path }?.bytes
    }

    /// Puts other bytes into a file.
    mutating func replace(_ path: String, with bytes: [UInt8]) {
      if let index = code.firstIndex(where: { $0.text.path == path }) {
        code[index] = SwiftFile(path: path, bytes: bytes, oldest: oldest)
      } else if let index = tables.firstIndex(where: { $0.input.path == path }) {
        tables[index].bytes = bytes
      }
    }

    /// The number of places that the parser does not understand.
    var problemCount: Int { code.reduce(0) { $0 + $1.problems.count } }
  }
#endif
