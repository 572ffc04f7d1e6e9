import EarshotText
import EarshotTree
package import EarshotUIKit

/// The parts of a view file, also where they stand alone in other documents.
package enum ViewDocument {
  /// The version that is read.
  static let version = "view/1"

  /// Reads a whole view file.
  package static func hierarchy(_ document: JSONValue) throws(CaptureError) -> ViewHierarchy {
    let file = try document.object("view file")
    try checkVersion(of: file, at: document)
    try file.allowOnly(
      [
        "earshot", "title", "app", "respondsTo", "language", "screen", "idiom", "direction",
        "contentSizeCategory", "root",
      ],
      in: "a view file")
    let what = "a view file"
    let screen = try file.required("screen", in: what).object("screen")
    try screen.allowOnly(["width", "height", "scale"], in: "'screen'")
    let language = try language(try file.required("language", in: what), "language")
    let size = Size(
      width: try length("width", of: screen), height: try length("height", of: screen))
    let scale = try length("scale", of: screen)
    let idiom: Idiom = try file["idiom"]?.choice("idiom") ?? .phone
    let direction: LayoutDirection? = try file["direction"]?.choice("direction")
    let root = try node(try file.required("root", in: what))
    var hierarchy = ViewHierarchy(
      title: try file.string("title"), language: language, size: size, scale: scale, idiom: idiom,
      direction: direction
        ?? LayoutDirection(language: Language(language), texts: texts(of: root)),
      root: root)
    hierarchy.app = try file.string("app")
    hierarchy.contentSizeCategory = try file.read("contentSizeCategory", textSize)
    hierarchy.handlers = try file["respondsTo"]?.choices("respondsTo") ?? []
    return hierarchy
  }

  private static func texts(of root: View) -> [String] {
    var texts: [String] = []
    var stack = [root]
    while let view = stack.popLast() {
      stack += view.allChildren
      texts.append(view.overrides.label ?? view.text)
    }
    return texts
  }

  /// Reads a node that stands alone, with all that lies in it.
  ///
  /// - Parameters:
  ///   - value: the node.
  ///   - needsFrames: whether every node must have a class and a frame, as in a view file; without
  ///     them a node is a plain view at no known place.
  package static func node(
    _ value: JSONValue, needsFrames: Bool = true
  ) throws(CaptureError) -> View {
    var reader = ViewReader(needsFrames: needsFrames)
    let view = try reader.node(value)
    try reader.checkReferences()
    return view
  }

  /// Reads overrides that stand alone and makes a virtual element of them.
  ///
  /// - Parameter value: an object with the keys of `ax`.
  package static func element(_ value: JSONValue) throws(CaptureError) -> View {
    var reader = ViewReader(needsFrames: false)
    var view = View("UIAccessibilityElement")
    view.source = value.location
    view.overrides = try reader.overrides(value)
    try reader.checkReferences()
    return view
  }

  private static func checkVersion(
    of file: JSONObject, at document: JSONValue
  ) throws(CaptureError) {
    let version = try file.required("earshot", in: "a view file")
    let name = try version.string("earshot")
    guard name == ViewDocument.version else {
      throw version.invalid(
        "'\(name)' is not a version of the view file", help: "write \"earshot\": \"view/1\"")
    }
  }

  private static func length(_ name: String, of screen: JSONObject) throws(CaptureError) -> Double {
    let value = try screen.required(name, in: "'screen'")
    let length = try value.number(name)
    guard length > 0, length <= CoordinateRange.farthest else {
      throw value.invalid(
        "'\(name)' must be greater than 0 and at most 10000000",
        help: "write it in points, and the scale in pixels per point")
    }
    return length
  }

  /// A text size by its short name or that of UIKit.
  static func textSize(
    _ value: JSONValue, _ name: String
  ) throws(CaptureError) -> ContentSizeCategory {
    let word = try value.string(name)
    guard let category = ContentSizeCategory(word) else {
      throw value.unknownWord(word, name, among: ContentSizeCategory.shortNames)
    }
    return category
  }

  /// A BCP 47 tag, as far as its shape goes.
  static func language(_ value: JSONValue, _ name: String) throws(CaptureError) -> String {
    let tag = try value.string(name)
    guard Language.isTag(tag) else {
      throw value.invalid(
        "'\(tag)' is not a language", help: "write a BCP 47 tag such as 'ru' or 'en-US'")
    }
    return tag
  }
}
