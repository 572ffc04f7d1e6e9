#if Source
  import EarshotCaptures
  import EarshotHost
  import EarshotSource
  import EarshotStrings
  import EarshotSwiftParsing
  import EarshotText
  import EarshotTree

  /// The files that a reading of Swift source looks at: its code, and the tables of its texts.
  struct SourceFiles {
    /// A table of texts.
    struct Table {
      let input: StringsInput
      var bytes: [UInt8]
    }

    /// The Swift files.
    private(set) var code: [SwiftFile]
    /// The tables, those with plural forms first.
    private(set) var tables: [Table]
    /// BCP 47 tag of the language of the phone, when the user named it.
    let language: String?

    /// Reads a file, or the folder of a project.
    init(path: String, language: String?) throws {
      self.language = language
      let folder = FileKind(of: path) == .folder ? FolderListing(path, isProject: true) : nil
      let names = folder.map { $0.names.filter { $0.hasSuffix(".swift") }.map($0.path) } ?? [path]
      code = try names.map { SwiftFile(path: $0, bytes: try InputFile(path: $0).bytes()) }
      let around = folder ?? FolderListing(AbsolutePath(path).folder.text, isProject: true)
      let inputs = around?.names.compactMap { around?.path(of: $0) }.compactMap {
        StringsInput(path: $0)
      }
      // Tables with plural forms are asked first, as on a phone.
      tables = (inputs ?? []).sorted { $0.path.hasSuffix("dict") && !$1.path.hasSuffix("dict") }
        .compactMap { input in
          (try? InputFile(path: input.path).bytes()).map { Table(input: input, bytes: $0) }
        }
    }

    /// The project, with the texts of the language only.
    var project: SourceProject {
      SourceProject(code, catalogs, language: language ?? "en")
    }

    private var catalogs: [StringCatalog] {
      tables.filter(isOfLanguage).compactMap {
        try? $0.input.catalog(of: $0.bytes, language: language)
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
        code[index] = SwiftFile(path: path, bytes: bytes)
      } else if let index = tables.firstIndex(where: { $0.input.path == path }) {
        tables[index].bytes = bytes
      }
    }

    /// The number of places that the parser does not understand.
    var problemCount: Int { code.reduce(0) { $0 + $1.problems.count } }
  }
#endif
