import Foundation
import TestSupport
import Testing

/// A capture in `Fixtures/Captures` with what is heard on it, `<name>.spoken.<language>`.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The capture, as its tool wrote it.
  var capture: URL
  /// The language of the phone.
  var language: String
  /// The lines that must be heard.
  var spoken: URL

  var testDescription: String {
    spoken.path.replacing(Fixture.folder.path + "/", with: "")
  }

  /// The texts in that language, where a document in `Base.lproj` has some.
  var strings: URL? {
    let base = capture.deletingLastPathComponent()
    guard base.lastPathComponent == "Base.lproj" else { return nil }
    let name = capture.deletingPathExtension().lastPathComponent + ".strings"
    let file = base.deletingLastPathComponent().appending(path: "\(language).lproj/\(name)")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  static let folder = SharedFolder.checkout.appending(path: "Fixtures/Captures")

  /// All captures with at least one language each.
  static var all: [Fixture] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let paths = (names ?? []).sorted()
    return paths.filter { $0.contains(".spoken.") }.compactMap { path in
      let parts = path.components(separatedBy: ".spoken.")
      guard
        let capture = paths.first(where: {
          $0.hasPrefix(parts[0] + ".") && !$0.contains(".spoken.")
        })
      else { return nil }
      return Fixture(
        capture: folder.appending(path: capture), language: parts[1],
        spoken: folder.appending(path: path))
    }
  }

  /// The captures that no file says anything about.
  static var silent: [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let paths = Set(names ?? [])
    return paths.filter { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let isOther = [".strings", ".lproj"].contains(where: name.hasSuffix)
      guard name.contains("."), !name.contains(".spoken."), !isOther else { return false }
      let stem = path.dropLast(name.count) + (name.split(separator: ".").first ?? "")
      return !paths.contains { $0.hasPrefix("\(stem).spoken.") }
    }.sorted()
  }
}
