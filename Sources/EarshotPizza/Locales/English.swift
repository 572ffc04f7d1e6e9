import EarshotText

/// The same app in a country of dollars and inches.
struct English: PizzaWords {
  let language = "en"

  let doughs = ["Traditional", "Thin"]

  let close = "Close"
  let back = "Back"
  let buy = "Buy"
  let cart = "Cart"
  let toCart = "Go to cart"
  let size = "Size"
  let dough = "Crust"
  let city = "City"
  let addToPizza = "Add to your pizza"
  let nutrition = "Nutrition facts"
  let leaveOut = "Leave out ingredients"
  let promotions = "Offers"
  let amount = "Quantity"

  let menu = "Menu"
  let tabs = ["Menu", "Profile", "Contacts", "Cart"]
  let orderType = "Order type"
  let orderTypes = ["Delivery", "Eat in"]
  let address = "Address"
  let promos = [
    "Cheesy cheddar", "Stuffed crust", "Cocoa with marshmallows", "3 for $9.99", "Triple cheese",
    "Work with us", "(the book does not name the seventh offer)",
  ]
  let menuSection = "Menu section"
  let productKinds = "Kinds of products"
  let assemble = "Build"
  let assembledBadge = "2IN1"
  let gift = "A pizza for free"
  let coins = "Dodo coins"
  let carousel = ["Stuffed crust with cheddar", "Caesar, from $4.45", "Moroccan punch"]
  let choose = "Choose"

  let show = "Show"
  let punchTitle = "Warming Moroccan punch"
  let punchText =
    "Try Moroccan punch with orange pulp, lime juice and a bouquet of spices. …"
  let loading = "Loading"
  let loadingFailed = "Could not load"
  let retry = "Try again"

  let capital = "New York"
  let cities: [(letter: String?, names: [String])] = [
    (nil, ["New York", "Los Angeles"]),
    ("A", ["Albany", "Albuquerque", "Anaheim", "Anchorage", "Arlington", "Austin"]),
    ("B", ["Baltimore", "Boston", "Boulder", "Buffalo", "Burlington"]),
    ("C", ["Charleston", "Charlotte", "Chicago", "Cincinnati", "Cleveland", "Columbus"]),
  ]
  let chooseCity = "Choose a city to see its menu"
  let cancel = "Cancel"
  let findCity = "Find a city"
  let letterIndex = "Section index"
  let countriesTitle = "Countries"
  let countries = [
    "United States", "Armenia", "Azerbaijan", "Belarus", "Croatia", "Cyprus", "Estonia", "Georgia",
    "Germany", "Indonesia", "Kazakhstan", "Kyrgyzstan", "Lithuania", "Nigeria", "Poland", "Romania",
    "Slovenia", "United Kingdom", "Uzbekistan", "Vietnam",
  ]
  let restaurant = "13 Main Street"
  let otherRestaurant = "36 Oak Street"
  let openingHours = (printed: "9:00 AM – 11:00 PM", spoken: "From 9 AM to 11 PM")
  let closedNow = ", closed now"

  let comboParts = ["First pizza", "Second pizza", "Third pizza"]
  let change = "Change"

  let top = "Top"
  let bottom = "Bottom"
  let nutritionColumns = ["Nutrient", "Per 100 grams", "Per pizza"]

  let emptyCart = "Your cart is empty"
  let checkout = "Check out"
  let shakeToUndo = "Shake the phone to undo"
  let total = "Order total"
  let applePay = "Buy with Apple Pay"
  let orderDate = "April 24, 2021 at 5:25 PM"
  let orderAddress = "Dodo Headquarters, 19 Park Avenue, New York"
  let again = "Order again"
  let sum = "Total"
  let products = "Items"
  let orderNumber = "Order number"

