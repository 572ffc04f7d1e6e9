import EarshotCaptures
import EarshotHost
package import EarshotStrings
import Foundation

/// A file with the texts of an app that is audited itself.
package struct StringsInput: Sendable {
  /// The path as the user wrote it.
  package var path: String

  /// Whether the user named the file, and not a folder around it.
  package var isNamed = true

  /// Takes a path; `nil` when its name is not that of a file with texts.
  package init?(path: String) {
    guard StringCatalog.Format(rawValue: URL(filePath: path).pathExtension.lowercased()) != nil
    else { return nil }
    self.path = path
  }

  /// Whether a file of a folder has the texts of an app.
  ///
  /// Languages from `qaa` to `qtz` are for local use (ISO 639-2): in `qqq.lproj` are notes for translators.
  package static func isFound(_ path: String) -> Bool {
    guard let file = StringsInput(path: path) else { return false }
    guard let code = file.language, code.count == 3 else { return true }
    return !("qaa"..."qtz").contains(code)
  }

  /// Reads the file.
  ///
  /// Throws ``CaptureError`` or ``InputError`` when it cannot be read.
  ///
  /// - Parameter fallback: the language of a file whose folder names none.
  package func catalog(language fallback: String?) throws -> StringCatalog {
    try catalog(of: InputFile(path: path).bytes(), language: fallback)
  }

  /// Reads bytes as those of the file.
  ///
  /// Throws ``CaptureError`` when they cannot be read.
  func catalog(of bytes: [UInt8], language fallback: String?) throws -> StringCatalog {
    try StringCatalog(reading: bytes, language: language ?? fallback)
  }

  /// The path that the files of one table share: the folder around those of the languages, and the name.
  package var table: String {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    return root.appending(path: url.deletingPathExtension().lastPathComponent).path
  }

  /// The language that the folder is named after: `ru` in `ru.lproj`, `Base` in `Base.lproj`; `nil`
  /// outside of such.
  private var language: String? {
    StringsFile.isBase(path) ? "Base" : StringsFile(path: path).language
  }

  /// The files by table, in their order.
  package static func tables(_ files: [StringsInput]) -> [[StringsInput]] {
    var tables: [[StringsInput]] = []
    var places: [String: Int] = [:]
    for file in files {
      let table = file.table
      if let place = places[table] {
        tables[place].append(file)
      } else {
        places[table] = tables.count
        tables.append([file])
      }
    }
    return tables
  }
}
