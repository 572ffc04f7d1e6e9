package import EarshotTree

/// A view, a layer or a virtual element as an app sets it, before any question of accessibility.
///
/// What UIKit exposes of it follows from ``className``; what the app changed is in ``overrides``.
package struct View: Hashable, Sendable {
  /// The name of the class, such as `UIButton`; an unknown one behaves like `UIView`.
  package var className: String
  /// The identity, unique in the hierarchy; a view without one gets one by its position.
  package var id: String?
  /// The frame in screen coordinates; `nil` when it is not known.
  package var frame: Rect?
  /// `text` of a label or field, title of a button, segment or tab item, chosen row of a wheel.
  package var text = ""
  /// The name of the picture.
  package var image: String?
  /// The text that a field shows while it is empty.
  package var placeholder = ""
  /// The value from 0 to 1 of the range of a slider, progress view or stepper.
  package var value: Double?
  /// `isAnimating` of an activity indicator.
  package var isAnimating = true
  /// `isOn` of a switch.
  package var isOn = false
  /// `badgeValue` of a tab item.
  package var badge: String?
  /// The place in a series as UIKit tells it; `nil` is counted by the reading order.
  package var position: SeriesPosition?
  /// `isSelected`.
  package var isSelected = false
  /// `isEnabled`.
  package var isEnabled = true
  /// Whether the view reacts to a tap though it is no control.
  package var isTappable = false
  /// The gestures besides taps that the view recognizes.
  package var gestures: [ViewGesture] = []
  /// `isSecureTextEntry` of a field.
  package var isSecure = false
  /// Whether the keyboard types into the field.
  package var isEditing = false
  /// `isHidden`.
  package var isHidden = false
  /// `alpha` from 0 to 1.
  package var alpha = 1.0
  /// `clipsToBounds`.
  package var clipsToBounds = false
  /// `numberOfLines` of a label.
  package var numberOfLines: Int?
  /// Font size in points.
  package var fontSize: Double?
  /// Font weight: `regular`, `semibold` or `bold`.
  package var fontWeight: String?
  /// The text style of the font.
  package var textStyle: TextStyle?
  /// Whether the text grows with the text size of the user; `nil` if nothing tells.
  package var scalesText: Bool?
  /// `adjustsFontSizeToFitWidth`; `nil` if nothing tells.
  package var shrinksText: Bool?
  /// The height in points that a constraint holds it to or below.
  package var fixedHeight: Double?
  /// The content that the large content viewer shows of it; empty without `showsLargeContentViewer`.
  package var largeContent: Property<LargeContent> = .notCaptured
  /// Colour of the text or tint as `#RRGGBB`.
  package var color: String?
  /// Colour behind it as `#RRGGBB`.
  package var background: String?
  /// Colour of the text in the dark appearance as `#RRGGBB`, if it is another there.
  package var darkColor: String?
  /// Colour behind it in the dark appearance as `#RRGGBB`, if it is another there.
  package var darkBackground: String?
  /// Opacity of the background from 0 to 1; `nil` is opaque.
  package var backgroundAlpha: Double?
  /// The frame of the drawing, if the frame was enlarged for touch.
  package var visibleFrame: Rect?
  /// The drawing of the view itself, such as `bars`.
  package var drawing: String?
  /// Text inside the picture.
  package var pictureText: String?
  /// A transform such as `scale(1,-1)`.
  package var transform: String?
  /// Titles of swipe actions of a cell; they become custom actions by themselves.
  package var swipeActions: [String] = []
  /// The properties of the accessibility API that the app set.
  package var overrides = AccessibilityOverrides()
  /// The subviews, back to front.
  package var children: [View] = []
  /// The object of the Interface Builder document that it was read from.
  package var document: DocumentObject?
  /// Where in the input the view was read.
  package var source: SourceLocation?

  /// The class whose defaults apply when they are not those of the name: parts of system controls.
  var part: ViewClass.Name?

  /// Makes a view of a class.
  package init(_ className: String = "UIView", id: String? = nil, frame: Rect? = nil) {
    self.className = className
    self.id = id
    self.frame = frame
  }
}
