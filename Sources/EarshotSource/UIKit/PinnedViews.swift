/// The views that a class pins to all edges of its own, so that a touch anywhere on it is one of theirs.
struct PinnedViews {
  /// The names by which the class knows them.
  private(set) var names: Set<String> = []
  private var edges: [String: Set<String>] = [:]

  /// Reads what a class says of constraints and frames.
  init(_ info: TypeInfo) {
    for function in info.functions.values.joined() {
      (function.body ?? []).forEachExpression { look($0) }
    }
    for variable in info.variables { variable.forEachExpression { look($0) } }
    names.formUnion(edges.filter { $0.value.count == 4 }.keys)
  }

  private mutating func look(_ expression: Expression) {
    switch expression.kind {
    case .call(let callee, let arguments):
      guard case .member(let part?, let method) = callee.kind,
        case .member(let view?, let side) = part.kind, let name = view.lastName
      else { return }
      switch method {
      case "constraint":
        guard let edge = Self.edges[side], arguments.count == 1,
          let other = arguments.first, other.label == "equalTo", other.value.lastName == side,
          ["self", "contentView"].contains(other.value.owner)
        else { return }
        edges[name, default: []].insert(edge)
      case "makeConstraints", "remakeConstraints":
        guard side == "snp", let closure = arguments.last?.value, closure.mentions("edges"),
          closure.mentions("equalToSuperview")
        else { return }
        names.insert(name)
      default: return
      }
    case .binary("=", let target, let value):
      guard case .member(let view?, "frame") = target.kind, value.isOwn("bounds"),
        let name = view.lastName
      else { return }
      names.insert(name)
    default: return
    }
  }

  private static let edges = [
    "leadingAnchor": "left", "leftAnchor": "left", "trailingAnchor": "right",
    "rightAnchor": "right", "topAnchor": "top", "bottomAnchor": "bottom",
  ]
}
