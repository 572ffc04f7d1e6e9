import EarshotTree
import EarshotUIKit

/// The last step before the order: number, date and address.
struct PaymentScreen: AppScreen {
  let name = PizzaScreen.payment
  let presentation = Presentation.pushed
  let firstFocus: String? = "nav.title"

  private var form = PaymentForm()
  private var expiry = ""

  func root(in app: AppContext) -> View {
    let expiryField = View.field(
      "expiry", Rect(24, 200, 150, 36), expiry, placeholder: app.words.expiryPlaceholder
    )
    .adapted(app) { $0.label = app.words.expiry }
    return View.root(
      "payment.root",
      [NavigationBar.view(app.words.payment, app)] + form.views(y: 120, emailY: 260, app) + [
        expiryField
      ]
        + OrderCost.views(y: 668, app) + [
          .button("submit", Rect(24, 736, 327, 48), app.words.pay).colored("#FFFFFF", on: "#ED7933")
        ]
    ).adapted(app) { $0.customRotors = form.rotors(app.words) }
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("nav.back"): app.pop()
    case .tapped("clear"): form.clear()
    case .tapped("submit"),
      .magicTap where app.isAdapted:
      _ = form.submit(in: &app)
    case .edited("expiry", let text): expiry = text
    case .edited(let id, let text): return edit(id, text, in: &app)
    case .endedEditing(let id): form.leave(id, in: &app)
    default: return false
    }
    return true
  }

  /// The last digit of the number leads on to the date.
  private mutating func edit(_ id: String, _ text: String, in app: inout AppContext) -> Bool {
    let wasComplete = CardNumber(form.number).isComplete
    guard form.edit(id, text) else { return false }
    if app.isAdapted, id == "card", !wasComplete, CardNumber(text).isValid {
      app.focusField("expiry")
      app.post(.layoutChanged(focus: "expiry"))
    }
    return true
  }
}
