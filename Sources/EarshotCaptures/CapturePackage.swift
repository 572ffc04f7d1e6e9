import EarshotTree

/// Captures that belong together: the files of a folder or an archive, by name.
///
/// A `.vodesign` package is one capture; any other package holds a capture in each file that is one,
/// such as attachments.
public struct CapturePackage: Sendable {
  /// What a package is.
  public enum Kind: Hashable, Sendable {
    /// A package of VoiceOver Designer.
    case voDesign
    /// Captures of any formats side by side.
    case captures
  }

  /// The name of the package without a path; titles a screen without a title of its own.
  public var name: String
  /// The bytes of the files by their path in the package, with `/` between folders.
  public var files: [String: [UInt8]]

  /// Makes a package of files.
  public init(name: String, files: [String: [UInt8]]) {
    self.name = name
    self.files = files
  }

  /// What the package is, judged by the names and contents of its files.
  ///
  /// Throws ``CaptureError`` when no file of it is a capture.
  public func recognizing() throws(CaptureError) -> Kind {
    if design != nil { return .voDesign }
    if names.contains(where: { format(of: $0) != nil }) { return .captures }
    guard !files.isEmpty else {
      throw CaptureError(
        .empty, "the package holds no files", help: "name a folder or an archive with captures")
    }
    throw CaptureError(
      .unrecognized, "no file of the package is a capture",
      help: "known formats: " + CaptureFormat.all.map(\.id).joined(separator: ", "))
  }

  /// Reads all captures of the package.
  ///
  /// A file that cannot be read is a warning as long as another one can. Throws ``CaptureError``
  /// when there is no screen.
  public func read(_ options: ReadOptions) throws(CaptureError) -> Capture {
    switch try recognizing() {
    case .voDesign: try readDesign(options)
    case .captures: try readCaptures(options)
    }
  }

  /// The names in order, without those that systems add to archives.
  private var names: [String] {
    files.keys.filter { path in
      !path.hasPrefix("__MACOSX/") && path.split(separator: "/").last?.hasPrefix(".") == false
    }.sorted()
  }

  private func format(of name: String) -> CaptureFormat? {
    files[name].flatMap { try? CaptureFormat.recognizing($0) }
  }
}

extension CapturePackage {
  /// The document of a design and what lies beside it.
  private struct Design {
    var document: String
    var info: String?
    var picture: String?
  }

  /// The three generations of packages; the folder around a package in an archive does not matter.
  private var design: Design? {
    for document in ["document.json", "Frame/controls.json", "controls.json"] {
      let found = names.filter { $0 == document || $0.hasSuffix("/" + document) }
      guard let path = found.min(by: { $0.utf8.count < $1.utf8.count }), isDesign(path) else {
        continue
      }
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      func file(_ name: String) -> String? {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        return files[path] == nil ? nil : path
      }
      return Design(document: path, info: file("info.json"), picture: file("screen.png"))
    }
    return nil
  }

  private func isDesign(_ path: String) -> Bool {
    guard let bytes = files[path] else { return false }
    let text = CapturePrefix(bytes).text
    let start = text.drop { $0.isWhitespace }
    // A design without any item is one as well.
    return CaptureFormat.voDesign.recognizes(CapturePrefix(bytes))
      || (name.hasSuffix(".vodesign") && (start.hasPrefix("[") || start.hasPrefix("{")))
  }

  private func readDesign(_ options: ReadOptions) throws(CaptureError) -> Capture {
    guard let design, let bytes = files[design.document] else {
      throw CaptureError(
        .noScreen, "the package holds no document", help: "pass the whole .vodesign package")
    }
    var canvas = VODesignCanvas()
    var warnings: [Capture.Warning] = []
    if let picture = design.picture.flatMap({ files[$0] }) { canvas.readPNG(picture) }
    if let info = design.info.flatMap({ files[$0] }) {
      do throws(CaptureError) {
        try canvas.readInfo(info)
      } catch {
        warnings.append(Capture.Warning("info.json is not read: \(error.message)"))
      }
    }
    var capture = try VODesignReader.capture(of: bytes, canvas, titled: stem, options)
    capture.warnings += warnings
    return capture
  }

  /// The name without its ending.
  private var stem: String {
    for ending in [".vodesign", ".zip"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  private func readCaptures(_ options: ReadOptions) throws(CaptureError) -> Capture {
    var result = Capture(format: "package", screens: [])
    var losses = LossTally()
    var formats: Set<String> = []
    var firstError: CaptureError?
    for name in names {
      guard let format = format(of: name), let bytes = files[name] else { continue }
      do throws(CaptureError) {
        let capture = try format.read(bytes, options)
        formats.insert(capture.format)
        losses.add(capture.losses)
        result.add(capture, from: name)
      } catch {
        firstError = firstError ?? error
        result.warnings.append(
          Capture.Warning("'\(name)' is not read: \(error.message)", at: error.location))
      }
    }
    if result.screens.isEmpty, let firstError { throw firstError }
    if formats.count == 1, let format = formats.first { result.format = format }
    result.losses = losses.list
    return result
  }
}

extension Capture {
  /// Adds the screens of a file of a package, titled by its name.
  fileprivate mutating func add(_ capture: Capture, from name: String) {
    for (index, screen) in capture.screens.enumerated() {
      var screen = screen
      let title = screen.title ?? (capture.screens.count > 1 ? "\(index + 1)" : nil)
      screen.title = title.map { "\(name): \($0)" } ?? name
      screens.append(screen)
    }
    unknowns += capture.unknowns.map {
      Unknown(what: "\($0.what) of '\(name)'", location: $0.location, count: $0.count)
    }
    warnings += capture.warnings.map { Warning("'\(name)': \($0.message)", at: $0.location) }
  }
}
