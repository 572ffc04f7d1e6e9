extension HTMLWriter {
  /// Writes a table under its caption.
  ///
  /// What scrolls must take the focus of a keyboard, and what takes focus must have a name.
  ///
  /// - Parameter attributes: those of a cell, by its text.
  package mutating func table(
    _ caption: String, _ head: [String], _ rows: [[String]],
    cell attributes: (String) -> Attributes = { _ in [:] }
  ) {
    element(
      "div", ["class": "table", "tabindex": "0", "role": "group", "aria-label": caption]
    ) { html in
      html.element("table") { html in
        html.element("caption", caption)
        html.element("thead") { html in
          html.element("tr") { html in
            for cell in head { html.element("th", ["scope": "col"], cell) }
          }
        }
        html.element("tbody") { html in
          for row in rows {
            html.element("tr") { html in
              for cell in row { html.element("td", attributes(cell), cell) }
            }
          }
        }
      }
    }
  }
}
