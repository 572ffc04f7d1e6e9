/// An object of an Interface Builder document, as a fix has to know it and to keep it.
package struct DocumentObject: Hashable, Sendable, Codable {
  /// The tag, such as `button`.
  package var tag: String
  /// The identity in the document.
  package var id: String?
  /// The name in the document outline.
  package var userLabel: String?
  /// The class of the app.
  package var customClass: String?
  /// The outlets that lead to the object, those of its own scene first.
  package var outlets: [String] = []
  /// The events for which a control sends actions, such as `touchUpInside`.
  package var events: [String] = []
  /// The attributes of the accessibility configuration.
  package var configuration: [String: String] = [:]
  /// The traits of the configuration; `nil` leaves those of the class.
  package var traits: Traits?
  /// `isElement` of the configuration.
  package var isElement: Bool?
  /// The key paths of its user-defined runtime attributes.
  package var runtimeKeys: [String] = []
  /// The key of the text that code gives it by a runtime attribute, such as `localizableString`; `nil`
  /// for none.
  package var localizedKey: String?
  /// The rectangle in the view around.
  package var frame: Rect?
  /// Whether the rectangle alone decides where it is, without constraints.
  package var isPlacedByFrame = false
  /// Whether the rectangle is not the one that its constraints give, or they leave it open.
  package var isMisplaced = false
  /// Whether it passes touches by, `userInteractionEnabled` off.
  package var takesNoTouches = false
  /// Whether it is a tab without a title whose controller has one, which may become that of the tab.
  package var isTitledByController = false
  /// Its own constraints.
  package var constraints: [Constraint] = []
  /// The attributes that constraints of other views hold, such as `leading` or `width`.
  package var heldByOthers: Set<String> = []
  /// The attributes of its font; empty when the document names none.
  package var font: [String: String] = [:]
  /// Whether it is a cell that code makes copies of and fills.
  package var isPrototype = false
  /// Whether one of its colours is of the system or of the catalog, which has another value in the
  /// dark appearance.
  package var namesColors = false
  /// Whether its words are those of an attributed text, which is more than a string.
  package var hasAttributedText = false

  /// Makes an object of which only the tag is known.
  package init(tag: String) { self.tag = tag }
}

extension DocumentObject {
  /// A constraint that a view has on its own size.
  package struct Constraint: Hashable, Sendable, Codable {
    /// The attributes as they are written.
    package var attributes: [String: String]

    /// Makes a constraint of what is written.
    package init(_ attributes: [String: String]) { self.attributes = attributes }
  }
}

extension DocumentObject.Constraint {
  /// The side that is held, `width` or `height`.
  package var side: String { attributes["firstAttribute"] ?? "" }

  /// Whether the side is held to a length and cannot be longer.
  package var isLimit: Bool { length != nil && attributes["relation"] != "greaterThanOrEqual" }

  /// Whether it gives way to no other.
  package var isRequired: Bool { (attributes["priority"].flatMap { Double($0) } ?? 1_000) >= 1_000 }

  /// The length that the side is held to; `nil` when it follows another.
  package var length: Double? {
    guard attributes["secondItem"] == nil, attributes["secondAttribute"] == nil else { return nil }
    return attributes["constant"].flatMap { Double($0) }
  }

  /// Whether the view is as wide as it is high.
  package var isSquare: Bool {
    attributes["secondAttribute"] == "height" && side == "width"
      && ["1:1", "1", nil].contains(attributes["multiplier"]) && attributes["constant"] == nil
  }
}
