package import EarshotCaptures
import EarshotHost
import EarshotText
import Foundation

/// A `.strings` file with the texts of a storyboard or xib in another language.
package struct StringsFile {
  /// The path as the user wrote it, or as it follows from the document's.
  package var path: String

  /// The file in a language that belongs to a document, as Xcode lays a project out; `nil` when
  /// there is none.
  ///
  /// A document in `Base.lproj`, or in the folder of any language, has its texts in the folders
  /// beside that; any other document has them in folders beside itself.
  package static func beside(_ document: String, language: String) -> StringsFile? {
    let url = URL(filePath: document)
    let folder = url.deletingLastPathComponent()
    let names = folderNames(for: language)
    guard document != "-", !names.contains(folder.lastPathComponent) else { return nil }
    let isLocalized = folder.pathExtension == "lproj"
    let parent = isLocalized ? folder.deletingLastPathComponent() : folder
    let file = url.deletingPathExtension().lastPathComponent + ".strings"
    for name in names {
      let path = parent.appending(path: name).appending(path: file).relativePath
      if FileManager.default.fileExists(atPath: path) {
        return StringsFile(path: path)
      }
    }
    return nil
  }

  /// Whether a document is the one whose texts Xcode keeps in other files.
  package static func isBase(_ document: String) -> Bool {
    URL(filePath: document).deletingLastPathComponent().lastPathComponent == "Base.lproj"
  }

  /// Reads the file, and says what is odd about it.
  ///
  /// Throws ``CompanionError``.
  package func strings(_ messages: Messages) throws -> LocalizedStrings {
    do {
      let strings = try LocalizedStrings(InputFile(path: path).bytes(), language: language)
      for warning in strings.warnings {
        messages.warning(warning.message, path: path, at: warning.location)
      }
      return strings
    } catch {
      throw CompanionError(path: path, error: error)
    }
  }

  /// The language that the folder is named after.
  package var language: String? {
    let folder = URL(filePath: path).deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return nil }
    let name = folder.deletingPathExtension().lastPathComponent.replacing("_", with: "-")
    // 'Base' and old names such as 'English' are no tags.
    return (2...3).contains(Language(name).code.count) ? name : nil
  }

  /// The folders in which a phone looks for a language, the nearest first.
  private static func folderNames(for language: String) -> [String] {
    var parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    var names: [String] = []
    while !parts.isEmpty {
      for separator in ["-", "_"] {
        let name = parts.joined(separator: separator) + ".lproj"
        if !names.contains(name) { names.append(name) }
      }
      parts.removeLast()
    }
    return names
  }
}

/// An error in a file that is read along with an input.
package struct CompanionError: Error {
  /// The path of the file.
  package var path: String
  /// The error in it.
  package var error: any Error
}
