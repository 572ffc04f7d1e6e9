extension PizzaApp {
  /// The app of a name on the command line or in a script; `nil` when there is none.
  ///
  /// `pizza` begins with the menu and `pizza/toppings` with a screen; `pizza-before` and
  /// `pizza-before/toppings` are the build before its adaptation.
  package static func named(
    _ name: String, language: PizzaLanguage = .russian
  ) -> PizzaApp? {
    for (prefix, build) in [("pizza-before", Build.before), ("pizza", Build.after)] {
      if name == prefix { return PizzaApp(build: build, language: language) }
      guard name.hasPrefix(prefix + "/") else { continue }
      return PizzaScreen(String(name.dropFirst(prefix.count + 1))).map {
        PizzaApp(build: build, startingAt: $0, language: language)
      }
    }
    return nil
  }

  /// Whether a name is meant for the app, also where it has no such screen.
  package static func isMeant(by name: String) -> Bool {
    ["pizza", "pizza-before"].contains { name == $0 || name.hasPrefix($0 + "/") }
  }
}
