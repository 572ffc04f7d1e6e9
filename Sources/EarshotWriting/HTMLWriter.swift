/// Writes HTML that is well-formed XML as well; every text goes through ``text(_:)``.
package struct HTMLWriter {
  /// Attributes in order; one without a value is left out.
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  /// The text so far.
  package private(set) var html = ""

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

  /// A page that needs nothing else.
  ///
  /// - Parameters:
  ///   - policy: what the page may load and run; `nil` says nothing about it.
  ///   - css: the rules of its look, which hold no text of others.
  package static func page(
    language: String, title: String, policy: String? = nil, css: String,
    _ body: (inout HTMLWriter) -> Void
  ) -> String {
    var html = HTMLWriter()
    html.element("html", ["lang": language]) { html in
      html.element("head") { html in
        html.empty("meta", ["charset": "utf-8"])
        if let policy {
          html.empty("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
        }
        html.empty("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.empty("meta", ["name": "generator", "content": "Earshot"])
        html.element("title", title)
        html.markup("<style>\(css)</style>\n")
      }
      html.element("body", body)
    }
    return "<!DOCTYPE html>\n" + html.html
  }

  /// Writes a term with what is told of it.
  package mutating func fact(_ term: String, _ text: String) {
    element("dt", term)
    element("dd", text)
  }

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
