/// All that an app exposes at one moment.
///
/// ```swift
/// let screen = try Screen(notation: "button \"Pay\" hint \"Opens the cart\"")
/// let transcript = VoiceOver().reading(of: screen)
/// let sentences = transcript.lines.map { SpeechStyle.caption($0.utterance).line }
/// ```
public struct Screen: Hashable, Sendable {
  /// The title of the screen, when the source gives one; not spoken.
  public var title: String?
  /// The name of the app, said when the app comes up; `nil` if the source does not tell.
  public var app: String?
  /// The root nodes, back to front: windows, or one view.
  public var elements: [Element]
  /// Width and height in points; `nil` if the source does not tell.
  public var size: Size?
  /// Pixels per point; `nil` if the source does not tell.
  public var scale: Double?
  /// BCP 47 tag of the language of the app; `nil` if the source does not tell.
  public var language: String?
  /// The text size of the phone when it was captured; `nil` if the source does not tell.
  package var contentSizeCategory: ContentSizeCategory?
  /// The methods that the application object itself overrides, asked after all views.
  package var handlers: [Handler] = []
  /// Kind of device; decides how tall a row of elements is.
  public var idiom: Idiom
  /// Direction of the rows.
  public var direction: LayoutDirection

  /// Makes a screen of root nodes.
  public init(
    title: String? = nil, app: String? = nil, elements: [Element], size: Size? = nil,
    scale: Double? = nil,
    language: String? = nil, idiom: Idiom = .phone, direction: LayoutDirection = .leftToRight
  ) {
    self.title = title
    self.app = app
    self.elements = elements
    self.size = size
    self.scale = scale
    self.language = language
    self.idiom = idiom
    self.direction = direction
  }

  /// The elements in the order in which swiping right visits them.
  package var readingOrder: ReadingOrder { ReadingOrder(of: self) }

  /// The node of an identity; walks the tree.
  public subscript(id: Element.ID) -> Element? {
    let nodes = ScreenNodes(elements)
    return nodes.indices.first { nodes[$0].element.id == id }.map { nodes[$0].element }
  }

  /// All nodes, each before its children, in the order of the source.
  public var allElements: [Element] { ScreenNodes(elements).map { $0.element } }
}
