import EarshotTree
import EarshotUIKit

/// A screen of the app, as a view controller is: its state, its views and what they do.
protocol AppScreen: Sendable {
  /// Which screen it is.
  var name: PizzaScreen { get }
  /// How it came on the display.
  var presentation: Presentation { get }
  /// The view that focus goes to when the adapted build shows the screen.
  var firstFocus: String? { get }
  /// The cells of its data tables; views cannot tell them.
  var tableCells: [String: TableCell] { get }

  /// `contentInset.bottom` of scroll views: how much of them is under other views, in points.
  var bottomInsets: [String: Double] { get }

  /// The views as they are now, before any scrolling.
  func root(in app: AppContext) -> View
  /// Reacts to an event and tells whether it did.
  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool
  /// Lets time pass, in seconds.
  mutating func advance(by seconds: Double, in app: inout AppContext)
  /// Learns that it is no longer on display.
  func didClose(in app: inout AppContext)
  /// What is said after scrolling, `accessibilityScrollStatus`; `nil` leaves it to UIKit.
  func scrollStatus(of scroller: String, offset: Point, in app: AppContext) -> String?
}

extension AppScreen {
  var presentation: Presentation { .root }
  var firstFocus: String? { nil }
  var tableCells: [String: TableCell] { [:] }
  var bottomInsets: [String: Double] { [:] }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool { false }
  mutating func advance(by seconds: Double, in app: inout AppContext) {}
  func didClose(in app: inout AppContext) {}
  func scrollStatus(of scroller: String, offset: Point, in app: AppContext) -> String? { nil }
}

/// How a screen came on the display, which decides who closes it.
enum Presentation: Hashable, Sendable {
  /// Nothing is behind it.
  case root
  /// A navigation controller pushed it; UIKit closes it on a scrub.
  case pushed
  /// The app laid it over the screen before by its own means; only the adapted build closes it on
  /// a scrub and tells of it.
  case presented
  /// The app laid it over the screen before until something has ended; nobody closes it.
  case overlay

  /// Whether UIKit does not know of it, so that only the app could tell.
  var isCustom: Bool { self == .presented || self == .overlay }
}

/// What UIKit tells a screen.
enum Event: Hashable, Sendable {
  /// The action of a control, a recogniser of taps, or the selection of a cell.
  case tapped(String)
  /// `accessibilityActivate` of a view.
  case activated(String)
  /// `accessibilityIncrement` or `accessibilityDecrement` of a view.
  case adjusted(String, by: Int)
  /// A slider has another value, from 0 to 1.
  case slid(String, to: Double)
  /// A field has another text.
  case edited(String, text: String)
  /// A field is no longer edited.
  case endedEditing(String)
  /// A custom action of a view was chosen.
  case chosen(String, action: String)
  /// `accessibilityScroll` of a view.
  case scrolled(String, ScrollDirection)
  /// A finger on a view that takes touches itself.
  case touched(String, Point)
  /// `accessibilityPerformMagicTap` of the view controller.
  case magicTap
  /// `UndoManager.undo`, which a shake asks for.
  case undone
}
