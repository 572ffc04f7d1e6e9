import EarshotCaptures
import EarshotPizza
import EarshotTree
import EarshotUIKit
import Foundation
import TestSupport
import Testing

/// The screens of the data set, or none in a checkout that stands alone.
enum ExampleScreens {
  /// Tests of the data set are skipped without it, except where it is required.
  static let isExpected = SharedFolder.data != nil

  /// What the data set expects of one build at one screen.
  struct Variant {
    let screen: PizzaScreen
    let build: PizzaApp.Build
    let exposed: Screen
  }

  static func variants() throws -> [Variant] {
    let folder = try #require(SharedFolder.data, "the folder of the data sets is missing")
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "example-screens.json")))
    let document = try JSONDocument.parse(bytes).object("set")
    var variants: [Variant] = []
    for value in try document.required("screens", in: "set").array("screens") {
      let screen = try value.object("screen")
      let id = try screen.string("id") ?? ""
      let name = try #require(PizzaScreen(id), "the app has no screen '\(id)'")
      for member in try screen.required("variants", in: "screen").object("variants").members {
        guard let build = PizzaApp.Build(rawValue: member.name) else { continue }
        let root = try member.value.object("variant").required("root", in: "variant")
        let hierarchy = ViewHierarchy(
          language: "ru", size: Size(width: 375, height: 812), scale: 3,
          root: try ViewDocument.node(root))
        variants.append(
          Variant(screen: name, build: build, exposed: hierarchy.screen().withoutSources))
      }
    }
    return variants
  }
}

extension Screen {
  /// The screen without the places in the input where it was read.
  fileprivate var withoutSources: Screen {
    var screen = self
    screen.elements = elements.map(\.withoutSources)
    return screen
  }
}

extension Element {
  fileprivate var withoutSources: Element {
    var element = self
    element.source = nil
    element.children = children.map(\.withoutSources)
    return element
  }
}
