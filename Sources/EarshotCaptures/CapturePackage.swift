import EarshotTree

/// Captures that belong together: the files of a folder or an archive, by name.
///
/// A `.vodesign` package in it is one capture; any other file that is a capture, such as an
/// attachment, is another one.
package struct CapturePackage: Sendable {
  /// The kind of a package.
  package enum Kind: Hashable, Sendable {
    /// A package of VoiceOver Designer.
    case voDesign
    /// Captures of any formats side by side.
    case captures
  }

  /// The name of the package without a path; titles a screen without a title of its own.
  package var name: String
  /// The bytes of the files by their path in the package, with `/` between folders.
  package var files: [String: [UInt8]]

  /// Makes a package of files.
  package init(name: String, files: [String: [UInt8]]) {
    self.name = name
    self.files = files
  }

  /// The kind of the package, judged by the names and contents of its files.
  ///
  /// Throws ``CaptureError`` when no file of it is a capture.
  package func recognizing() throws(CaptureError) -> Kind {
    let designs = designs
    let others = names.filter { name in !designs.contains { $0.owns(name) } }
    if others.contains(where: { Capture.refusal(files[$0] ?? [], $0) == nil }) { return .captures }
    if !designs.isEmpty { return designs.count == 1 ? .voDesign : .captures }
    guard !files.isEmpty else {
      throw CaptureError(
        .empty, "the package holds no files", help: "name a folder or an archive with captures")
    }
    throw CaptureError(
      .unrecognized, "no file of the package is a capture",
      help: CaptureFormat.help)
  }

  /// Reads all captures of the package.
  ///
  /// A file that cannot be read is told in ``Capture/unread`` as long as another one can. Throws
  /// ``CaptureError`` when there is no screen.
  ///
  /// - Parameter format: the format of every file; `nil` recognises each by its content.
  package func read(
    _ options: ReadOptions, as format: CaptureFormat? = nil
  ) throws(CaptureError) -> Capture {
    let isDesign = format == nil || format?.id == CaptureFormat.voDesign.id
    let designs = isDesign ? self.designs : []
    if format == nil, try recognizing() == .voDesign, let design = designs.first {
      var capture = try read(design, titled: design.title ?? stem, options)
      for name in names where !design.owns(name) { capture.leaveOut(name, files[name] ?? []) }
      return capture
    }
    return try readCaptures(designs, options, as: format)
  }

  /// The names in order, without those that systems add to archives.
  private var names: [String] {
    files.keys.filter { path in
      !path.hasPrefix("__MACOSX/") && path.split(separator: "/").last?.hasPrefix(".") == false
    }.sorted()
  }

  /// The name without its ending.
  private var stem: String {
    for ending in [".vodesign", ".zip"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

extension CapturePackage {
  /// The document of a design and what lies beside it.
  private struct Design {
    /// The folder of the design, with `/` at its end; empty for that of the package.
    var folder: String
    var document: String
    var info: String?
    var picture: String?
    /// Whether all files of the folder belong to it.
    var isPackage: Bool

    /// The name of its package without the ending; `nil` for a folder that is none.
    var title: String? {
      guard let name = folder.split(separator: "/").last, name.hasSuffix(".vodesign") else {
        return nil
      }
      return String(name.dropLast(".vodesign".count))
    }

    private static let files: Set<String> = [
      "document.json", "controls.json", "info.json", "screen.png",
    ]

    func owns(_ name: String) -> Bool {
      guard name.hasPrefix(folder) else { return false }
      let rest = name.dropFirst(folder.count)
      return isPackage || Design.files.contains(String(rest)) || rest.hasPrefix("Frame/")
        || rest.hasPrefix("Images/")
    }
  }

  /// The designs in the package, of any of the three generations, in the order of their folders.
  private var designs: [Design] {
    var designs: [Design] = []
    for document in ["document.json", "Frame/controls.json", "controls.json"] {
      let paths = names.filter { $0 == document || $0.hasSuffix("/" + document) }
      for path in paths.sorted(by: { $0.utf8.count < $1.utf8.count }) {
        guard !designs.contains(where: { $0.owns(path) }), isDesign(path) else { continue }
        designs.append(design(path, in: String(path.dropLast(document.count))))
      }
    }
    return designs.sorted { $0.folder < $1.folder }
  }

  private func design(_ document: String, in folder: String) -> Design {
    let around = String(document.dropLast(document.split(separator: "/").last?.count ?? 0))
    func file(_ name: String) -> String? {
      files[around + name] == nil ? nil : around + name
    }
    let images = names.filter { $0.hasPrefix(around + "Images/") }
    return Design(
      folder: folder, document: document, info: file("info.json"),
      picture: file("screen.png") ?? (images.count == 1 ? images[0] : nil),
      isPackage: folder.isEmpty ? name.hasSuffix(".vodesign") : folder.hasSuffix(".vodesign/"))
  }

  private func isDesign(_ path: String) -> Bool {
    guard let bytes = files[path] else { return false }
    let prefix = CapturePrefix(bytes)
    let start = prefix.text.drop { $0.isWhitespace }
    // A design without any item is one as well.
    return CaptureFormat.voDesign.recognizes(prefix)
      || ((name.hasSuffix(".vodesign") || path.contains(".vodesign/"))
        && (start.hasPrefix("[") || start.hasPrefix("{")))
  }

  private func read(
    _ design: Design, titled title: String?, _ options: ReadOptions
  ) throws(CaptureError) -> Capture {
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
    let document = files[design.document] ?? []
    var capture = try VODesignReader.capture(of: document, canvas, titled: title, options)
    capture.warnings += warnings
    // Of several artboards nobody knows which one a picture shows.
    if capture.screens.count == 1 { capture.picture = design.picture.flatMap { files[$0] } }
    return capture
  }
}

extension CapturePackage {
  private func readCaptures(
    _ designs: [Design], _ options: ReadOptions, as format: CaptureFormat?
  ) throws(CaptureError) -> Capture {
    var result = Capture(format: "package", screens: [])
    var losses = Losses()
    var formats: Set<String> = []
    for name in names {
      let design = designs.first { $0.owns(name) }
      // A design is read once, where its document stands.
      if let design, design.document != name { continue }
      do throws(CaptureError) {
        guard let capture = try read(name, design, options, as: format) else {
          result.leaveOut(name, files[name] ?? [])
          continue
        }
        formats.insert(capture.format)
        losses.add(capture.losses)
        if let cut = capture.cut {
          result.unread.append(Capture.UnreadFile(name: name, error: cut, isLeftOut: false))
        }
        result.add(capture, of: name, titled: design?.title ?? name)
      } catch {
        result.unread.append(Capture.UnreadFile(name: name, error: error, isLeftOut: false))
      }
    }
    if result.screens.isEmpty {
      throw result.unread.first { !$0.isLeftOut }?.error
        ?? CaptureError(
          .noScreen, "no file of the package is a capture", help: "name the captures in it")
    }
    if formats.count == 1, let format = formats.first { result.format = format }
    if result.screens.count > 1 { result.picture = nil }
    result.losses = losses.list
    return result
  }

  /// Reads a file, or the design that it is the document of; `nil` when it is of no known format.
  private func read(
    _ name: String, _ design: Design?, _ options: ReadOptions, as format: CaptureFormat?
  ) throws(CaptureError) -> Capture? {
    if let design { return try read(design, titled: nil, options) }
    let bytes = files[name] ?? []
    // A file beside captures, such as a picture, cannot be one whatever the format.
    if let format, ![.encoding, .empty].contains(Capture.refusal(bytes, name)?.code) {
      return try format.read(bytes, options)
    }
    guard format == nil, let found = try? CaptureFormat.recognizing(bytes, named: name) else {
      return nil
    }
    return try found.read(bytes, options)
  }
}

extension Capture {
  /// Why a file is of no known format; `nil` if it is of one.
  fileprivate static func refusal(_ bytes: [UInt8], _ name: String) -> CaptureError? {
    do throws(CaptureError) {
      _ = try CaptureFormat.recognizing(bytes, named: name)
      return nil
    } catch {
      return error
    }
  }

  /// Notes a file of no known format, and whether it should have been a capture.
  fileprivate mutating func leaveOut(_ name: String, _ bytes: [UInt8]) {
    switch FoundFile(name, start: Array(bytes.prefix(CapturePrefix.length)), whole: { bytes }) {
    case .capture: break
    case .unread(let error):
      unread.append(UnreadFile(name: name, error: error, isLeftOut: false))
    case .other(let error):
      unread.append(UnreadFile(name: name, error: error, isLeftOut: true))
    }
  }
}

extension Capture {
  /// Adds the screens of a file of a package, titled by its name.
  fileprivate mutating func add(_ capture: Capture, of file: String, titled name: String) {
    origins += capture.screens.map { _ in file }
    picture = capture.picture
    for (index, screen) in capture.screens.enumerated() {
      var screen = screen
      let title = screen.title ?? (capture.screens.count > 1 ? "\(index + 1)" : nil)
      screen.title = title.map { "\(name): \($0)" } ?? name
      screens.append(screen)
    }
    unknowns += capture.unknowns.map {
      Unknown(what: "\($0.what) of '\(name)'", location: $0.location, count: $0.count)
    }
    warnings += capture.warnings.filter { !$0.isCut }.map {
      Warning("'\(name)': \($0.message)", at: $0.location)
    }
  }
}
