extension Interpreter {
  /// The text of `.localized("key")`, which many projects add to texts, some in a module that is not read;
  /// `nil` of any other call.
  ///
  /// - Parameter type: the type that the call is of; `nil` where it is not written.
  func localized(
    _ name: String, of type: String?, _ arguments: [ArgumentValue], _ expression: Expression
  ) -> Value? {
    guard name == "localized", Self.typesOfTexts.contains(type ?? "String"),
      let first = arguments.first, first.label == nil, case .text(let key) = first.value
    else { return nil }
    if let own = staticCall(name, of: "String", arguments, expression) { return own }
    let text = texts.lookUp(key)
    let rest = arguments.dropFirst().map { argument in
      argument.value.string ?? .hole(Self.words(of: argument.expression))
    }
    return rest.isEmpty ? .text(text) : texts.format(text, rest).map(Value.text)
  }
}
