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

  /// Whether a path is a Swift file, or a folder that holds some and no capture.
  static func isMeant(by path: String) -> Bool {
    if path.hasSuffix(".swift"), FileKind(of: path) == .file { return true }
    #if Source
      return FolderListing(path, isProject: true).map(isMeant) ?? false
    #else
      return false
    #endif
  }

  /// Whether a folder holds Swift files and no capture.
  static func isMeant(by folder: FolderListing) -> Bool {
    #if Source
      return folder.names.contains { $0.hasSuffix(".swift") }
        && !folder.names.contains { name in
          captureEndings.contains { name.hasSuffix($0) }
        }
    #else
      return false
    #endif
  }

  /// The endings of captures, which a folder is read for before its code is.
  private static let captureEndings = [
    ".xml", ".view.json", ".screen", ".storyboard", ".xib", ".vodesign",
  ]

  /// Reads the screens that the code describes.
  ///
  /// Throws ``CaptureError`` or ``InputError`` when it cannot be read or describes none.
  ///
  /// - Parameter cache: the folder in which is kept what was read; `nil` keeps nothing.
  static func capture(
    _ path: String, entry: String?, language: String?, cache: CacheFolder?, _ messages: Messages
  ) throws -> Capture {
    #if Source
      return try SourceReading(path: path, language: language, cache: cache, messages: messages)
        .capture(entry: entry)
    #else
      throw CaptureError(
        .unrecognized, "Swift source is read by a build with the package trait 'Source'",
        help: "build it with 'swift build --traits Source', or install a release")
    #endif
  }
}
