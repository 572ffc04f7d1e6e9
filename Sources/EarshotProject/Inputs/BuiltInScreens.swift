package import EarshotCaptures
package import EarshotHost
import EarshotPizza
import EarshotText
import EarshotTree
package import Foundation

/// The screens of the built-in app, which stand in the place of a capture by their names.
package enum BuiltInScreens {
  /// The names of the app, and of its build before adaptation.
  package static let apps = ["pizza", "pizza-before"]

  /// The screens, without the app before them.
  package static let screens = PizzaScreen.allCases.map(\.rawValue)

  /// The paragraph on them in the help of each verb.
  package static let help = """
    In the place of a file stands the built-in pizza app: 'pizza' is its menu, and pizza/NAME one of \
    its screens; 'pizza-before' is the build before its adaptation. A file or folder of such a name \
    comes first. The app is in Russian with --language ru or without a language, else in English. Names: \
    \(screens.joined(separator: ", ")).
    """

  /// The name of the same screen in the build before adaptation.
  package static func before(_ name: String) -> String {
    let isPlain = name == "pizza" || name.hasPrefix("pizza/")
    return isPlain ? "pizza-before" + name.dropFirst("pizza".count) : name
  }

  /// Whether a name, as seen from a folder, is that of the built-in app; a file comes first.
  ///
  /// - Parameter ignoresFolders: whether a folder of the name does not count, as it is no screen.
  package static func isMeant(
    by name: String, in folder: URL? = nil, ignoresFolders: Bool = false
  ) -> Bool {
    guard PizzaApp.isMeant(by: name) else { return false }
    if PizzaApp.named(name) == nil, name.contains(".") { return false }
    var isFolder: ObjCBool = false
    let path = URL(filePath: name, relativeTo: folder).path
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return !isThere || ignoresFolders && isFolder.boolValue
  }

  /// The screen of a name as a capture; `nil` when the name is not that of the built-in app.
  ///
  /// Throws ``InputError`` when the app has no such screen.
  ///
  /// - Parameter language: the language of the phone; the app is Russian without one, and English for those that it lacks.
  package static func capture(
    _ name: String, language: String?
  ) throws(InputError) -> Capture? {
    guard isMeant(by: name) else { return nil }
    let language = language.map { PizzaLanguage(for: Language($0)) } ?? .russian
    guard let screen = PizzaApp.screen(named: name, language: language) else {
      throw unknown(name)
    }
    return Capture(format: "built-in", screens: [screen])
  }

  /// Why there is no such screen, with the one that was probably meant.
  package static func unknown(_ name: String) -> InputError {
    let app = name.prefix { $0 != "/" }
    let names = screens.map { "\(app)/\($0)" }
    return InputError(
      message: "the pizza app has no such screen",
      help: Suggestion.help(
        for: name, among: names, or: "its screens are \(screens.joined(separator: ", "))"))
  }

  /// The error about a path that leads to nothing, with the built-in screen that was probably meant.
  package static func missing(_ path: String, _ what: String = "file or folder") -> InputError {
    InputError.missing(path, what, help: help(forMissing: path))
  }

  private static func help(forMissing path: String) -> String {
    if let found = FileBelow.only(path) { return "did you mean '\(found)'?" }
    let names = apps + screens.flatMap { screen in apps.map { "\($0)/\(screen)" } }
    // A screen is also meant by its own name.
    if screens.contains(path) { return "did you mean the built-in screen 'pizza/\(path)'?" }
    // A path with an ending is that of a file.
    guard !path.contains("."), path.count > 2,
      let near = Suggestion.nearest(to: path, among: names)
    else { return "check the path; without a capture, try the built-in screen 'pizza'" }
    return "did you mean the built-in screen '\(near)'?"
  }
}
