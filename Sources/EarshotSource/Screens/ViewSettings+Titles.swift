extension ViewSettings {
  /// The title that other types give a screen: a hole if there are several; `nil` if none gives it one.
  ///
  /// - Parameter type: the class of the controller, or the view of SwiftUI that a controller hosts.
  func title(of type: String, _ interpreter: Interpreter) -> SourceString? {
    let index = interpreter.index
    let given = index.ancestry(of: type).filter { index.type($0) != nil }.flatMap {
      titles[$0] ?? []
    }
    guard let first = given.first, interpreter.enter() else { return nil }
    defer { interpreter.leave() }
    guard given.count == 1 else { return .hole("title") }
    let value = interpreter.value(of: first.value, in: Scope(type: first.host))
    return UIKitTexts.string(of: value) ?? .hole(Interpreter.words(of: first.value))
  }
}
