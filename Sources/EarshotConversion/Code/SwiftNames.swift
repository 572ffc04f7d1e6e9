import EarshotText
import EarshotTree
import EarshotWriting

/// Names of Swift variables for the elements of a screen, made of their identifiers.
package struct SwiftNames {
  private let names: [Element.ID: String]

  /// Names the elements.
  ///
  /// - Parameter taken: names that mean something else where the variables are declared.
  init(_ elements: [Element], besides taken: Set<String> = []) {
    var unused = UniqueNames()
    var names: [Element.ID: String] = [:]
    for element in elements {
      var base = SwiftNames.name(element.identifier.value ?? element.id.rawValue)
      if taken.contains(base) { base += "Element" }
      names[element.id] = unused.take(base)
    }
    self.names = names
  }

  subscript(id: Element.ID) -> String? { names[id] }

  /// A text as a Swift name in camel case; `element` when nothing of it can stay.
  package static func name(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    guard let first = words.first else { return "element" }
    var name = first.lowercasingFirst
    for word in words.dropFirst() { name += word.capitalizingFirst }
    if name.first?.isNumber == true { name = "element" + name }
    return keywords.contains(name) ? "\(name)Element" : name
  }

  /// A text as the name of a Swift type.
  package static func type(_ text: String?) -> String {
    let name = name(text ?? "screen")
    // A title in another script leaves digits at most, which name nothing.
    return name.hasPrefix("element") ? "Screen" : name.capitalizingFirst
  }

  /// Keywords, words that begin an expression or a declaration, and what the code declares itself.
  private static let keywords: Set<String> = [
    "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "configure", "consume", "consuming", "continue", "copy", "default", "defer", "deinit",
    "discard", "do", "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "some", "static", "struct", "subscript", "super", "switch", "then", "throw", "throws",
    "true", "try", "typealias", "unsafe", "var", "where", "while", "yield",
  ]
}

extension String {
  /// The text as a Swift string literal.
  package var swiftLiteral: String {
    let escaped = unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.isControl || scalar.isInvisible:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(LogCommand.escaped(in: escaped, as: "\\u{23}"))\""
  }
}

extension [String] {
  /// Pieces of code as the literal of an array.
  package var swiftList: String { "[\(joined(separator: ", "))]" }
}

extension Unicode.Scalar {
  /// Whether the character shows nothing of itself, so that code with it would not be what it seems.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x61C, 0x200B, 0x200E, 0x200F, 0xFEFF: true
    default: false
    }
  }
}
