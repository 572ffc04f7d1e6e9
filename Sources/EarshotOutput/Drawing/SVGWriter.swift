import EarshotText
import EarshotTree
package import EarshotWriting

/// Writes a drawing as SVG: valid XML, in which words stay words.
struct SVGWriter {
  private var svg = ""

  /// The fonts by name, of which the first that is there is taken; widths hold for each.
  static let fonts = "Noto Sans, Helvetica Neue, Arial, Liberation Sans, DejaVu Sans, sans-serif"

  /// The document.
  ///
  /// - Parameter id: what the identifiers in it begin with, so that a page may hold several; `nil`
  ///   for a file of its own, which names its program and tells what is heard.
  static func svg(_ drawing: Drawing, id: String? = nil) -> String {
    var writer = SVGWriter()
    writer.write(drawing, id ?? "drawing", isAlone: id == nil)
    return writer.svg
  }

  private mutating func write(_ drawing: Drawing, _ id: String, isAlone: Bool) {
    let view = drawing.view
    svg += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(view.width))\""
    svg += " height=\"\(number(view.height))\" viewBox=\"\(number(view.x)) \(number(view.y))"
    svg += " \(number(view.width)) \(number(view.height))\" role=\"img\""
    svg += attribute("xml:lang", drawing.language)
    svg += " aria-labelledby=\"\(id)-title \(id)-desc\" font-family=\"\(SVGWriter.fonts)\">\n"
    svg += "<title id=\"\(id)-title\">\(drawing.title.onOneLine.inXML)</title>\n"
    // What we say about the picture is not in every language that is spoken on it.
    svg += "<desc id=\"\(id)-desc\""
    svg += attribute("xml:lang", PictureWords(language: drawing.language).tag)
    // A page names its program, and lists what is heard beside its pictures.
    svg += ">\((isAlone ? drawing.description : drawing.summary.onOneLine).inXML)</desc>\n"
    if isAlone { svg += "<metadata>Earshot</metadata>\n" }
    write(Drawing.Mark(.rectangle(view, radius: 0), fill: drawing.background))
    for layer in drawing.layers where !layer.marks.isEmpty {
      svg += "<g class=\"\(layer.kind.rawValue)\">\n"
      for mark in layer.marks { write(mark) }
      svg += "</g>\n"
    }
    svg += "</svg>\n"
  }

  private mutating func write(_ mark: Drawing.Mark) {
    switch mark.shape {
    case .rectangle(let rect, let radius):
      write("rect", place(rect) + (radius > 0 ? " rx=\"\(number(radius))\"" : ""), mark)
    case .polygons(let path): write("path", "d=\"\(path.svgData)\" fill-rule=\"evenodd\"", mark)
    case .line(let points): write("path", "d=\"\(points.svgData)\"", mark)
    case .lines(let lines): write("path", "d=\"\(lines.map(\.svgData).joined())\"", mark)
    case .circle(let center, let radius):
      let place = "cx=\"\(number(center.x))\" cy=\"\(number(center.y))\""
      write("circle", "\(place) r=\"\(number(radius))\"", mark)
    case .picture(let picture, let rect):
      write(
        "image", "\(place(rect)) preserveAspectRatio=\"none\" href=\"\(picture.dataURI)\"", mark)
    case .text(let block): write(block, of: mark)
    }
  }

  /// Writes an element with its colours and its title.
  private mutating func write(_ name: String, _ shape: String, _ mark: Drawing.Mark) {
    svg += "<\(name) \(shape)"
    if name != "image" { svg += colors(fill: mark.fill) + (mark.stroke.map { colors($0) } ?? "") }
    svg += attribute("data-element", mark.element?.rawValue)
    svg += mark.title.map { "><title>\($0.onOneLine.inXML)</title></\(name)>\n" } ?? "/>\n"
  }

  private mutating func write(_ block: TextBlock, of mark: Drawing.Mark) {
    let isRightToLeft = block.direction == .rightToLeft
    let x = block.isCentered ? block.box.center.x : isRightToLeft ? block.box.maxX : block.box.x
    svg += "<g font-size=\"\(number(block.size))\""
    if isRightToLeft { svg += " direction=\"rtl\"" }
    if block.isCentered { svg += " text-anchor=\"middle\"" }
    if let halo = mark.stroke {
      svg += colors(halo) + " stroke-linejoin=\"round\" paint-order=\"stroke\""
    }
    svg += attribute("data-element", mark.element?.rawValue) + ">"
    if let title = mark.title { svg += "<title>\(title.onOneLine.inXML)</title>" }
    for (index, line) in block.lines.enumerated() {
      let y = block.box.y + Double(index) * block.lineHeight + block.ascent
      svg += "<text x=\"\(number(x))\" y=\"\(number(y))\" xml:space=\"preserve\""
      if line.runs.count == 1 {
        svg += "\(style(line.runs[0].style))>\(line.runs[0].text.onOneLine.inXML)"
      } else {
        svg += ">"
        for run in line.runs {
          svg += "<tspan\(style(run.style))>\(run.text.onOneLine.inXML)</tspan>"
        }
      }
      svg += "</text>"
    }
    svg += "</g>\n"
  }

  private func style(_ style: TextBlock.Style) -> String {
    colors(fill: style.paint) + (style.isBold ? " font-weight=\"bold\"" : "")
      + (style.isItalic ? " font-style=\"italic\"" : "")
  }

  private func colors(fill: Drawing.Paint?) -> String {
    guard let fill else { return " fill=\"none\"" }
    return " fill=\"\(fill.hex)\""
      + (fill.opacity < 1 ? " fill-opacity=\"\(number(fill.opacity))\"" : "")
  }

  private func colors(_ stroke: Drawing.Stroke) -> String {
    " stroke=\"\(stroke.paint.hex)\" stroke-width=\"\(number(stroke.width))\""
      + (stroke.paint.opacity < 1 ? " stroke-opacity=\"\(number(stroke.paint.opacity))\"" : "")
      + (stroke.isDashed ? " stroke-dasharray=\"\(number(stroke.width * 3))\"" : "")
  }

  private func place(_ rect: Rect) -> String {
    "x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\""
      + " height=\"\(number(rect.height))\""
  }

  private func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\($0.onOneLine.inXML)\"" } ?? ""
  }

  /// A number with two digits after the point at most; what is not finite is 0.
  private func number(_ value: Double) -> String { SVGNumber.text(value) }
}

/// Numbers as SVG has them.
enum SVGNumber {
  /// A number with two digits after the point at most; what is not finite is 0.
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let hundredths = Int(clamping: (value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension [Point] {
  /// A line through the points as the data of SVG.
  fileprivate var svgData: String {
    enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(SVGNumber.text(point.x)) \(SVGNumber.text(point.y))"
    }.joined()
  }
}

extension Path {
  /// The path as the data of SVG.
  var svgData: String { polygons.map { $0.svgData + "Z" }.joined() }
}

extension OutputFormat where Document == Drawing {
  /// A picture of shapes and words, which every browser shows.
  package static let svg = OutputFormat(
    id: "svg", summary: "a picture of shapes and words", fileExtension: "svg"
  ) { Array(SVGWriter.svg($0).utf8) }
}
