import EarshotCaptures
import EarshotTree
import EarshotUIKit
import TestSupport
import Testing

@Suite("Order and geometry cases", .enabled(if: SharedData.isExpected))
struct SpeechCaseTests {
  @Test func ordersAreThoseOfTheCases() throws {
    let cases = try SpeechCase.all(ofKind: "order")
    #expect(cases.count == 21)
    for item in cases {
      let root = try ViewDocument.node(
        try item.object.required("tree", in: item.id), needsFrames: false)
      let screen = item.hierarchy(root).screen()
      let labels = screen.readingOrder.map { $0.element.label.value ?? "" }
      #expect(labels == (try item.expect.strings("order")), "\(item.id)")
    }
  }

  @Test func geometryIsThatOfTheCases() throws {
    let cases = try SpeechCase.all(ofKind: "geometry")
    #expect(cases.count == 4)
    for item in cases {
      let view = try ViewDocument.element(try item.object.required("element", in: item.id))
      let screen = item.hierarchy(try item.scroller(around: view)).screen()
      let element = try #require(screen.allElements.first { $0.type == view.className })
      if let point = try item.expect["activationPoint"]?.numbers("point", count: 2) {
        #expect(element.effectiveActivationPoint == Point(x: point[0], y: point[1]), "\(item.id)")
      }
      if let isDefault = try item.expect.bool("isDefault") {
        #expect(element.isActivationPointDefault(scale: 2) == isDefault, "\(item.id)")
      }
      if let isVisible = try item.expect.bool("visible") {
        #expect(screen.readingOrder.map(\.isOffscreen) == [!isVisible], "\(item.id)")
      }
    }
  }

  @Test func everyElementOfTheCasesCanBeRead() throws {
    for kind in ["utterance", "names"] {
      for item in try SpeechCase.all(ofKind: kind) {
        let value = try item.object.required("element", in: item.id)
        let element = item.hierarchy(try ViewDocument.element(value)).screen().elements[0]
        let given = try value.object("element")
        #expect(element.isAccessibilityElement, "\(item.id)")
        #expect(element.label == Property(try given.string("label")), "\(item.id)")
        #expect(element.value == Property(try given.string("value")), "\(item.id)")
        #expect(element.hint == Property(try given.string("hint")), "\(item.id)")
        #expect(element.traits.value?.names.sorted() == (try given.strings("traits"))?.sorted())
      }
    }
  }
}

/// A case of the set with the settings that apply to it.
struct SpeechCase {
  let id: String
  let object: JSONObject
  let expect: JSONObject
  let language: String
  let idiom: Idiom
  let direction: LayoutDirection

  static func all(ofKind kind: String) throws -> [SpeechCase] {
    let document = try SharedData.document("speech-cases.json")
    let defaults = try document.required("defaults", in: "set").object("defaults")
    return try document.required("cases", in: "set").array("cases").compactMap { value in
      let object = try value.object("case")
      guard try object.string("kind") == kind else { return nil }
      let settings = try object["settings"]?.object("settings")
      func setting(_ name: String) throws -> JSONValue {
        try settings?[name] ?? defaults.required(name, in: "defaults")
      }
      return SpeechCase(
        id: try object.string("id") ?? "", object: object,
        expect: try object.required("expect", in: "case").object("expect"),
        language: try object.string("language") ?? "",
        idiom: try setting("idiom").choice("idiom"),
        direction: try setting("direction").choice("direction"))
    }
  }

  func hierarchy(_ root: View) -> ViewHierarchy {
    ViewHierarchy(language: language, idiom: idiom, direction: direction, root: root)
  }

  /// The view, in a scroll view when the case has a visible rectangle.
  func scroller(around view: View) throws -> View {
    guard let clip = try object["clip"]?.numbers("clip", count: 4) else { return view }
    var scroller = View(
      "UIScrollView", frame: Rect(x: clip[0], y: clip[1], width: clip[2], height: clip[3]))
    scroller.children = [view]
    return scroller
  }
}
