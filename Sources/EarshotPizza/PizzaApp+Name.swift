package import EarshotTree

extension PizzaApp {
  /// The app of a name on the command line or in a script; `nil` when there is none.
  ///
  /// `pizza` begins with the menu and `pizza/toppings` with a screen; `pizza-before` and
  /// `pizza-before/toppings` are the build before its adaptation.
  package static func named(
    _ name: String, language: PizzaLanguage = .russian
  ) -> PizzaApp? {
    start(named: name).map { PizzaApp(build: $0, startingAt: $1, language: language) }
  }

  /// The screen that the app of a name begins with; `nil` when there is none.
  package static func screen(named name: String, language: PizzaLanguage) -> Screen? {
    start(named: name).map { $1.start(in: $0, language).screen }
  }

  private static func start(named name: String) -> (Build, PizzaScreen)? {
    for (prefix, build) in [("pizza-before", Build.before), ("pizza", Build.after)] {
      if name == prefix { return (build, .menu) }
      guard name.hasPrefix(prefix + "/") else { continue }
      return PizzaScreen(String(name.dropFirst(prefix.count + 1))).map { (build, $0) }
    }
    return nil
  }

  /// Whether a name is meant for the app, also where it has no such screen.
  package static func isMeant(by name: String) -> Bool {
    ["pizza", "pizza-before"].contains { name == $0 || name.hasPrefix($0 + "/") }
  }
}
