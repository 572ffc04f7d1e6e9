import EarshotTree

extension Rule {
  static let labelDeveloperText = Rule(
    "label-developer-text", .label, .error, .high, .blocks,
    "A label holds a class, an address or another text of the program.",
    what: "the label “{label}” is text of the program: “{part}”",
    why: "listeners hear long strings of letters and digits that mean nothing to them",
    advice: "set a label made for people; check what fills it when data is missing",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html")],
    supersededBy: ["label-equals-identifier"],
    fails: """
      ▼ button "<UIImage: 0x600003a1c2d0>"
      --- screen ru
      ▼ element "UIButtonLabel"
      ▼ button "com.example.pizza.cart"
      ---
      ▼ image "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
      ---
      ▼ button "PizzaApp.MenuCell"
      ▼ button "didTapClose:"
      --- Data and errors that nobody turned into words, whether shown or not.
      ▼ text "45 min • [object Object]" appearance (text "45 min • [object Object]")
      ▼ element "Error fetching goals: {\\"code\\":\\"PGRST116\\"}"
      ▼ text "[auth/wrong-password] The password is invalid"
      ▼ text "java.net.SocketTimeoutException: timeout"
      --- Names for tests.
      ▼ element "button-login-container" tappable
      ▼ textEntry "input-email"
      ▼ button "price_input"
      ▼ button "sectionHeader-touch"
      ▼ element "icon-image, footerTabText" tappable
      """,
    passes: """
      button "Close"
      image "Ham and mushrooms"
      --- screen ru
      button "Корзина: 2 товара"
      ---
      button "Colour: red"
      --- An app for developers shows such text.
      text "0x600003a1c2d0"
      --- It is shown on purpose, as in a lesson about programming.
      button "UINavigationController" appearance (text "UINavigationController")
      --- Brands with a dot, kits, and a call to action with a colon.
      link "Booking.Com"
      link "UIKit"
      button "Price:"
      --- Words with hyphens, and errors in words.
      button "Check-in"
      button "Full-screen"
      link "alt-text"
      button "iCloud, eBay"
      text "Error: no connection [retry]"
      text "Exception to the rule"
      """,
    check: .each(
      \.stops, having: .label, naming: "part", fix: .label(.toWrite(.name))
    ) { stop, run in
      // Nobody shows these on purpose.
      if let part = CodeText.failedPart(of: stop.spokenLabel) { return part }
      if stop.isNamedForTests, !run.screen.showsLabel(of: stop) { return stop.spokenLabel }
      // Code has signs inside words, or capitals inside the only word; or it is an address.
      let mayBe =
        !stop.labelClasses.isDisjoint(with: [.point, .code, .dash, .underscore])
        || stop.labelClasses.isToken || stop.labelClasses.isSuperset(of: [.digit, .lower])
      guard mayBe, !stop.role.isField, let part = CodeText.developerPart(of: stop.spokenLabel),
        !run.screen.showsLabel(of: stop)
      else { return nil }
      return part
    })
}

extension Node {
  /// Whether each part of the label is a name for tests.
  fileprivate var isNamedForTests: Bool {
    if labelClasses.isToken { return CodeText.isTestName(spokenLabel) }
    guard labelClasses.contains(.comma), spokenLabel.utf8.count < 120,
      zip(spokenLabel.utf8, spokenLabel.utf8.dropFirst()).allSatisfy({ $0 == 0x2C || $1 != 0x20 })
    else { return false }
    return spokenLabel.split(separator: ", ").allSatisfy { CodeText.isTestName(String($0)) }
  }
}
