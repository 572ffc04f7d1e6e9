/// What the methods of a class do, its extensions too, taken down in one walk.
struct ClassCode {
  /// A property that is set.
  struct Assignment {
    /// The name of the method or of the property whose code sets it.
    let function: String
    /// The name of what it belongs to; `self` where none is written.
    let owner: String
    /// The property.
    let property: String
    /// The new value.
    let value: Expression
    /// The whole.
    let range: CodeRange
  }

  /// What is set, in the order of the code.
  private(set) var assignments: [Assignment] = []
  /// The calls by the name of the method that holds them.
  private(set) var calls: [String: [Expression]] = [:]
  /// The names that the code mentions anywhere.
  private(set) var names: Set<String> = []
  /// The names of all that is called.
  private(set) var calledNames: Set<String> = []
  /// The arrays that the code writes out.
  private(set) var lists: [Expression] = []
  /// Whether the code asks other objects for their labels.
  private(set) var readsLabels = false
  /// The methods whose names stand in `#selector` as what a tap on something calls.
  private(set) var handlers: Set<String> = []
  /// The methods that timers call.
  private(set) var timed: Set<String> = []

  /// Takes down the code of a type.
  init(_ info: TypeInfo) {
    let functions = info.functions.values.flatMap { $0 }
      .sorted { $0.range.offsets.lowerBound < $1.range.offsets.lowerBound }
    for function in functions {
      if function.attributes.contains(where: { $0.name == "IBAction" }) {
        handlers.insert(function.name)
      }
      (function.body ?? []).forEachTop { look($0, function.name) }
    }
    for variable in info.variables {
      names.insert(variable.name ?? "")
      variable.forEachTop { look($0, variable.name ?? "") }
    }
    let set = assignments.count { $0.property == Self.label && $0.owner != "self" }
    readsLabels = labels > set
    names.formUnion(info.functions.keys)
  }

  private static let label = "accessibilityLabel"
  /// How often the label of another object is named, also to set it.
  private var labels = 0

  private mutating func look(_ top: Expression, _ function: String) {
    top.walk { expression in
      switch expression.kind {
      case .member(.some, Self.label) where !["self", "super"].contains(expression.owner):
        labels += 1
      case .keyPath(let path) where path.hasSuffix(Self.label): labels += 1
      default: break
      }
      switch expression.kind {
      case .binary(let sign, let target, let value) where sign.isAssignment:
        guard let property = target.lastName else { return }
        assignments.append(
          Assignment(
            function: function, owner: target.owner, property: property, value: value,
            range: expression.range))
      case .call(_, let arguments):
        calls[function, default: []].append(expression)
        if let name = expression.lastName { calledNames.insert(name) }
        look(selectorsIn: expression, arguments)
      case .name(let name), .member(_, let name): names.insert(name)
      case .array: lists.append(expression)
      default: break
      }
    }
  }

  private mutating func look(selectorsIn call: Expression, _ arguments: [Expression.Argument]) {
    guard let name = call.lastName else { return }
    let isTap = ["addTarget", "UITapGestureRecognizer", "UIBarButtonItem"].contains(name)
    let isTimed = ["scheduledTimer", "Timer"].contains(name)
    guard isTap || isTimed else { return }
    for argument in arguments where argument.label == "action" || argument.label == "selector" {
      guard case .macro("selector", let parts) = argument.value.kind,
        let method = parts.first?.value.lastName
      else { continue }
      if isTimed { timed.insert(method) } else { handlers.insert(method) }
    }
  }

  /// The methods that some methods call by name, themselves too.
  func reached(from starts: some Sequence<String>) -> Set<String> {
    var reached = Set(starts)
    var open = Array(reached)
    while let function = open.popLast() {
      for call in calls[function] ?? [] {
        guard let name = call.lastName, names.contains(name), reached.insert(name).inserted else {
          continue
        }
        open.append(name)
      }
    }
    return reached
  }

  /// The methods that run once, when the object is made and its views are there.
  static let first: Set<String> = ["init", "awakeFromNib", "viewDidLoad", "loadView"]
}

extension String {
  /// Whether an operator gives its left side a new value.
  var isAssignment: Bool {
    self == "=" || (hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(self))
  }
}
