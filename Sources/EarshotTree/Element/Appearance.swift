/// How an element looks, as far as a source tells; `nil` is not captured.
public struct Appearance: Hashable, Sendable {
  /// The text that the view itself shows: of a label or field, or the title of a button.
  public var text: String? {
    get { box.values.text }
    set { own.values.text = newValue }
  }
  /// Whether the view is selected, `isSelected`; on most views nothing but looks.
  public var isSelected: Bool? {
    get { box.values.isSelected }
    set { own.values.isSelected = newValue }
  }
  /// Whether the view is enabled, `isEnabled`; on most views nothing but looks.
  public var isEnabled: Bool? {
    get { box.values.isEnabled }
    set { own.values.isEnabled = newValue }
  }
  /// Colour of the text or tint as `#RRGGBB` in sRGB.
  public var color: String? {
    get { box.values.color }
    set { own.values.color = newValue }
  }
  /// Colour behind it as `#RRGGBB` in sRGB.
  public var background: String? {
    get { box.values.background }
    set { own.values.background = newValue }
  }
  /// Colour of the text in the dark appearance as `#RRGGBB`, if it is another there.
  public var darkColor: String? {
    get { box.values.darkColor }
    set { own.values.darkColor = newValue }
  }
  /// Colour behind it in the dark appearance as `#RRGGBB`, if it is another there.
  public var darkBackground: String? {
    get { box.values.darkBackground }
    set { own.values.darkBackground = newValue }
  }
  /// Opacity of the background from 0 to 1.
  public var backgroundAlpha: Double? {
    get { box.values.backgroundAlpha }
    set { own.values.backgroundAlpha = newValue }
  }
  /// Opacity of the view from 0 to 1.
  public var alpha: Double? {
    get { box.values.alpha }
    set { own.values.alpha = newValue }
  }
  /// Font size in points.
  public var fontSize: Double? {
    get { box.values.fontSize }
    set { own.values.fontSize = newValue }
  }
  /// Font weight: `regular`, `semibold` or `bold`.
  public var fontWeight: String? {
    get { box.values.fontWeight }
    set { own.values.fontWeight = newValue }
  }
  /// The text style of the font, whose size follows the text size of the phone.
  package var textStyle: TextStyle? {
    get { box.values.textStyle }
    set { own.values.textStyle = newValue }
  }
  /// Whether the text grows with the text size of the user, Dynamic Type.
  public var scalesText: Bool? {
    get { box.values.scalesText }
    set { own.values.scalesText = newValue }
  }
  /// Whether letters get smaller where the text would be cut, `adjustsFontSizeToFitWidth`.
  package var shrinksText: Bool? {
    get { box.values.shrinksText }
    set { own.values.shrinksText = newValue }
  }
  /// The height in points beyond which a constraint lets the view not grow; `nil` if nothing tells
  /// of one.
  package var fixedHeight: Double? {
    get { box.values.fixedHeight }
    set { own.values.fixedHeight = newValue }
  }
  /// Largest number of lines of a label; 0 is any.
  public var numberOfLines: Int? {
    get { box.values.numberOfLines }
    set { own.values.numberOfLines = newValue }
  }
  /// Name of the picture.
  public var image: String? {
    get { box.values.image }
    set { own.values.image = newValue }
  }
  /// Text inside the picture.
  public var pictureText: String? {
    get { box.values.pictureText }
    set { own.values.pictureText = newValue }
  }
  /// The drawing of the view itself, such as `bars`.
  public var drawing: String? {
    get { box.values.drawing }
    set { own.values.drawing = newValue }
  }
  /// The frame of the drawing, in screen coordinates, if the frame was enlarged for touch.
  public var visibleFrame: Rect? {
    get { box.values.visibleFrame }
    set { own.values.visibleFrame = newValue }
  }
  /// A transform such as `scale(1,-1)`.
  public var transform: String? {
    get { box.values.transform }
    set { own.values.transform = newValue }
  }

  /// Whether the letters are heavier than those of a text around them; code may name more weights
  /// than ``FontWeight`` has.
  package var isBold: Bool { ["semibold", "bold", "heavy", "black"].contains(fontWeight) }

  /// Makes an appearance of which nothing is known.
  public init() { box = AppearanceBox(AppearanceValues()) }

  private var box: AppearanceBox

  /// The box when nobody else has it, or else a copy of it.
  private var own: AppearanceBox {
    mutating get {
      if !isKnownUniquelyReferenced(&box) { box = AppearanceBox(box.values) }
      return box
    }
  }
}
