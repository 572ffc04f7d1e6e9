import EarshotCaptures
import EarshotConversion
import EarshotHost
import EarshotTree
import EarshotWriting
import Foundation

/// A new `.vodesign` package: of a screenshot, of a capture, of an empty phone, or out of an archive.
struct DesignCreation {
  /// The bytes of the files by their paths in the package.
  private let files: [String: [UInt8]]

  /// Takes what is known: a screen with its picture, or an empty one.
  ///
  /// Throws ``InputError`` for a picture that a package does not hold.
  init(_ screen: Screen, picture: ImageFile?, title: String) throws(InputError) {
    var screen = screen
    screen.title = screen.title ?? title
    var canvas = VODesignCanvas()
    if let picture { canvas.readPNG(picture.bytes) }
    guard picture == nil || canvas.imageWidth != nil else {
      throw InputError(
        message: "the screenshot is no PNG, which the package of a design holds",
        help: "save it as PNG")
    }
    let scale =
      canvas.imageWidth.flatMap { width in
        screen.size.flatMap { $0.width > 0 ? width / $0.width : nil }
      } ?? screen.scale
    let parts = VODesignFiles(screen, scale: scale)
    var files = ["document.json": parts.document, "info.json": parts.info]
    if let picture { files["Images/" + VODesignFiles.pictureName] = picture.bytes }
    self.files = files
  }

  /// Takes the files of the one design in an archive, as they are.
  ///
  /// Throws ``InputError`` without one, or if the archive cannot be unpacked.
  init(unpacking archive: [UInt8]) throws {
    let packed = try Archive.contents(in: archive).files
    let folders = Set(
      packed.keys.compactMap { name in
        DesignFile.documents.first { ("/" + name).hasSuffix("/" + $0) }
          .map { String(name.dropLast($0.count)) }
      })
    guard folders.count == 1, let folder = folders.first else {
      throw InputError(
        message: "the archive holds \(folders.count) designs",
        help: "unpack it, and open one of them")
    }
    files = Dictionary(
      uniqueKeysWithValues: packed.filter { $0.key.hasPrefix(folder) }.map {
        (String($0.key.dropFirst(folder.count)), $0.value)
      })
  }

  /// Writes the package, whole or not at all; answers its path, with a number if the name is taken.
  func write(named name: String, in folder: String) throws -> String {
    let disk = FileManager.default
    let temporary = "\(folder)/.\(name.prefix(100)).\(UUID().uuidString.prefix(8))"
    defer { try? disk.removeItem(atPath: temporary) }
    for (name, bytes) in files {
      let file = URL(filePath: "\(temporary)/\(name)")
      do {
        try disk.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      } catch {
        throw InputError(
          message: "no folder can be made in '\(folder)'", help: "check its permissions")
      }
      try OutputFile.write(Data(bytes), to: file.path)
    }
    for number in 1... {
      let path = "\(folder)/\(name)\(number == 1 ? "" : " \(number)").vodesign"
      // A folder that is there is never replaced by another one, unless it is empty.
      if !disk.fileExists(atPath: path), rename(temporary, path) == 0 { return path }
      guard disk.fileExists(atPath: path) else { break }
    }
    throw InputError(
      message: "the package cannot be written into '\(folder)'", help: "check its permissions")
  }
}
