import EarshotText

/// The types of an app that its code leads to from where the app begins.
///
/// A type that nothing mentions is code that nobody sees any more; what is wrong in it is not heard.
/// Names are looked for in all that is not a comment, so that nothing that is used counts as unused. A view
/// that is only a parameter, or what others are cast to, is never made.
struct AppTypes {
  /// The last names of the types at the top of files that are used; `nil` where no app begins, as in a
  /// package or a single file.
  private let used: Set<String>?
  /// The full names of types that only their file sees, of several with a name.
  private let own: Set<String>

  /// Follows the names in files whose types have full names.
  ///
  /// - Parameters:
  ///   - documents: the classes that storyboards and xibs name.
  ///   - others: files in another language that may use its types.
  init(_ files: [SwiftFile], documents: NibClasses, others: [[UInt8]] = []) {
    var mentions: [String: Set<String>] = [:]
    var roots = documents.ofStoryboards
    let views = Set(files.flatMap(\.types).filter(Self.isView).map(\.name))
    func names(
      in bytes: [UInt8], _ range: Range<Int>, without unreached: [Range<Int>] = []
    ) -> Set<String> {
      range.leavingOut(unreached).reduce(into: []) { all, part in
        let names = Self.names(in: bytes, part)
        all.formUnion(names.used.union(names.handedOn.subtracting(views)))
      }
    }
    for bytes in others { roots.formUnion(names(in: bytes, 0..<bytes.count)) }
    // A xib is there once code names it.
    for (name, classes) in documents.ofXibs {
      let bytes = Array(name.utf8)
      if names(in: bytes, 0..<bytes.count) == [name] {
        mentions[name, default: []].formUnion(classes)
      } else {
        roots.formUnion(classes)
      }
    }
    let isKnown = !documents.isEmpty && others.isEmpty
    let declared = Set(
      files.flatMap(\.types).filter { $0.kind != .extensionOfType }.map(\.name))
    own = declared.filter { $0.contains(".") }
    guard files.contains(where: { $0.types.contains(where: \.beginsApp) }) else {
      used = nil
      return
    }
    for file in files {
      var rest = 0
      // What stands outside of types is always there, but for previews.
      func takeRoots(to end: Int) {
        roots.formUnion(
          names(
            in: file.text.bytes, rest..<max(rest, end), without: file.previews + file.unreached))
      }
      for type in file.types.sorted(by: {
        $0.range.offsets.lowerBound < $1.range.offsets.lowerBound
      }) {
        let range = type.range.offsets
        takeRoots(to: range.lowerBound)
        let names = names(in: file.text.bytes, range, without: file.unreached)
          .union(type.namesOfParents)
        let owner = Self.outermost(of: type.name, own)
        if declared.contains(owner) || own.contains(type.name), !Self.isRoot(type, isKnown: isKnown)
        {
          mentions[owner, default: []].formUnion(names)
        } else {
          roots.formUnion(names)
        }
        rest = range.upperBound
      }
      takeRoots(to: file.text.bytes.count)
    }
    used = Self.reached(from: roots, mentions)
  }

  /// Whether an app begins somewhere in the code.
  var isApp: Bool { used != nil }

  /// Whether the code of the app leads to a type, or whether nobody can tell; not to one that is named after
  /// debugging, which users never see.
  func contains(_ type: String) -> Bool {
    guard let used else { return true }
    return used.contains(Self.outermost(of: type, own)) && !Self.isForDebugging(type)
  }

  /// The name by which code names the outermost type around a type, or the type itself.
  private static func outermost(of type: String, _ own: Set<String>) -> String {
    let parts = type.split(separator: ".", maxSplits: 2)
    guard parts.count > 1, own.contains("\(parts[0]).\(parts[1])") else {
      return String(parts.first ?? "")
    }
    return String(parts[1])
  }

  /// Whether “Debug” is one of the words of a name.
  private static func isForDebugging(_ type: String) -> Bool {
    type.hasASCII("Debug")
      && type.ranges(of: "Debug").contains { word in
        word.upperBound == type.endIndex || !type[word.upperBound].isLowercase
      }
  }

  private static func reached(
    from roots: Set<String>, _ mentions: [String: Set<String>]
  ) -> Set<String> {
    var reached = roots
    var next = Array(roots)
    while let name = next.popLast() {
      for other in mentions[name] ?? [] where reached.insert(other).inserted { next.append(other) }
    }
    return reached
  }

  /// Whether a type is a view or a controller, by the names of what it inherits from.
  private static func isView(_ type: TypeDeclaration) -> Bool {
    let endings = ["View", "Cell", "Controller", "Control", "Button", "Label", "TextField"]
    return type.kind == .classType || type.kind == .structure
      ? type.inherits.contains { endings.contains(where: $0.name.hasSuffix) } : false
  }

  /// Whether others than Swift code may make values of a type: the system, or a storyboard.
  ///
  /// - Parameter isKnown: whether all documents are there, and no code in another language.
  private static func isRoot(_ type: TypeDeclaration, isKnown: Bool) -> Bool {
    if type.beginsApp { return true }
    if type.inherits.contains(where: { systemMade.contains($0.name) }) { return true }
    if isKnown { return false }
    if type.attributes.contains(where: { ["objc", "IBDesignable"].contains($0.name) }) {
      return true
    }
    return type.variables.contains { $0.has("IBOutlet") || $0.has("IBInspectable") }
      || type.functions.contains { function in
        function.attributes.contains { $0.name == "IBAction" || $0.name == "IBSegueAction" }
      }
  }

