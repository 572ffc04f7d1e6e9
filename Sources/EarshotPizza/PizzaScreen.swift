/// A screen of the pizza app.
///
/// The raw value is what a command line and the data set of example screens call it.
package enum PizzaScreen: String, Hashable, Sendable, CaseIterable {
  /// The menu with city, order type, promotions, sections and products.
  case menu
  /// The menu of the first article, with a balance of 24.
  case menuFirstArticle = "menu-first-article"
  /// What can be added to a pizza.
  case toppings
  /// One pizza with all choices.
  case pizzaCard = "pizza-card"
  /// A number with its price.
  case counter
  /// Promotions in a row.
  case promoCarousel = "promo-carousel"
  /// Restaurants of a city.
  case pizzerias
  /// The choice of the city.
  case cityList = "city-list"
  /// One cell of the menu.
  case productCell = "product-cell"
  /// The sum of an order.
  case orderCost = "order-cost"
  /// The ratings of a store of apps.
  case appStoreBadges = "appstore-badges"
  /// A switch in a cell.
  case switchCell = "switch-cell"
  /// A promotion over another screen.
  case specialOffer = "special-offer"
  /// Waiting that blocks the screen.
  case loading
  /// Messages, the newest at the bottom.
  case messagesFeed = "messages-feed"
  /// The settings of VoiceOver.
  case settingsCaptions = "settings-captions"
  /// Tabs without words.
  case iconTabBar = "icon-tabbar"
  /// A button that sums the screen up.
  case summaryButton = "summary-button"
  /// Text that a layer draws.
  case drawnText = "drawn-text"
  /// A timer, a player, a slider, a stepper and a field for drawing.
  case controls
  /// A cell of the cart with its actions.
  case cartCell = "cart-cell"
  /// An order of the past.
  case orderHistory = "order-history"
  /// Fields and what is wrong with them.
  case formErrors = "form-errors"
  /// A chart of three bars.
  case chartBars = "chart-bars"
  /// Words in two rows.
  case readingRows = "reading-rows"
  /// An element with all properties.
  case speechOrder = "speech-order"
  /// The menu when it could not be loaded.
  case menuFailed = "menu-failed"
  /// The cover of the chapter on gestures.
  case fourSteps = "four-steps"
  /// What is going to be bought.
  case cart
  /// Where to bring it.
  case delivery
  /// How it is paid.
  case payment
  /// The end of the flow.
  case orderPlaced = "order-placed"
  /// What a pizza is made of, as a table.
  case nutrition
  /// What can be left out of a pizza.
  case ingredients
  /// Three pizzas for one price.
  case combo
  /// What the balance of 24 means.
  case dodoRubles = "dodo-rubles"
  /// Twenty countries, eight on a page.
  case countries
  /// Twelve pages to turn.
  case stories
  /// A drink with three sizes.
  case drinkCard = "drink-card"
}

extension PizzaScreen: LosslessStringConvertible {
  /// Makes the screen of a name such as `toppings`.
  package init?(_ description: String) { self.init(rawValue: description) }

  /// The name, such as `toppings`.
  package var description: String { rawValue }
}