  let delivery = "Delivery"
  let deliveryAddress = "Delivery address"
  let streets = [
    "24 Maple Avenue", "5 Maple Court", "12 Maple Road", "13 Main Street", "36 Oak Street",
    "19 Park Avenue",
  ]
  let streetPlaceholder = "Street and number"
  let toPayment = "Go to payment"
  let payment = "Payment"
  let pay = "Pay"
  let expiry = "Expiry date"
  let expiryPlaceholder = "MM/YY"
  let cardNumber = "Card number"
  let wrongCardNumber = "Wrong card number"
  let cardPlaceholder = "Number"
  let email = "Email"
  let emailPlaceholder = "name@example.com"
  let emailHint = "Enter the address for your receipt"
  let clear = "Clear"
  let errors = "Errors"
  let orderPlaced = "Order placed"
  let backToMenu = "Back to the menu"

  let messages = [
    "Hello", "Your order is being prepared", "Good", "Hi!", "Did you order a pizza?",
    "Yes, it comes in 30 minutes", "Thank you", "The courier is on the way", "Enjoy your meal",
  ]
  let messagePlaceholder = "Message"
  let send = "Send"
  let sent = "Message sent"

  let remaining = "Time left"
  let play = "Play"
  let pause = "Pause"
  let brightness = "Brightness"
  let eventsTemplate = "{n} {plural:event|events}"
  let decrease = "Decrement"
  let increase = "Increment"
  let drawing = "Drawing area"
  // Whole dollars, which a template can multiply.
  let counterPrice = Price(600)
  let counterTemplate = "{n}, ${n*6}"

  let badges = Badges(
    review: Badges.Badge(
      caption: "61K RATINGS", number: "4.8", label: "Rating",
      value: "4.8 from 61 thousand ratings"),
    age: Badges.Badge(caption: "AGE", number: "12+", label: "Age", value: "12 plus"),
    rating: Badges.Badge(
      caption: "CHART", number: "#9", line: "Food & Drink", label: "Chart",
      value: "Number 9 in Food & Drink"))
  let switchTitle = "Tell me about bonuses, offers and new products"
  let switchSubtitle = "Push notifications, email, text messages"
  let iconTabs = ["Feed", "Friends", "Profile", "Groups", "Notifications", "Menu"]
  let newBadge = "9+ new"
  let months = ["January", "February", "March"]
  let rowWords = ["Controls", "on the screen", "in two", "rows"]
  let hint = "hint"
  let settings = ["Always Speak Notifications", "Large Cursor", "Caption Panel"]
  let photos = "Navigate Images"
  let photoChoices = ["Always", "Never"]
}

extension English {
  func product(_ id: Product.ID) -> ProductWords {
    switch id {
    case .ham: ProductWords("Ham and Mushroom", "Ham, tomato sauce, mushrooms, mozzarella")
    case .pepperoni: ProductWords("Pepperoni", "Spicy pepperoni, tomato sauce, mozzarella")
    case .margherita: ProductWords("Margherita", "Extra mozzarella, tomatoes, tomato sauce")
    case .crazy:
      ProductWords(
        "Crazy Pepperoni",
        "Spicy pepperoni, chicken, mozzarella, tomato sauce, sweet and sour sauce.")
    case .caesar: ProductWords("Caesar", "Chicken, mozzarella, tomatoes, Caesar dressing")
    case .heart: ProductWords("Pepperoni Heart", "Spicy pepperoni, mozzarella, tomato sauce")
    case .fresh:
      ProductWords("Pepperoni Fresh", "Spicy pepperoni, mozzarella, tomatoes, tomato sauce")
    case .half: ProductWords("Half and Half", "Build your own 14-inch pizza of two flavors")
    case .punch: ProductWords("Moroccan punch", "Orange, lime, spices")
    case .cocoa: ProductWords("Cocoa with marshmallows", "Cocoa, milk, marshmallows")
    case .couple: ProductWords("Combo for $5.25", "Small pizza, drink")
    case .family: ProductWords("Combo for two", "Medium pizza, snack, 2 drinks")
    case .three: ProductWords("3 pizzas for $9.99", "3 pizzas")
    case .potatoes: ProductWords("Oven potatoes", "Potatoes, herbs")
    case .nuggets: ProductWords("Chicken nuggets", "Chicken fillet")
    case .pie: ProductWords("Apple pie", "Apples, cinnamon")
    case .mix: ProductWords("Dodo Mix", "4 flavors in one pizza")
    case .magnet: ProductWords("Dodo magnet", "For your fridge")
    case .garlic: ProductWords("Garlic dip", "1 ounce")
    }
  }

