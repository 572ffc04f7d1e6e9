import EarshotTree
import EarshotUIKit

/// A line of the cart: adapted, one element with three actions.
enum CartRow {
  static let height = 160.0

  /// What can be done to a line.
  enum Action: Hashable, Sendable, CaseIterable {
    case add
    case reduce
    case delete
  }

  static func view(_ line: Cart.Line, y: Double, _ app: AppContext) -> View {
    let id = line.id
    let recipe = line.recipe
    let cell = View.row(
      id, Rect(0, y, 375, height),
      [
        .image("\(id).i", Rect(16, y + 16, 68, 68), recipe.product.image),
        .label("\(id).t", Rect(100, y + 16, 200, 22), recipe.product.name(app.words)),
        .label("\(id).d", Rect(100, y + 42, 220, 18), recipe.choices(app.words)),
        .label("\(id).p", Rect(16, y + 112, 70, 24), app.words.sign(line.price)),
        .button("\(id).minus", Rect(268, y + 106, 30, 34), image: "ic_minus"),
        .label("\(id).n", Rect(300, y + 106, 24, 34), "\(line.quantity)"),
        .button("\(id).plus", Rect(326, y + 106, 30, 34), image: "ic_plus"),
      ])
    let words = app.words
    return cell.with { $0.swipeActions = [words.action(.delete)] }
      .merged(
        app, recipe.spokenName(words),
        value: "\(words.pieces(line.quantity)), \(words.spoken(line.price))"
      )
      .adapted(app) { $0.customActions = Action.allCases.map { CustomAction(words.action($0)) } }
  }

  /// Changes the line that an event is about.
  ///
  /// - Parameter isUndoable: whether a shake brings back what was removed.
  static func handle(
    _ event: Event, in app: inout AppContext, isUndoable: Bool = false
  ) -> Bool {
    switch event {
    case .chosen(let id, let name):
      guard let action = Action.allCases.first(where: { app.words.action($0) == name }),
        app.shop.cart[id] != nil
      else { return false }
      perform(action, on: id, in: &app, isUndoable)
    case .tapped(let view):
      let parts = view.split(separator: ".").map(String.init)
      guard let id = parts.first, let line = app.shop.cart[id] else { return false }
      switch parts.dropFirst().first {
      case "plus": perform(.add, on: id, in: &app, isUndoable)
      case "minus": perform(.reduce, on: id, in: &app, isUndoable)
      default:
        app.shop.recipe = line.recipe
        app.push(CardScreen(line.recipe.product))
      }
    default: return false
    }
    return true
  }

  private static func perform(
    _ action: Action, on id: String, in app: inout AppContext, _ isUndoable: Bool
  ) {
    switch action {
    case .add: app.shop.cart.change(id, by: 1)
    case .reduce: app.shop.cart.change(id, by: -1)
    case .delete:
      let name = app.shop.cart[id]?.recipe.product.name(app.words) ?? ""
      app.shop.cart.remove(id)
      guard app.isAdapted else { return }
      app.post(.layoutChanged())
      if isUndoable { app.post(.haptic(.warning)) }
      app.announce(
        isUndoable
          ? "\(app.words.removed(name)). \(app.words.shakeToUndo)" : app.words.removed(name))
    }
  }
}
