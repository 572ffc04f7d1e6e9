import EarshotTree
import EarshotUIKit

/// The fields of a payment and what is wrong with them.
struct PaymentForm: Hashable, Sendable {
  var number = ""
  var email = ""
  /// The fields that were found wrong, in their order.
  var wrong: [Field] = []

  enum Field: String, Hashable, Sendable {
    case card
    case email
  }

  /// Checks all fields; an address is not required, but one that is given must look like one.
  mutating func validate() {
    wrong = []
    if !CardNumber(number).isValid { wrong.append(.card) }
    if !email.isEmpty, !email.dropFirst().dropLast().contains("@") { wrong.append(.email) }
  }

  /// How many errors there are, and the first of them.
  func report(_ words: any PizzaWords) -> String {
    words.report(errors: wrong.count, first: wrong.first.map(words.problem) ?? "")
  }

  /// The views, the title of the number at a height.
  func views(y: Double, emailY: Double, _ app: AppContext) -> [View] {
    let words = app.words
    let isWrong = wrong.contains(.card)
    return [
      View.label(
        "cardTitle", Rect(24, y, 200, 16), isWrong ? words.wrongCardNumber : words.cardNumber
      ).colored(isWrong ? "#B16455" : "#5D636F").adapted(app) { $0.isElement = false },
      View.field("card", Rect(24, y + 20, 290, 36), number, placeholder: words.cardPlaceholder)
        .adapted(app) { $0.label = isWrong ? words.mistake(words.cardNumber) : words.cardNumber },
      View.button("clear", Rect(320, y + 26, 24, 24), image: "ic_clear").named(app, words.clear),
      emailField(y: emailY, app),
    ]
  }

  /// The rotor between the fields with errors.
  func rotors(_ words: any PizzaWords) -> [CustomRotor]? {
    wrong.isEmpty
      ? nil : [CustomRotor(words.errors, targets: wrong.map { Element.ID($0.rawValue) })]
  }

  private func emailField(y: Double, _ app: AppContext) -> View {
    let words = app.words
    return .field("email", Rect(24, y, 327, 36), email, placeholder: words.emailPlaceholder)
      .adapted(app) {
        $0.label = wrong.contains(.email) ? words.mistake(words.email) : words.email
        // A placeholder is an example and no value.
        $0.value = email
        $0.hint = words.emailHint
      }
  }
}

extension PaymentForm {
  /// Takes what was typed; what was wrong is so no longer until the next check.
  mutating func edit(_ id: String, _ text: String) -> Bool {
    switch id {
    case "card": number = text
    case "email": email = text
    default: return false
    }
    wrong.removeAll { $0.rawValue == id }
    return true
  }

  mutating func clear() { _ = edit("card", "") }

  /// Checks a field that is left, and leads back to it when it is wrong.
  mutating func leave(_ id: String, in app: inout AppContext) {
    guard let field = Field(rawValue: id) else { return }
    let isEmpty = field == .card ? number.isEmpty : email.isEmpty
    guard !isEmpty else { return }
    var checked = self
    checked.validate()
    guard checked.wrong.contains(field) else { return }
    wrong = checked.wrong.filter { wrong.contains($0) || $0 == field }
    if app.isAdapted { app.post(.layoutChanged(focus: Element.ID(id))) }
  }

  /// Checks everything; tells whether it can be paid.
  mutating func submit(in app: inout AppContext) -> Bool {
    validate()
    guard wrong.isEmpty else {
      app.announceIfAdapted(report(app.words))
      return false
    }
    app.push(LoadingScreen(destination: .orderPlaced))
    return true
  }
}