  func topping(_ id: Topping.ID) -> ToppingWords {
    switch id {
    case .jalapeno: ToppingWords("Jalapeños")
    case .champignons:
      ToppingWords("Mushrooms", object: "fresh mushrooms", ingredient: "fresh mushrooms")
    case .bacon: ToppingWords("Bacon")
    case .crust: ToppingWords("Stuffed crust")
    case .mushrooms: ToppingWords("Mushrooms")
    case .mozzarella: ToppingWords("Mozzarella")
    }
  }

  func section(_ id: MenuSection.ID) -> String {
    switch id {
    case .pizza: "Pizza"
    case .combo: "Combos"
    case .snacks: "Snacks"
    case .desserts: "Desserts"
    case .drinks: "Drinks"
    case .others: "Other products"
    case .sauces: "Dips"
    }
  }

  func sizes(of kind: Product.Kind) -> [String] {
    switch kind {
    case .pizza, .drink: ["Small", "Medium", "Large"]
    case .other: []
    }
  }

  func measures(size: Int, dough: Int, grams: Int) -> (printed: String, spoken: String) {
    let ounces = Int((Double(grams) / 28.35).rounded())
    return (
      "\(diameter(size)) in, \(name(ofDough: dough)), \(ounces) oz",
      "\(diameter(size)) inches, \(name(ofDough: dough)), \(ounces) ounces"
    )
  }

  func choices(size: Int, dough: Int) -> (printed: String, spoken: String) {
    let (name, end) = (sizes(of: .pizza)[size], name(ofDough: dough))
    return (
      "\(name) \(diameter(size)) in, \(end)",
      "\(name.lowercasingFirst) \(diameter(size)) inches, \(end)"
    )
  }

  func addedLater(_ topping: String) -> String { "with \(topping)" }

  func summary(added: [String]) -> String { "With \(added.joined(separator: ", "))" }

  func summary(leftOut: [String]) -> String {
    "Without \(leftOut.map(\.lowercasingFirst).joined(separator: ", "))"
  }

  func summary(adding names: [String], price: String) -> String {
    "Add \(names.joined(separator: ", ")), leave out jalapeños. Price \(price)"
  }

  private func diameter(_ size: Int) -> Int { [10, 12, 14][size] }

  private func name(ofDough dough: Int) -> String { doughs[dough].lowercased() + " crust" }
}

extension English {
  /// The prices of the sources in cents; voices read the sign as "dollars".
  func sign(_ price: Price) -> String {
    let (dollars, cents) = price.amount.quotientAndRemainder(dividingBy: 100)
    let whole =
      dollars < 1000
      ? "$\(dollars)" : "$\(dollars / 1000),\(Price.padded(dollars % 1000, to: 3))"
    return cents == 0 ? whole : "\(whole).\(Price.padded(cents, to: 2))"
  }

  func spoken(_ price: Price) -> String { sign(price) }
  func from(_ price: String) -> String { "from \(price)" }
  func spokenFrom(_ price: Price) -> String { from(sign(price)) }

  func balance(_ coins: Int) -> String {
    "You have \(count(coins, "Dodo coin", "Dodo coins")). They can pay for a part of your order."
  }

  func toCart(for price: String) -> String { "Add to cart for \(price)" }
  func buy(for price: String) -> String { "Buy for \(price)" }
  func crustOffer(_ price: String) -> String { "We fill the crust with cheese. \(price)" }
  func picture(ofPizza name: String) -> String { "\(name) pizza" }
  func added(_ names: String) -> String { "Added to cart, \(names)" }
  func removed(_ name: String) -> String { "Removed from cart, \(name)" }

  func number(ofOrder number: Int) -> (printed: String, spoken: String) {
    ("No. \(number)", "Order number \(number)")
  }

  func action(_ action: CartRow.Action) -> String {
    switch action {
    case .add: "Add one"
    case .reduce: "Remove one"
    case .delete: "Delete"
    }
  }

