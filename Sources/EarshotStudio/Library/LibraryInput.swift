import EarshotAudit
import EarshotCaptures
import EarshotHost
import EarshotProject
import EarshotTree
import EarshotWriting
import Foundation

/// One input of the library with the screens in it.
struct LibraryInput: Sendable {
  /// The name by which clients know it.
  let name: String
  /// The path, or the name of a built-in screen.
  let path: String
  /// The stamp of what was read; `nil` of a built-in screen.
  let stamp: FileStamp?
  /// The screens, in order; empty if it cannot be read.
  var screens: [LibraryScreen] = []
  /// Why it cannot be read; `nil` if it can.
  var problem: (message: String, help: String)?

  /// Reads an input.
  init(name: String, path: String, _ options: StudioOptions) {
    self.name = name
    self.path = path
    stamp = Self.stamp(of: path)
    if Self.isPicture(path) {
      readPicture()
      return
    }
    let log = MessageLog()
    var reader = InputReader(
      speech: options.speech, imports: options.imports,
      messages: Messages(isQuiet: true, log: log))
    reader.forgivenDocuments = .all
    do throws(RunFailure) {
      let capture = try reader.capture(path)
      guard capture.cut == nil else { throw .badInput }
      take(capture, Screenshot.found(for: capture, path, reader.messages)?.picture)
    } catch {
      let first = log.errors.first
      problem = (first?.message ?? "nothing to hear", first?.help ?? "check the input")
    }
  }

  /// The stamp of the file at a path as it is now, of a folder that is one input with all that is in it;
  /// `nil` of a built-in screen, and of what is gone.
  static func stamp(of path: String) -> FileStamp? {
    if BuiltInScreens.isMeant(by: path, ignoresFolders: true) { return nil }
    if InputFolder.isPackage(path) {
      let names = try? FileManager.default.subpathsOfDirectory(atPath: path)
      return FileStamp(of: path, with: (names ?? []).prefix(1_000))
    }
    // A folder of code, which is read without what tools build in it.
    guard let listing = FolderListing(path, isProject: true) else { return FileStamp(of: path) }
    return FileStamp(of: path, with: listing.names)
  }

  /// Whether its file is another one by now.
  var isStale: Bool { stamp != nil && stamp != Self.stamp(of: path) }

  /// Whether a path is that of a picture that stands for a screen to design.
  static func isPicture(_ path: String) -> Bool {
    let path = path.lowercased()
    return [".png", ".jpg", ".jpeg"].contains { path.hasSuffix($0) }
  }

  private mutating func take(_ capture: Capture, _ picture: ImageFile?) {
    let isPacked =
      FileKind(of: path) == .file
      && InputFile(path: path).start(Archive.magicBytes.count) == Archive.magicBytes
    screens = capture.screens.enumerated().map { number, screen in
      LibraryScreen(
        id: number == 0 ? name : "\(name)#\(number + 1)", input: name, path: path, number: number,
        name: screen.title.flatMap { $0.isEmpty ? nil : $0 } ?? Self.plainName(name, number),
        format: capture.format, isPacked: isPacked, screen: screen, losses: capture.losses,
        picture: picture)
    }
  }

  /// A picture is a screen on which nothing is named yet.
  private mutating func readPicture() {
    guard let screenshot = try? Screenshot(named: path),
      screenshot.mediaType != "image/png" || screenshot.pngSize != nil
    else {
      problem = ("the picture is neither PNG nor JPEG", "save it as PNG")
      return
    }
    // Phones have two or three pixels a point; what is broader than a phone has two.
    let size = screenshot.pngSize.map { pixels in
      let scale = pixels.width >= 1_000 ? 3.0 : pixels.width >= 600 ? 2.0 : 1.0
      return Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    }
    screens = [
      LibraryScreen(
        id: name, input: name, path: path, number: 0, name: Self.plainName(name, 0),
        format: "picture", screen: Screen(elements: [], size: size), losses: [],
        picture: screenshot.picture)
    ]
  }

  private static func plainName(_ name: String, _ number: Int) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let stem = last.split(separator: ".").first.map(String.init) ?? last
    return number == 0 ? stem : "\(stem) \(number + 1)"
  }
}
