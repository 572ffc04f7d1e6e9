import EarshotCaptures

/// The calls by which code loads xibs.
struct NibCalls {
  let interpreter: Interpreter

  /// The views that `Bundle.loadNibNamed(_:owner:options:)` or `UINib.instantiate(withOwner:)` gives;
  /// `nil` if the xib is not known.
  func result(of name: String, on value: Value, _ arguments: [ArgumentValue]) -> Value? {
    let owner = (arguments["owner"] ?? arguments["withOwner"])?.object
    let views =
      name == "instantiate"
      ? self.views(of: value, owner: owner)
      : self.views(named: arguments.unlabelled, owner: owner)
    return views.isEmpty ? nil : .array(views.map(Value.object))
  }

  /// The views of a `UINib`; none if it is not known.
  func views(of nib: Value, owner: Object?) -> [Object] {
    guard case .view(let view) = nib, case .framework("UINib", let arguments) = view.kind else {
      return []
    }
    return views(named: arguments["nibName"], owner: owner)
  }

  private func views(named name: Value?, owner: Object?) -> [Object] {
    let known = name?.string?.known
    guard
      let nib = known.flatMap({ interpreter.nibs.nib(named: $0) })
        ?? owner.flatMap({ interpreter.nibs.nib(ownedBy: $0.type) })
    else { return [] }
    return NibFactory(nib, interpreter).views(owner: owner)
  }
}
