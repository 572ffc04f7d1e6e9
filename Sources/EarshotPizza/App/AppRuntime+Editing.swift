import EarshotTree
import EarshotUIKit

extension AppRuntime {
  /// Changes the text of a field and makes it the one that is edited.
  mutating func edit(_ id: String?, _ change: (String) -> String) -> Bool {
    guard let id = id ?? firstResponder,
      let field = root.path(to: id)?.last, field.isField, field.isEnabled
    else { return false }
    firstResponder = id
    let text = change(field.text)
    guard text != field.text else { return true }
    return send(.edited(id, text: text))
  }

  /// Hides the keyboard; tells whether there was one.
  mutating func endEditing() -> Bool {
    guard let id = firstResponder else { return false }
    firstResponder = nil
    _ = send(.endedEditing(id))
    return true
  }
}

extension View {
  /// The views with the one that the keyboard types into marked.
  func editing(_ id: String?) -> View {
    guard let id else { return self }
    return with { view in
      view.isEditing = view.id == id
      view.children = view.children.map { $0.editing(id) }
    }
  }
}
