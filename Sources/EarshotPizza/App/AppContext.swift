import EarshotSession
import EarshotTree

/// What all screens share while they handle an event.
struct AppContext: Sendable {
  /// A change of the screens on display.
  enum Navigation: Sendable {
    case push(any AppScreen)
    case pop
    case replaceAll([any AppScreen])
  }

  /// The build, which decides about views and notifications.
  let build: PizzaApp.Build
  /// `UIAccessibility.isVoiceOverRunning`.
  var isVoiceOverRunning = false
  /// What the app knows; the same in both builds.
  var shop: Shop
  /// What was posted, in order.
  private(set) var changes: [TimedChange] = []
  /// What is to come on the display, in order.
  private(set) var navigation: [Navigation] = []
  /// Which scroll view is to show which of its views.
  private(set) var scrolls: [(scroller: String, target: String)] = []
  /// The field that the app wants to be edited next.
  private(set) var wantedField: String?
  /// Seconds since the beginning of the stretch of time that passes.
  var elapsed = 0.0

  init(build: PizzaApp.Build, shop: Shop) {
    self.build = build
    self.shop = shop
  }

  /// The texts in the language of the app.
  var words: any PizzaWords { shop.words }

  /// Whether the views have their accessibility work.
  var isAdapted: Bool { build == .after }

  mutating func post(_ change: ScreenChange, after delay: Double = 0) {
    changes.append(TimedChange(change, after: elapsed + delay))
  }

  /// Tells what happened where it cannot be seen.
  ///
  /// The adapted build waits until the answer to the tap has been said; the other one posts in the
  /// same turn, where the announcement gets lost.
  mutating func announce(_ text: String) {
    post(.announcement(text), after: isAdapted ? 0.1 : 0)
  }

  /// Tells what only the adapted build thinks of.
  mutating func announceIfAdapted(_ text: String) {
    if isAdapted { announce(text) }
  }

  /// Tells another price after what is being said, such as the value that it comes from.
  mutating func announcePriceIfAdapted() {
    if isAdapted {
      post(.announcement(words.spoken(shop.recipe.price), priority: .low), after: 0.1)
    }
  }

  mutating func push(_ screen: any AppScreen) { navigation.append(.push(screen)) }
  mutating func pop() { navigation.append(.pop) }
  mutating func replaceAll(_ screens: [any AppScreen]) { navigation.append(.replaceAll(screens)) }

  /// Scrolls a view to the beginning of one of those inside.
  mutating func scroll(_ scroller: String, to target: String) {
    scrolls.append((scroller, target))
  }

  /// Makes a field the one that is edited, `becomeFirstResponder`.
  mutating func focusField(_ id: String) { wantedField = id }

  mutating func takeField() -> String? {
    defer { wantedField = nil }
    return wantedField
  }

  /// Takes what was asked of the display.
  mutating func takeNavigation() -> [Navigation] {
    defer { navigation = [] }
    return navigation
  }

  mutating func takeScrolls() -> [(scroller: String, target: String)] {
    defer { scrolls = [] }
    return scrolls
  }

  mutating func takeChanges() -> [TimedChange] {
    defer { changes = [] }
    return changes
  }
}
