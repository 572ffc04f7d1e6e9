/// All texts of the app in one language; a language is whole when it compiles.
protocol PizzaWords: Sendable {
  /// BCP 47 tag.
  var language: String { get }

  // Products.
  func product(_ id: Product.ID) -> ProductWords
  func topping(_ id: Topping.ID) -> ToppingWords
  func section(_ id: MenuSection.ID) -> String
  /// The sizes of a kind, small to large.
  func sizes(of kind: Product.Kind) -> [String]
  var doughs: [String] { get }
  /// Size, dough and weight of a pizza as they are printed, and as they are said.
  func measures(size: Int, dough: Int, grams: Int) -> (printed: String, spoken: String)
  /// Size and dough of a pizza as a line of the cart prints them, and as it says them.
  func choices(size: Int, dough: Int) -> (printed: String, spoken: String)
  func addedLater(_ topping: String) -> String
  func summary(added: [String]) -> String
  func summary(leftOut: [String]) -> String

  // Money.
  /// A price as it is drawn.
  func sign(_ price: Price) -> String
  /// A price as a voice is to say it.
  func spoken(_ price: Price) -> String
  func from(_ price: String) -> String
  /// The lowest of several prices, as a voice is to say it.
  func spokenFrom(_ price: Price) -> String

  /// The title of a screen, which is not spoken.
  func title(of screen: PizzaScreen) -> String

  // What several screens show.
  var close: String { get }
  var back: String { get }
  var buy: String { get }
  var cart: String { get }
  var toCart: String { get }
  var size: String { get }
  var dough: String { get }
  var city: String { get }
  var addToPizza: String { get }
  var nutrition: String { get }
  var leaveOut: String { get }
  var promotions: String { get }
  var amount: String { get }
  func toCart(for price: String) -> String
  func buy(for price: String) -> String
  func picture(ofPizza name: String) -> String
  /// What is announced when something comes into the cart.
  func added(_ names: String) -> String
  func number(ofOrder number: Int) -> (printed: String, spoken: String)

  // What is said of scrolling.
  func place(_ name: String, _ number: Int, of count: Int) -> String

  // The menu.
  var menu: String { get }
  var tabs: [String] { get }
  var orderType: String { get }
  var orderTypes: [String] { get }
  var address: String { get }
  /// The promotions in a row; the last one is only counted.
  var promos: [String] { get }
  var menuSection: String { get }
  var productKinds: String { get }
  var assemble: String { get }
  var assembledBadge: String { get }
  var gift: String { get }
  var coins: String { get }
  func balance(_ coins: Int) -> String
  func story(_ number: Int) -> String
  var carousel: [String] { get }
  var choose: String { get }

  // Offers, loading.
  var show: String { get }
  var punchTitle: String { get }
  var punchText: String { get }
  func crustOffer(_ price: String) -> String
  var loading: String { get }
  var loadingFailed: String { get }
  var retry: String { get }

  // Places.
  var capital: String { get }
  /// Cities that come first, then those of each letter.
  var cities: [(letter: String?, names: [String])] { get }
  var chooseCity: String { get }
  var cancel: String { get }
  var findCity: String { get }
  var letterIndex: String { get }
  func results(_ count: Int) -> String
  var countriesTitle: String { get }
  /// The countries, the one of the app first.
  var countries: [String] { get }
  /// The address of the order in a restaurant, without the city.
  var restaurant: String { get }
  /// The address of the restaurants to choose from, without the city.
  var otherRestaurant: String { get }
  func place(_ street: String, in city: String) -> String
  var openingHours: (printed: String, spoken: String) { get }
  var closedNow: String { get }

  // The combo.
  /// The names of its parts.
  var comboParts: [String] { get }
  /// Takes another product for a part.
  var change: String { get }

  // The card and its table.
  var top: String { get }
  var bottom: String { get }
  var nutritionColumns: [String] { get }
  var nutritionRows: [[Nutrient]] { get }

  // The cart and its history.
  var emptyCart: String { get }
  var checkout: String { get }
  var total: String { get }
  var applePay: String { get }
  func action(_ action: CartRow.Action) -> String
  func pieces(_ count: Int) -> String
  func removed(_ name: String) -> String
  /// How to take a removal back.
  var shakeToUndo: String { get }
  var orderDate: String { get }
  var orderAddress: String { get }
  var again: String { get }
  var sum: String { get }
  var products: String { get }
  var orderNumber: String { get }

  // Delivery, payment and its end.
  var delivery: String { get }
  var deliveryAddress: String { get }
  /// Streets that are suggested; the first one stands there already.
  var streets: [String] { get }
  var streetPlaceholder: String { get }
  var toPayment: String { get }
  func suggestions(_ count: Int) -> String
  var payment: String { get }
  var pay: String { get }
  var expiry: String { get }
  var expiryPlaceholder: String { get }
  var cardNumber: String { get }
  var wrongCardNumber: String { get }
  var cardPlaceholder: String { get }
  var email: String { get }
  var emailPlaceholder: String { get }
  var emailHint: String { get }
  var clear: String { get }
  var errors: String { get }
  func problem(with field: PaymentForm.Field) -> String
  func mistake(_ name: String) -> String
  func report(errors: Int, first: String) -> String
  var orderPlaced: String { get }
  var backToMenu: String { get }

  // Messages.
  /// The messages of the feed, oldest first.
  var messages: [String] { get }
  var messagePlaceholder: String { get }
  var send: String { get }
  var sent: String { get }
  func mine(_ message: String) -> String

  // Controls.
  func remaining(_ clock: String) -> String
  var remaining: String { get }
  func minutes(_ count: Int) -> String
  func seconds(_ count: Int) -> String
  var play: String { get }
  var pause: String { get }
  var brightness: String { get }
  /// The number of events as it stands in the book, and in the right form.
  func events(_ count: Int) -> (printed: String, spoken: String)
  var eventsTemplate: String { get }
  var decrease: String { get }
  var increase: String { get }
  var drawing: String { get }
  /// The price of one of what is counted.
  var counterPrice: Price { get }
  var counterTemplate: String { get }
  func counted(_ count: Int, _ price: String) -> String

  // Small screens.
  var badges: Badges { get }
  var switchTitle: String { get }
  var switchSubtitle: String { get }
  var iconTabs: [String] { get }
  var newBadge: String { get }
  func summary(adding names: [String], price: String) -> String
  /// The months of the chart.
  var months: [String] { get }
  func income(thousands: Int) -> String
  /// The chart in words: its name, its message, and its axes.
  var incomeChart: (title: String, summary: String, x: String, y: String, template: String) { get }
  var rowWords: [String] { get }
  var hint: String { get }
  var settings: [String] { get }
  var photos: String { get }
  var photoChoices: [String] { get }
}

extension PizzaWords {
  /// The price as it is drawn, or in the adapted build as it is to be said.
  func text(_ price: Price, _ app: AppContext) -> String {
    app.isAdapted ? spoken(price) : sign(price)
  }
}
