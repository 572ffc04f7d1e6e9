public import EarshotTree

/// A view, a layer or a virtual element as an app sets it, before any question of accessibility.
///
/// What UIKit exposes of it follows from ``className``; what the app changed is in ``overrides``.
public struct View: Hashable, Sendable {
  /// The name of the class, such as `UIButton`; an unknown one behaves like `UIView`.
  public var className: String
  /// The identity, unique in the hierarchy; a view without one gets one by its position.
  public var id: String?
  /// The frame in screen coordinates; `nil` when it is not known.
  public var frame: Rect?
  /// `text` of a label or field, title of a button, segment or tab item, chosen row of a wheel.
  public var text = ""
  /// The name of the picture.
  public var image: String?
  /// What a field shows while it is empty.
  public var placeholder = ""
  /// The value from 0 to 1 of the range of a slider, progress view or stepper.
  public var value: Double?
  /// `isOn` of a switch.
  public var isOn = false
  /// `badgeValue` of a tab item.
  public var badge: String?
  /// The place in a series as UIKit tells it; `nil` is counted by the reading order.
  public var position: SeriesPosition?
  /// `isSelected`.
  public var isSelected = false
  /// `isEnabled`.
  public var isEnabled = true
  /// Whether the view reacts to a tap though it is no control.
  public var isTappable = false
  /// `isSecureTextEntry` of a field.
  public var isSecure = false
  /// Whether the keyboard types into the field.
  public var isEditing = false
  /// `isHidden`.
  public var isHidden = false
  /// `alpha` from 0 to 1.
  public var alpha = 1.0
  /// `clipsToBounds`.
  public var clipsToBounds = false
  /// `numberOfLines` of a label.
  public var numberOfLines: Int?
  /// Font size in points.
  public var fontSize: Double?
  /// Font weight: `regular`, `semibold` or `bold`.
  public var fontWeight: String?
  /// Colour of the text or tint as `#RRGGBB`.
  public var color: String?
  /// Colour behind it as `#RRGGBB`.
  public var background: String?
  /// Opacity of the background from 0 to 1; `nil` is opaque.
  public var backgroundAlpha: Double?
  /// What is drawn, when the frame was enlarged for touch.
  public var visibleFrame: Rect?
  /// What the view draws itself, such as `bars`.
  public var drawing: String?
  /// Text inside the picture.
  public var pictureText: String?
  /// A transform such as `scale(1,-1)`.
  public var transform: String?
  /// Titles of swipe actions of a cell; they become custom actions by themselves.
  public var swipeActions: [String] = []
  /// What the app set of the accessibility API.
  public var overrides = AccessibilityOverrides()
  /// The subviews, back to front.
  public var children: [View] = []
  /// Where in the input the view was read.
  public var source: SourceLocation?

  /// The class whose defaults apply when they are not those of the name: parts of system controls.
  var part: ViewClass.Name?

  /// Makes a view of a class.
  public init(_ className: String = "UIView", id: String? = nil, frame: Rect? = nil) {
    self.className = className
    self.id = id
    self.frame = frame
  }
}
