import EarshotText
import Foundation

/// The paths that a `.gitignore` leaves to itself, by the rules of git.
struct IgnoreFile: Sendable {
  /// A sign of a pattern within one name.
  private enum Sign: Sendable {
    case star
    case anyCharacter
    case character(Character)
    /// One of the characters in brackets, or one of all others.
    case set(ranges: [ClosedRange<Character>], isNegated: Bool)

    func fits(_ character: Character) -> Bool {
      switch self {
      case .star: false
      case .anyCharacter: true
      case .character(let own): own == character
      case .set(let ranges, let isNegated):
        ranges.contains { $0.contains(character) } != isNegated
      }
    }

    var isStar: Bool { if case .star = self { true } else { false } }
  }

  /// One line of the file.
  private struct Rule: Sendable {
    var isNegated = false
    var isAboutFolders = false
    /// Patterns of names; `nil` stands for any number of folders.
    var names: [[Sign]?]
  }

  /// The folder that the patterns are seen from, as an absolute path.
  let folder: AbsolutePath
  private let rules: [Rule]

  /// Reads the file of a folder; `nil` when there is none.
  init?(of folder: AbsolutePath) {
    let path = folder.text + "/.gitignore"
    guard FileKind(of: path) == .file, let data = FileManager.default.contents(atPath: path)
    else { return nil }
    self.folder = folder
    rules = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap(IgnoreFile.rule)
  }

  /// Whether a path below the folder is left out; `nil` when the file says nothing about it.
  func ignores(_ path: AbsolutePath, isFolder: Bool) -> Bool? {
    let parts = path.text.split(separator: "/").dropFirst(folder.text.split(separator: "/").count)
    let rule = rules.last { rule in
      (isFolder || !rule.isAboutFolders)
        && Glob.fits(Array(parts), rule.names, isStar: { $0 == nil }) { part, name in
          Glob.fits(Array(part), name ?? [], isStar: \.isStar) { $1.fits($0) }
        }
    }
    return rule.map { !$0.isNegated }
  }

  private static func rule(_ line: Substring) -> Rule? {
    var line = line
    while line.last?.isWhitespace == true, !line.hasSuffix("\\ ") { line.removeLast() }
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    var rule = Rule(names: [])
    if line.hasPrefix("!") {
      rule.isNegated = true
      line.removeFirst()
    }
    if line.hasSuffix("/") {
      rule.isAboutFolders = true
      line.removeLast()
    }
    // A pattern with a slash is seen from the folder, any other one is of a name anywhere.
    if !line.contains("/") { rule.names.append(nil) }
    rule.names += line.split(separator: "/").map { $0 == "**" ? nil : signs(of: $0) }
    return rule.names.contains { $0 != nil } ? rule : nil
  }

  private static func signs(of name: Substring) -> [Sign] {
    var signs: [Sign] = []
    var rest = name[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": signs.append(.star)
      case "?": signs.append(.anyCharacter)
      case "\\": signs.append(.character(rest.popFirst() ?? "\\"))
      case "[":
        if let set = set(&rest) { signs.append(set) } else { signs.append(.character("[")) }
      default: signs.append(.character(character))
      }
    }
    return signs
  }

  /// Reads what stands in brackets; `nil`, and nothing read, when they are not closed.
  private static func set(_ rest: inout Substring) -> Sign? {
    var inside = rest
    let isNegated = inside.first == "!" || inside.first == "^"
    if isNegated { inside.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let first = inside.popFirst() {
      if first == "]", !ranges.isEmpty {
        rest = inside
        return .set(ranges: ranges, isNegated: isNegated)
      }
      let end = inside.dropFirst().first
      if inside.first == "-", let end, end != "]", first <= end {
        ranges.append(first...end)
        inside = inside.dropFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    return nil
  }
}
