import EarshotAudit

extension Finding {
  /// The subject of a finding without an element: the rule or entry that it names, else the screen.
  var subject: String {
    for name in ["rule", "entry"] {
      if case .text(let text) = arguments[name] { return text }
    }
    return "screen"
  }
}
