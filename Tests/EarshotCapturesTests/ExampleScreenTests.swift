import EarshotCaptures
import EarshotTree
import EarshotUIKit
import TestSupport
import Testing

@Suite("Example screens", .enabled(if: SharedData.isExpected))
struct ExampleScreenTests {
  @Test func everyVariantIsReadInTheExpectedOrder() throws {
    let variants = try ExampleVariant.all()
    #expect(variants.count >= 40)
    for variant in variants {
      let screen = try variant.screen()
      #expect(
        screen.readingOrder.map(\.id.rawValue) == variant.expectedIDs, "\(variant.name)")
      #expect(screen.readingOrder.stops.count == variant.elementCount, "\(variant.name)")
    }
  }

  /// The rule of 2 points decides; the marks of two cells at the edge of a scroller do not follow it.
  @Test func offscreenStopsAreThoseThatAreMarked() throws {
    for variant in try ExampleVariant.all() {
      let found = try variant.screen().readingOrder.filter(\.isOffscreen).map(\.id.rawValue)
      let difference = Set(found).symmetricDifference(variant.offscreenIDs)
      switch variant.name {
      case "menu before": #expect(difference == ["category.5.label"])
      case "promo-carousel before": #expect(difference == ["offer.2.title"])
      default: #expect(difference == [], "\(variant.name)")
      }
    }
  }

  /// The caption holds the label, the value and a word for each spoken kind, in this order.
  @Test func labelsValuesAndTraitsAgreeWithTheCaptions() throws {
    for variant in try ExampleVariant.all() {
      let screen = try variant.screen()
      for (id, caption) in variant.captions {
        let element = try #require(screen[Element.ID(id)])
        let name = "\(variant.name) \(id): \(caption)"
        for text in [element.label.value, element.textValue] {
          if let text { #expect(caption.contains(text), "\(name)") }
        }
        for (trait, word) in ExampleVariant.words {
          let isSaid = caption.lowercased().contains(word)
          #expect(element.has(trait) == isSaid || element.contains(word), "\(name)")
        }
      }
    }
  }

  @Test func everyVariantBecomesAViewFileThatReadsTheSame() throws {
    for variant in try ExampleVariant.all() {
      let capture = try CaptureFormat.viewFile.read(variant.viewFile(), ReadOptions())
      let expected = try variant.screen()
      #expect(
        capture.screens.map(\.readingOrder).map { $0.map(\.id) } == [
          expected.readingOrder.map(\.id)
        ],
        "\(variant.name)")
      #expect(capture.unknowns == [], "\(variant.name)")
    }
  }
}

extension Element {
  /// The value unless it is the state of a switch, which is said in words.
  fileprivate var textValue: String? { has(.toggleButton) ? nil : value.value }

  /// Whether a word of the system stands in the texts of the app.
  fileprivate func contains(_ word: String) -> Bool {
    [label.value, value.value].contains { $0?.lowercased().contains(word) == true }
  }
}

/// A variant of an example screen with what is expected of it.
struct ExampleVariant {
  let name: String
  let language: String
  let size: Size
  let scale: Double
  let root: JSONValue
  let expected: [JSONObject]
  let elementCount: Int

  /// Spoken kinds that are said whenever the trait is there, in these screens.
  static let words: [(Traits, String)] = [
    (.header, "заголовок"), (.adjustable, "элемент регулировки"), (.notEnabled, "недоступно"),
    (.selected, "выбрано"), (.textEntry, "текстовое поле"), (.searchField, "поле поиска"),
    (.tabBarItem, "вкладка"), (.image, "изображение"), (.toggleButton, "переключатель"),
  ]

  static func all() throws -> [ExampleVariant] {
    let document = try SharedData.document("example-screens.json")
    let language = try document.string("language") ?? ""
    var variants: [ExampleVariant] = []
    for value in try document.required("screens", in: "set").array("screens") {
      let screen = try value.object("screen")
      let size = try screen.required("screen", in: "screen").object("screen")
      for member in try screen.required("variants", in: "screen").object("variants").members {
        let variant = try member.value.object("variant")
        let stops = try variant.required("expected", in: "variant").array("expected")
        variants.append(
          ExampleVariant(
            name: "\(try screen.string("id") ?? "") \(member.name)", language: language,
            size: Size(
              width: try size.number("width") ?? 0, height: try size.number("height") ?? 0),
            scale: try size.number("scale") ?? 1, root: try variant.required("root", in: "variant"),
            expected: try stops.map { try $0.object("stop") },
            elementCount: try variant.integer("elementCount") ?? -1))
      }
    }
    return variants
  }

  var expectedIDs: [String] { expected.compactMap { try? $0.string("id") } }

  var offscreenIDs: [String] {
    expected.filter { (try? $0.bool("offscreen")) == true }.compactMap { try? $0.string("id") }
  }

  var captions: [(id: String, caption: String)] {
    expected.compactMap { stop in
      guard let id = try? stop.string("id"), let caption = try? stop.string("caption") else {
        return nil
      }
      return (id, caption)
    }
  }

  func screen() throws -> Screen {
    ViewHierarchy(language: language, size: size, scale: scale, root: try ViewDocument.node(root))
      .screen()
  }

  func viewFile() -> [UInt8] {
    let header = """
      {"earshot": "view/1", "language": "\(language)", "screen": {"width": \(size.width), \
      "height": \(size.height), "scale": \(scale)}, "root":
      """
    return Array((header + JSONText.text(of: root) + "}").utf8)
  }
}
