extension ViewSettings {
  /// The title that other types give a screen, or its own code in a state to come: a hole if there are several;
  /// `nil` if none gives it one.
  ///
  /// - Parameter type: the class of the controller, or the view of SwiftUI that a controller hosts.
  func title(of type: String, _ interpreter: Interpreter) -> SourceString? {
    let index = interpreter.index
    let given = index.ancestry(of: type).filter { index.type($0) != nil }.flatMap {
      titles[$0] ?? []
    }
    guard let first = given.first else { return titleToCome(of: type, index) }
    guard interpreter.enter() else { return nil }
    defer { interpreter.leave() }
    guard given.count == 1 else { return .hole("title") }
    let value = interpreter.value(of: first.value, in: Scope(type: first.host))
    return UIKitTexts.string(of: value) ?? .hole(Interpreter.words(of: first.value))
  }

  /// The title that a controller gives itself where the reading did not come along.
  private func titleToCome(of type: String, _ index: SourceIndex) -> SourceString? {
    let own = index.ancestry(of: type).filter { index.type($0) != nil }.flatMap { owner in
      (ownTitles[owner] ?? []).filter { owner == type || !$0.isGiven }
    }.map(\.value).filter { $0.literalText != "" }
    let words = Set(own.map(Interpreter.words))
    guard let first = words.first else { return nil }
    return .hole(words.count == 1 && own[0].literalText == nil ? first : "title")
  }
}
