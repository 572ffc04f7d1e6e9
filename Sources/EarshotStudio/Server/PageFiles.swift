import EarshotStudioPage
import Foundation

/// The files of the page, as they are in the program, or in a folder for those who work on them.
struct PageFiles: Sendable {
  private let files: [String: HTTPResponse]
  private let folder: String?

  /// Takes the files of the program.
  ///
  /// - Parameter folder: the folder that they are read from instead; `nil` for none.
  init(folder: String?) {
    self.folder = folder
    var files: [String: HTTPResponse] = [:]
    for place in 0..<earshotPageFileCount() {
      guard let file = earshotPageFile(place)?.pointee else { continue }
      let path = "/" + String(cString: file.path)
      let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
      files[path] = HTTPResponse(type: Self.type(of: path), bytes)
    }
    files["/"] = files["/index.html"]
    self.files = files
  }

  /// The file at a path; `nil` if there is none.
  func file(at path: String) -> HTTPResponse? {
    guard let known = files[path] else { return nil }
    guard let folder else { return known }
    let name = path == "/" ? "/index.html" : path
    guard let data = FileManager.default.contents(atPath: folder + name) else { return nil }
    return HTTPResponse(type: known.type, [UInt8](data))
  }

  /// The type of a file by the ending of its name.
  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    default: "application/octet-stream"
    }
  }
}
