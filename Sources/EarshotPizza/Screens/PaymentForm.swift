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

    var problem: String {
      switch self {
      case .card: "неправильный номер карты"
      case .email: "неправильная электронная почта"
      }
    }
  }

  /// Checks all fields; an address is not required, but one that is given must look like one.
  mutating func validate() {
    wrong = []
    if !CardNumber(number).isValid { wrong.append(.card) }
    if !email.isEmpty, !email.dropFirst().dropLast().contains("@") { wrong.append(.email) }
  }

  /// How many errors there are, and the first of them.
  var report: String {
    let count = Russian.count(wrong.count, "ошибка", "ошибки", "ошибок")
    return "\(count). Первая: \(wrong.first?.problem ?? "")"
  }

  /// The views, the title of the number at a height.
  func views(y: Double, emailY: Double, _ app: AppContext) -> [View] {
    let isWrong = wrong.contains(.card)
    return [
      View.label(
        "cardTitle", Rect(24, y, 200, 16), isWrong ? "Неправильный номер карты" : "Номер карты"
      ).colored(isWrong ? "#B16455" : "#5D636F").adapted(app) { $0.isElement = false },
      View.field("card", Rect(24, y + 20, 290, 36), number, placeholder: "Номер")
        .adapted(app) { $0.label = isWrong ? "Ошибка, номер карты" : "Номер карты" },
      View.button("clear", Rect(320, y + 26, 24, 24), image: "ic_clear").named(app, "Очистить"),
      emailField(y: emailY, app),
    ]
  }

  /// The rotor between the fields with errors.
  var rotors: [CustomRotor]? {
    wrong.isEmpty ? nil : [CustomRotor("Ошибки", targets: wrong.map { Element.ID($0.rawValue) })]
  }

  private func emailField(y: Double, _ app: AppContext) -> View {
    .field("email", Rect(24, y, 327, 36), email, placeholder: "example@mail.ru").adapted(app) {
      $0.label = wrong.contains(.email) ? "Ошибка, электронная почта" : "Электронная почта"
      // A placeholder is an example and no value.
      $0.value = email
      $0.hint = "Введите адрес для регистрации"
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
      app.announceIfAdapted(report)
      return false
    }
    app.push(LoadingScreen(destination: .orderPlaced))
    return true
  }
}
