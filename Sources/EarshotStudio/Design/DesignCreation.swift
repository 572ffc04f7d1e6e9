import EarshotCaptures
import EarshotConversion
import EarshotHost
import EarshotTree
import EarshotWriting
import Foundation

/// A new `.vodesign` package: of a screenshot, of a capture, or of an empty phone.
struct DesignCreation {
  private var screen: Screen
  private let picture: ImageFile?

  /// Takes what is known: a screen with its picture, or an empty one.
  init(_ screen: Screen, picture: ImageFile?, title: String) {
    self.screen = screen
    self.screen.title = screen.title ?? title
    self.picture = picture
  }

  /// Writes the package, whole or not at all; answers its path, with a number if the name is taken.
  func write(named name: String, in folder: String) throws -> String {
    let files = FileManager.default
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
    let temporary = "\(folder)/.\(name.prefix(100)).\(UUID().uuidString.prefix(8))"
    defer { try? files.removeItem(atPath: temporary) }
    do {
      try files.createDirectory(
        atPath: picture != nil ? temporary + "/Images" : temporary,
        withIntermediateDirectories: true)
    } catch {
      throw InputError(
        message: "no folder can be made in '\(folder)'", help: "check its permissions")
    }
    try OutputFile.write(Data(parts.document), to: temporary + "/document.json")
    try OutputFile.write(Data(parts.info), to: temporary + "/info.json")
    if let picture {
      try OutputFile.write(
        Data(picture.bytes), to: temporary + "/Images/" + VODesignFiles.pictureName)
    }
    for number in 1... {
      let path = "\(folder)/\(name)\(number == 1 ? "" : " \(number)").vodesign"
      // A folder that is there is never replaced by another one, unless it is empty.
      if !files.fileExists(atPath: path), rename(temporary, path) == 0 { return path }
      guard files.fileExists(atPath: path) else { break }
    }
    throw InputError(
      message: "the package cannot be written into '\(folder)'", help: "check its permissions")
  }
}
