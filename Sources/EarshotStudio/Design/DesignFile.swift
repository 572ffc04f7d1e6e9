import EarshotCaptures
import EarshotHost
import Foundation

/// A `.vodesign` package on disk, of any of its three generations, or a document without a package.
struct DesignFile: Hashable, Sendable {
  /// The package, or the folder that the document lies in.
  let folder: String
  /// The path of the document.
  let document: String
  /// Whether the folder is a package, whose files all belong to the design.
  let isPackage: Bool

  /// The names of the document in a package, of the newest generation first.
  static let documents = ["document.json", "Frame/controls.json", "controls.json"]

  /// Finds the document of a package or takes a document itself; `nil` for what is neither.
  init?(_ path: String) {
    if FileKind(of: path) == .folder {
      guard
        let name = DesignFile.documents.first(where: {
          FileKind(of: path + "/" + $0, followsLinks: false) == .file
        })
      else { return nil }
      folder = path
      document = path + "/" + name
      isPackage = true
    } else {
      guard FileKind(of: path, followsLinks: false) == .file,
        let start = InputFile(path: path).start(4096),
        CaptureFormat.voDesign.recognizes(CapturePrefix(start))
      else { return nil }
      document = path
      folder = AbsolutePath(path).folder.text
      isPackage = false
    }
  }

  /// The package, or the document where there is none.
  var path: String { isPackage ? folder : document }

  /// The name of the design without its ending.
  var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  /// The folder with the scale and the picture.
  private var around: String { AbsolutePath(document).folder.text }

  /// The picture that frames are measured in, as far as the files tell.
  var canvas: VODesignCanvas {
    var canvas = VODesignCanvas()
    if let picture, let start = InputFile(path: picture).start(64) { canvas.readPNG(start) }
    // One that cannot be read tells nothing, as for the reader of captures.
    if let info = try? InputFile(path: around + "/info.json").bytes() {
      try? canvas.readInfo(info)
    }
    return canvas
  }

  /// The path of the picture of the screen: `screen.png`, or the only one in `Images`.
  var picture: String? {
    let screen = around + "/screen.png"
    if FileKind(of: screen, followsLinks: false) == .file { return screen }
    let images = around + "/Images"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: images)) ?? []
    let pictures = names.filter { !$0.hasPrefix(".") }
    guard pictures.count == 1 else { return nil }
    let only = images + "/" + pictures[0]
    return FileKind(of: only, followsLinks: false) == .file ? only : nil
  }

  /// What changes with the document, without reading it; `nil` if it is gone.
  var stamp: FileStamp? { FileStamp(of: document) }

  /// Reads the document.
  func bytes() throws(InputError) -> [UInt8] { try InputFile(path: document).bytes() }

  /// Puts the document in place of the one that is there, whole or not at all.
  func write(_ bytes: [UInt8]) throws(InputError) {
    try OutputFile.write(Data(bytes), to: document)
  }

  /// Keeps another version of the document beside this one; answers the path of its package or file.
  func keep(_ bytes: [UInt8], as title: String) throws -> String {
    let files = FileManager.default
    let whole = URL(filePath: isPackage ? folder : document)
    let ending = whole.pathExtension
    var path = ""
    for number in 1... {
      let count = number == 1 ? "" : " \(number)"
      let last = "\(name) (\(title)\(count))" + (ending.isEmpty ? "" : ".\(ending)")
      path = whole.deletingLastPathComponent().appending(path: last).path
      if !files.fileExists(atPath: path) { break }
    }
    if isPackage {
      try files.copyItem(atPath: folder, toPath: path)
      try OutputFile.write(Data(bytes), to: path + document.dropFirst(folder.count))
    } else {
      try OutputFile.write(Data(bytes), to: path)
    }
    return path
  }

  /// The path of a picture in the package, by the name that an artboard tells; `nil` if there is none.
  func picture(named name: String) -> String? {
    guard !name.contains("/"), name != ".." else { return nil }
    let path = around + "/Images/" + name
    return FileKind(of: path, followsLinks: false) == .file ? path : nil
  }
}
