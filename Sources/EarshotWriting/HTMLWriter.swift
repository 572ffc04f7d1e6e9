/// Writes HTML that is well-formed XML as well; every text goes through ``text(_:)``.
package struct HTMLWriter {
  /// Attributes in order; one without a value is left out.
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  /// What was written.
  package private(set) var html = ""

  /// Makes a writer that has written nothing.
  package init() {}

  /// Writes an element with what is in it.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes, _ body: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    html += ">"
    body(&self)
    html += "</\(name)>"
    if HTMLWriter.isBlock(name) { html += "\n" }
  }

  /// Writes an element with a text in it.
  package mutating func element(_ name: StaticString, _ attributes: Attributes, _ text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element without attributes.
  package mutating func element(_ name: StaticString, _ body: (inout HTMLWriter) -> Void) {
    element(name, [:], body)
  }

  /// Writes an element without attributes with a text in it.
  package mutating func element(_ name: StaticString, _ text: String) { element(name, [:], text) }

  /// Writes an element that holds nothing.
  package mutating func empty(_ name: StaticString, _ attributes: Attributes) {
    open(name, attributes)
    html += "/>\n"
  }

  /// Writes a text; nothing in it is markup.
  package mutating func text(_ text: String) { html += text.onOneLine.inXML }

  /// Writes text of our own that is no markup and needs its line breaks.
  package mutating func verbatim(_ text: String) {
    html += text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).inXML }.joined(separator: "\n")
  }

  /// Writes markup that another writer made, as of a picture.
  package mutating func markup(_ xml: String) { html += xml }

  /// Writes rules of CSS, which hold no text of others.
  package mutating func style(_ css: String) { html += "<style>\n\(css)\n</style>\n" }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    html += "<\(name)"
    for case (let key, let value?) in attributes { html += " \(key)=\"\(value.onOneLine.inXML)\"" }
  }

  private static func isBlock(_ name: StaticString) -> Bool {
    switch "\(name)" {
    case "a", "b", "span", "code", "strong": false
    default: true
    }
  }
}
