import EarshotText
import EarshotTree
import EarshotUIKit

extension CaptureFormat {
  /// Earshot's own view file, `*.view.json`: a view hierarchy as an app sets it.
  ///
  /// It tells everything that matters to VoiceOver except what ``ViewDocument/losses`` lists; what
  /// UIKit exposes of the views is derived class by class.
  public static let viewFile = CaptureFormat(
    id: "view",
    summary: "Earshot view file: a view hierarchy with its accessibility overrides",
    tellsDirection: true,
    recognizes: { prefix in
      prefix.text.drop { $0.isWhitespace }.hasPrefix("{")
        && prefix.holds("\"earshot\"") && prefix.holds("\"view/")
    },
    read: { (bytes, options) throws(CaptureError) -> Capture in
      let document = try JSONDocument.parse(try TextEncoding.utf8(bytes))
      let hierarchy = try ViewDocument.hierarchy(document)
      let exposedTree = hierarchy.exposedTree(profile: options.profile)
      let tellsDirection = try document.object("view file")["direction"] != nil
      return Capture(
        format: "view", screens: [exposedTree.screen],
        losses: ViewDocument.losses(of: exposedTree.screen, tellsDirection: tellsDirection),
        unknowns: ViewDocument.unknownClasses(in: hierarchy),
        warnings: exposedTree.unconfirmed.map { .init($0.message, at: $0.source) })
    })
}

extension ViewDocument {
  /// What a view file has no key for, and a screen might have.
  ///
  /// - Parameter tellsDirection: whether the file names the direction; else it is that of its
  ///   language, or is concluded from its texts.
  static func losses(of screen: Screen, tellsDirection: Bool) -> [Capture.Loss] {
    var losses = Losses()
    let isOfLanguage = screen.language.map { Language($0).isWrittenFromTheRight } == true
    if screen.direction == .rightToLeft, !tellsDirection, !isOfLanguage {
      losses.noteConcludedDirection(of: screen)
    }
    let fields: [Element.Field] = [.headingLevel, .navigationStyle, .dragDescriptions]
    losses.count(
      screen,
      fields.map { .nodes($0, "a view file has no key for it") { _ in true } } + [
        .nodes(.containerType, "a view file has no key for the cells of a data table") {
          guard case .dataTable? = $0.element.containerType.value else { return false }
          return true
        }
      ])
    return losses.list
  }

  /// Classes without known defaults, each once, in the order of the file.
  static func unknownClasses(in hierarchy: ViewHierarchy) -> [Capture.Unknown] {
    var unknowns = UnknownList()
    var stack = [hierarchy.root]
    while let view = stack.popLast() {
      stack += view.allChildren.reversed()
      if !view.hasKnownClass { unknowns.note("class '\(view.className)'", at: view.source) }
    }
    return unknowns.list
  }
}
