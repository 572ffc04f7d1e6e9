import EarshotTree
import Foundation
import TestSupport
import Testing

@testable import EarshotOutput

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The bytes of a picture: XML that parsers take, with texts that nobody takes for markup.
struct SVGWriterTests {
  private func svg(_ notation: String, _ mode: DrawnScreen.Mode = .ear) throws -> String {
    SVGWriter.svg(try DrawnCase.drawn(notation).drawing(mode))
  }

  @Test func labelsAreNoMarkup() throws {
    for mode in DrawnScreen.Mode.allCases {
      let svg = try svg(DrawnCase.odd, mode)
      #expect(!svg.contains("<script") && !svg.contains("]]>") && !svg.contains("<b>"))
      #expect(svg.contains("&lt;script&gt;alert('x')&lt;/script&gt;"))
      #expect(svg.contains("]]&gt; &amp; &quot;quotes&quot;"))
      #expect(svg.contains("a\\u{202e}b\\u{7}c"))
    }
  }

  /// Every tag is closed, in order, and names and attributes are those of SVG 1.1 that we use.
  @Test(arguments: [DrawnCase.odd, DrawnCase.rightToLeft])
  func elementsAreThoseOfSVG(_ notation: String) throws {
    let known: [String: Set<String>] = [
      "svg": [
        "xmlns", "width", "height", "viewBox", "role", "aria-labelledby", "font-family", "xml:lang",
      ],
      "title": ["id"], "desc": ["id", "xml:lang"], "metadata": [],
      "g": ["class", "font-size", "direction", "text-anchor", "data-element"],
      "rect": ["x", "y", "width", "height", "rx"], "circle": ["cx", "cy", "r"],
      "path": ["d", "fill-rule"], "text": ["x", "y", "xml:space"], "tspan": [],
    ]
    let paint: Set = [
      "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray",
      "data-element", "font-weight", "font-style", "stroke-linejoin", "paint-order",
    ]
    for mode in DrawnScreen.Mode.allCases {
      let reader = ElementReader()
      let parser = XMLParser(data: Data(try svg(notation, mode).utf8))
      parser.delegate = reader
      #expect(parser.parse())
      for (name, attributes) in reader.elements {
        let names = try #require(known[name], "<\(name)> is not among what is written")
        #expect(attributes.subtracting(names.union(paint)).isEmpty, "of <\(name)>")
      }
      #expect(reader.elements.first?.name == "svg")
      #expect(reader.elements.dropFirst().prefix(2).map(\.name) == ["title", "desc"])
    }
  }

  @Test func textStaysText() throws {
    let svg = try svg("screen 200x200 ru\nbutton \"Купить\" value \"два\" frame 0,0,200,100")
    #expect(svg.contains(">Купить</tspan>") && svg.contains("font-style=\"italic\">два</tspan>"))
    #expect(svg.contains("font-weight=\"bold\">кнопка</tspan>"))
  }

  @Test(arguments: [
    (0, "0"), (-0.001, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (0.05, "0.05"), (812, "812"),
    (1.0 / 3, "0.33"), (99.999, "100"), (.nan, "0"), (.infinity, "0"),
  ])
  func numbersAreShort(_ number: Double, _ text: String) {
    #expect(SVGNumber.text(number) == text)
  }

  @Test func xmllintTakesEveryScreen() throws {
    let xmllint = try #require(NativeProgram("xmllint"), "install the package libxml2-utils")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for file in DrawnCase.examples + DrawnCase.corpus {
      for (index, drawn) in try DrawnCase.screens(of: file).enumerated() {
        for mode in DrawnScreen.Mode.allCases {
          let name = "\(file.lastPathComponent)-\(index)-\(mode).svg"
          let url = folder.appending(path: name)
          try Data(SVGWriter.svg(drawn.drawing(mode)).utf8).write(to: url)
          paths.append(url.path)
        }
      }
    }
    #expect(paths.count >= 56)
    #expect(try xmllint.run(["--noout"] + paths).status == 0)
  }
}

/// Collects elements in the order of a document.
private final class ElementReader: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: Set<String>)] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, Set(attributes.keys)))
  }
}
