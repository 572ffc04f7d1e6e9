import EarshotAudit

extension SourceInspector {
  // MARK: Words that are set once

  static let spoken: Set<String> = ["accessibilityLabel", "accessibilityValue"]

  /// Finds names and values that are stored when the object is made, from what changes later, and
  /// cells that set them on one way only.
  mutating func inspectSetOnce(_ info: TypeInfo, _ code: ClassCode) {
    inspectStored(info, code)
    guard let base, Self.reused.contains(base) else { return }
    let resets = Set(
      code.assignments.filter { $0.function == "prepareForReuse" }.map {
        $0.owner + "." + $0.property
      })
    for (name, functions) in info.functions
    where !["prepareForReuse", "awakeFromNib", "init", "setSelected", "setHighlighted"].contains(
      name)
    {
      for function in functions { inspectBranch(function, resets) }
    }
  }

  static let reused: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView",
    "UICollectionReusableView", "UICollectionViewListCell",
  ]

  private mutating func inspectStored(_ info: TypeInfo, _ code: ClassCode) {
    let later = Set(
      code.assignments.filter { !ClassCode.first.contains($0.function) }.map(\.place))
    // What the first methods call runs with them, so that it may be what comes before.
    let starting = code.reached(from: ClassCode.first)
    // A view that its own property makes is filled there before anybody asks for it.
    let changed = Set(
      code.assignments.filter { !starting.contains($0.function) && $0.function != $0.owner }
        .map(\.place))
    for assignment in code.assignments
    where Self.spoken.contains(assignment.property) && ClassCode.first.contains(assignment.function)
    {
      // Whoever sets it again keeps it right.
      let isSetAgain =
        info.variable(assignment.property) != nil
        || later.contains(assignment.place)
      guard !isSetAgain, let source = changingSource(of: assignment, info, changed) else {
        continue
      }
      report(
        "src-label-set-once", at: assignment.range,
        ["property": assignment.property, "source": source])
    }
  }

  /// The property that a value is made of and that is set again later; `nil` if none is.
  private func changingSource(
    of assignment: ClassCode.Assignment, _ info: TypeInfo, _ changed: Set<String>
  ) -> String? {
    var source: String?
    assignment.value.walk { part in
      guard source == nil else { return }
      switch part.kind {
      case .name(let name):
        guard let variable = info.variable(name), variable.isStoredValue else { return }
        if changed.contains("self." + name) { source = name }
      case .member(let label?, "text"):
        guard let name = label.unwrapped.lastName, info.variable(name) != nil else { return }
        if changed.contains(name + ".text") { source = name + ".text" }
      default: break
      }
    }
    return source
  }

  /// Finds branches that set what the other branch leaves as the cell before had it.
  private mutating func inspectBranch(_ function: Function, _ resets: Set<String>) {
    guard let body = function.body else { return }
    var whole: Set<String> = []
    for statement in body {
      guard case .expression(let expression) = statement.kind,
        case .binary("=", let target, _) = expression.kind, let property = target.lastName
      else { continue }
      whole.insert(target.owner + "." + property)
    }
    for statement in body {
      guard case .branch(_, let then, let otherwise) = statement.kind else { continue }
      let others = otherwise.map(\.allAssigned) ?? []
      for inner in then {
        guard case .expression(let expression) = inner.kind,
          case .binary("=", let target, let value) = expression.kind,
          let property = target.lastName, Self.spoken.contains(property)
        else { continue }
        if case .none = value.kind { continue }
        let name = target.owner + "." + property
        guard !whole.contains(name), !others.contains(name), !resets.contains(name) else {
          continue
        }
        report(
          "src-label-set-once", at: expression.range,
          ["property": property, "source": function.name + "()"])
      }
    }
  }
}

extension ClassCode.Assignment {
  /// What is set, as `owner.property`.
  fileprivate var place: String { owner + "." + property }
}

extension Variable {
  /// Whether it stores a value that may change, and tells nobody when it does.
  fileprivate var isStoredValue: Bool {
    guard !isConstant, getter == nil, !isStatic, !modifiers.contains("lazy"), !has("IBOutlet"),
      observers.didSet == nil, observers.willSet == nil
    else { return false }
    return type?.name.hasPrefix("UI") != true
  }
}

extension [Statement] {
  /// All that is set in them, as `owner.property`.
  fileprivate var allAssigned: Set<String> {
    var assigned: Set<String> = []
    forEachExpression { expression in
      guard case .binary("=", let target, _) = expression.kind, let property = target.lastName
      else {
        return
      }
      assigned.insert(target.owner + "." + property)
    }
    return assigned
  }
}
