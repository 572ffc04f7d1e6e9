/// How an element looks, as far as a source tells; `nil` is not captured.
public struct Appearance: Hashable, Sendable {
  /// The text that the view itself shows: of a label or field, or the title of a button.
  public var text: String?
  /// Whether the view is selected, `isSelected`; on most views nothing but looks.
  public var isSelected: Bool?
  /// Whether the view is enabled, `isEnabled`; on most views nothing but looks.
  public var isEnabled: Bool?
  /// Colour of the text or tint as `#RRGGBB` in sRGB.
  public var color: String?
  /// Colour behind it as `#RRGGBB` in sRGB.
  public var background: String?
  /// Colour of the text in the dark appearance as `#RRGGBB`, if it is another there.
  public var darkColor: String?
  /// Colour behind it in the dark appearance as `#RRGGBB`, if it is another there.
  public var darkBackground: String?
  /// Opacity of the background from 0 to 1.
  public var backgroundAlpha: Double?
  /// Opacity of the view from 0 to 1.
  public var alpha: Double?
  /// Font size in points.
  public var fontSize: Double?
  /// Font weight: `regular`, `semibold` or `bold`.
  public var fontWeight: String?
  /// The text style of the font, whose size follows the text size of the phone.
  package var textStyle: TextStyle?
  /// Whether the text grows with the text size of the user, Dynamic Type.
  public var scalesText: Bool?
  /// Whether letters get smaller where the text would be cut, `adjustsFontSizeToFitWidth`.
  package var shrinksText: Bool?
  /// The height in points beyond which a constraint lets the view not grow; `nil` if nothing tells
  /// of one.
  package var fixedHeight: Double?
  /// Largest number of lines of a label; 0 is any.
  public var numberOfLines: Int?
  /// Name of the picture.
  public var image: String?
  /// Text inside the picture.
  public var pictureText: String?
  /// The drawing of the view itself, such as `bars`.
  public var drawing: String?
  /// The frame of the drawing, in screen coordinates, if the frame was enlarged for touch.
  public var visibleFrame: Rect?
  /// A transform such as `scale(1,-1)`.
  public var transform: String?

  /// Whether the letters are heavier than those of a text around them; code may name more weights
  /// than ``FontWeight`` has.
  package var isBold: Bool { ["semibold", "bold", "heavy", "black"].contains(fontWeight) }

  /// Makes an appearance of which nothing is known.
  public init() {}
}