  func problem(with field: PaymentForm.Field) -> String {
    switch field {
    case .card: "wrong card number"
    case .email: "wrong email"
    }
  }

  func mistake(_ name: String) -> String { "Error, \(name.lowercasingFirst)" }

  func report(errors: Int, first: String) -> String {
    "\(count(errors, "error", "errors")). First: \(first)"
  }

  func place(_ street: String, in city: String) -> String { "\(street), \(city)" }
  func mine(_ message: String) -> String { "You: \(message)" }
  func story(_ number: Int) -> String { "Story \(number)" }
}

// Words that depend on a number.
extension English {
  func place(_ name: String, _ number: Int, of count: Int) -> String {
    "\(name), \(number) of \(count)"
  }

  func results(_ number: Int) -> String { count(number, "result", "results") }
  func suggestions(_ number: Int) -> String { count(number, "suggestion", "suggestions") }
  func pieces(_ number: Int) -> String { count(number, "piece", "pieces") }
  func minutes(_ number: Int) -> String { count(number, "minute", "minutes") }
  func seconds(_ number: Int) -> String { count(number, "second", "seconds") }
  func remaining(_ clock: String) -> String { "\(clock) left" }

  func events(_ number: Int) -> (printed: String, spoken: String) {
    ("\(number) events", count(number, "event", "events"))
  }

  func counted(_ number: Int, _ price: String) -> String { "\(number), \(price)" }

  var incomeChart: (title: String, summary: String, x: String, y: String, template: String) {
    (
      title: "Income by month", summary: "Income grew from 12,000 to 89,000 dollars", x: "Month",
      y: "Income", template: "{n} thousand dollars"
    )
  }

  func income(thousands: Int) -> String { "\(thousands) thousand dollars" }

  var nutritionRows: [[Nutrient]] {
    [
      [Nutrient("Protein"), grams(10), grams(64)], [Nutrient("Fat"), grams(9), grams(58)],
      [Nutrient("Carbohydrates"), grams(27), grams(173)],
      [Nutrient("Energy"), energy(230), energy(1472)],
    ]
  }

  private func grams(_ number: Int) -> Nutrient {
    Nutrient("\(number) g", count(number, "gram", "grams"))
  }

  private func energy(_ number: Int) -> Nutrient {
    Nutrient("\(number) kcal", count(number, "kilocalorie", "kilocalories"))
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(PluralRules(.english).form(of: [one, many], for: number))"
  }
}

extension English {
  func title(of screen: PizzaScreen) -> String {
    switch screen {
    case .menu: "Menu"
    case .menuFirstArticle: "Menu of the first article"
    case .toppings: "Add to the pizza"
    case .pizzaCard: "Pizza"
    case .counter: "Counter"
    case .promoCarousel: "Promotions"
    case .pizzerias: "Restaurants"
    case .cityList: "City"
    case .productCell: "Product"
    case .orderCost: "Order total"
    case .appStoreBadges: "Ratings"
    case .switchCell: "Switch"
    case .specialOffer: "Special offer"
    case .loading: "Loading"
    case .messagesFeed: "Messages"
    case .settingsCaptions: "VoiceOver settings"
    case .iconTabBar: "Tabs"
    case .summaryButton: "Choice of toppings"
    case .drawnText: "Drawn text"
    case .controls: "Controls"
    case .cartCell: "Line of the cart"
    case .orderHistory: "Past order"
    case .formErrors: "Form"
    case .chartBars: "Chart"
    case .readingRows: "Words in rows"
    case .speechOrder: "Order of speech"
    case .menuFailed: "Menu that did not load"
    case .fourSteps: "Four steps"
    case .cart: "Cart"
    case .delivery: "Delivery"
    case .payment: "Payment"
    case .orderPlaced: "Order placed"
    case .nutrition: "Nutrition"
    case .ingredients: "Ingredients"
    case .combo: "Combo"
    case .dodoRubles: "Dodo rubles"
    case .countries: "Countries"
    case .stories: "Stories"
    case .drinkCard: "Drink"
    }
  }
}
