import EarshotCaptures
import EarshotHost
import EarshotStrings
import EarshotText
import Foundation

#if Source
  import EarshotSource
  import EarshotSwiftParsing
  import EarshotTree
#endif

/// Swift source as an input: a file, or the folder of a project.
enum SourceInput {
  /// The name of the format.
  static let format = "swift"

  /// Whether this build reads it.
  static var isRead: Bool {
    #if Source
      return true
    #else
      return false
    #endif
  }

  /// Whether a path is a Swift file, or a folder that holds some and no capture of the running app.
  static func isMeant(by path: String) -> Bool {
    if path.hasSuffix(".swift"), FileKind(of: path) == .file { return true }
    #if Source
      return FolderListing(path, isProject: true).map(isMeant) ?? false
    #else
      return false
    #endif
  }

  /// Whether a folder holds Swift files and no capture of the running app, which tells more.
  static func isMeant(by folder: FolderListing) -> Bool {
    #if Source
      return folder.names.contains { $0.hasSuffix(".swift") }
        && !folder.names.contains { isCapture($0, in: folder) }
    #else
      return false
    #endif
  }

  /// Whether a file is a capture, for which a folder is read before its code is.
  private static func isCapture(_ name: String, in folder: FolderListing) -> Bool {
    if [".view.json", ".screen"].contains(where: name.hasSuffix) { return true }
    if name.contains(".vodesign/") { return true }
    // Projects hold XML of many kinds.
    guard name.hasSuffix(".xml"),
      let start = InputFile(path: folder.path(of: name)).start(CapturePrefix.length)
    else { return false }
    return (try? CaptureFormat.recognizing(start, named: name)) != nil
  }

  /// The names of the screens that the code describes.
  ///
  /// Throws ``CaptureError`` or ``InputError`` when it cannot be read or describes none.
  static func list(
    _ path: String, entry: String?, language: String?, _ code: ProjectCode?, _ messages: Messages
  ) throws -> ScreenList {
    #if Source
      return try SourceReading(path: path, language: language, code: code, messages: messages)
        .list(entry: entry)
    #else
      throw isNotRead
    #endif
  }

  /// Reads the screens that the code describes.
  ///
  /// Throws ``CaptureError`` or ``InputError`` when it cannot be read or describes none.
  ///
  /// - Parameter cache: the folder in which is kept what was read; `nil` keeps nothing.
  static func capture(
    _ path: String, entry: String?, language: String?, _ code: ProjectCode?, cache: CacheFolder?,
    _ messages: Messages
  ) throws -> Capture {
    #if Source
      return try SourceReading(
        path: path, language: language, code: code, cache: cache, messages: messages
      )
      .capture(entry: entry)
    #else
      throw isNotRead
    #endif
  }

  /// The error about source in a build that reads none.
  private static var isNotRead: CaptureError {
    CaptureError(
      .unrecognized, "Swift source is read by a build with the package trait 'Source'",
      help: "build it with 'swift build --traits Source', or install a release")
  }
}
