import EarshotTree
import EarshotUIKit

/// A form that was sent with a wrong number.
struct FormErrorsScreen: AppScreen {
  let name = PizzaScreen.formErrors
  let presentation = Presentation.pushed

  private var form = PaymentForm(number: "4242 4242 4242 4241", wrong: [.card])
  /// The rotor comes with the first report of errors.
  private var isReported = false

  func root(in app: AppContext) -> View {
    View.root(
      "form.root",
      form.views(y: 120, emailY: 200, app) + [
        .button("submit", Rect(24, 260, 327, 46), app.words.pay)
      ]
    ).adapted(app) { $0.customRotors = isReported ? form.rotors(app.words) : nil }
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("clear"): form.clear()
    case .tapped("submit"),
      .magicTap where app.isAdapted:
      isReported = !form.submit(in: &app)
    case .edited(let id, let text): return form.edit(id, text)
    case .endedEditing(let id): form.leave(id, in: &app)
    default: return false
    }
    return true
  }
}