  private static let systemMade: Set<String> = [
    "Widget", "WidgetBundle", "AppIntent", "AppShortcutsProvider",
    "UISceneDelegate", "SLComposeServiceViewController", "UIInputViewController",
    "UNNotificationContentExtension", "NSExtensionRequestHandling",
  ]

  /// The names with a capital in a part of a file, without those in comments: what is used there, and what
  /// is handed on as a parameter or cast.
  private static func names(
    in bytes: [UInt8], _ range: Range<Int>
  ) -> (used: Set<String>, handedOn: Set<String>) {
    var names: (used: Set<String>, handedOn: Set<String>) = ([], [])
    var index = range.lowerBound
    var isInText = false
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\""), index == 0 || bytes[index - 1] != UInt8(ascii: "\\") {
        // Three quotes begin a text as one does.
        isInText.toggle()
      }
      if byte == UInt8(ascii: "/"), index + 1 < range.upperBound, !isInText {
        if bytes[index + 1] == UInt8(ascii: "/") {
          while index < range.upperBound, bytes[index] != UInt8(ascii: "\n") { index += 1 }
          continue
        }
        if bytes[index + 1] == UInt8(ascii: "*") {
          index = endOfComment(bytes, index + 2, range.upperBound)
          continue
        }
      }
      if byte == UInt8(ascii: "#"), !isInText,
        let end = endOfOtherCode(bytes, index, range.upperBound)
      {
        index = end
        continue
      }
      guard isLetter(byte) else {
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound, isLetter(bytes[index]) { index += 1 }
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_") {
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        if isHandedOn(bytes, start..<index, in: range) {
          names.handedOn.insert(name)
        } else {
          names.used.insert(name)
        }
      }
    }
    return names
  }

  /// Whether a name is the type of a parameter, or of a cast.
  private static func isHandedOn(
    _ bytes: [UInt8], _ name: Range<Int>, in range: Range<Int>
  ) -> Bool {
    let space = UInt8(ascii: " ")
    let before = bytes[range.lowerBound..<name.lowerBound].lastIndex { $0 != space }
    guard let before else { return false }
    if bytes[before] == UInt8(ascii: ":") {
      let signs = [space, UInt8(ascii: "?"), UInt8(ascii: "!")]
      let after = bytes[name.upperBound..<range.upperBound].first { !signs.contains($0) }
      return after == UInt8(ascii: ",") || after == UInt8(ascii: ")")
    }
    let words = [" as", " as?", " as!", " is"]
    return words.contains { word in
      bytes[range.lowerBound...before].suffix(word.utf8.count).elementsEqual(word.utf8)
    }
  }

  private static func endOfComment(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    while index + 1 < end,
      !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
    {
      index += 1
    }
    return min(index + 2, end)
  }

  /// The end of code that no phone of a user has, such as that behind `#if DEBUG`; `nil` where no such
  /// code begins.
  private static func endOfOtherCode(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    let first = line(bytes, start, end)
    guard ["#if ", "#elseif "].contains(where: { first.starts(with: $0.utf8) }),
      let space = first.firstIndex(of: UInt8(ascii: " ")),
      BuildCondition.holds(String(decoding: first[(space + 1)...], as: UTF8.self)) == false
    else { return nil }
    var depth = 1
    var index = first.endIndex
    while index < end {
      if bytes[index] == UInt8(ascii: "#") {
        let line = line(bytes, index, end)
        if line.starts(with: "#if".utf8) { depth += 1 }
        let isEnd = line.starts(with: "#endif".utf8)
        if depth == 1, isEnd || line.starts(with: "#else".utf8) { return index }
        if isEnd { depth -= 1 }
      }
      index += 1
    }
    return end
  }

  /// A line without the blanks at its end.
  private static func line(_ bytes: [UInt8], _ start: Int, _ end: Int) -> ArraySlice<UInt8> {
    let line = bytes[start..<end].prefix { $0 != UInt8(ascii: "\n") }
    let length = line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
    return line[..<(length.map { $0 + 1 } ?? start)]
  }

  /// Whether a byte may stand in a name: letters, digits, the underscore, and all that is not ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}

extension TypeDeclaration {
  /// The names of what it and the types in it inherit from.
  fileprivate var namesOfParents: [String] {
    inherits.map(\.name) + types.flatMap(\.namesOfParents)
  }
}

extension SwiftFile {
  /// The offsets of the previews at its top.
  fileprivate var previews: [Range<Int>] {
    expressions.filter(\.isPreview).map(\.range.offsets)
  }
}

extension Range<Int> {
  /// What is left of it without other ranges.
  fileprivate func leavingOut(_ others: [Range<Int>]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = lowerBound
    for other in others.sorted(by: { $0.lowerBound < $1.lowerBound })
    where overlaps(other) && other.upperBound > start {
      if other.lowerBound > start { parts.append(start..<other.lowerBound) }
      start = other.upperBound
    }
    return start < upperBound ? parts + [start..<upperBound] : parts
  }
}
