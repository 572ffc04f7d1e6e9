/// The methods of arrays.
struct ArrayMethods {
  let values: [Value]
  let arguments: [ArgumentValue]
  let expression: Expression
  let interpreter: Interpreter

  init(
    values: [Value], arguments: [ArgumentValue], expression: Expression,
    _ interpreter: Interpreter
  ) {
    self.values = values
    self.arguments = arguments
    self.expression = expression
    self.interpreter = interpreter
  }

  /// The result of a method; `nil` for one that is not known.
  func result(of name: String) -> Builtins.Result? {
    if let changed = changed(by: name) {
      return Builtins.Result(value: .tuple([]), changed: changed)
    }
    return value(of: name).map { Builtins.Result(value: $0) }
  }

  private func changed(by name: String) -> Value? {
    guard let first = arguments.first?.value else {
      return name == "removeAll" ? .array([]) : nil
    }
    switch name {
    case "append":
      if arguments[0].label == "contentsOf" { return first.elements.map { .array(values + $0) } }
      return .array(values + [first])
    case "insert":
      if arguments.count == 1 { return .array(values + [first]) }
      guard case .integer(let place)? = arguments["at"], (0...values.count).contains(place) else {
        return .array([first] + values)
      }
      var changed = values
      changed.insert(first, at: place)
      return .array(changed)
    case "remove": return .array(kept(among: first.elements ?? [first], false))
    case "subtract", "formIntersection":
      let others = first.elements ?? [first]
      return .array(kept(among: others, name == "formIntersection"))
    case "formUnion": return .array(values + (first.elements ?? [first]))
    default: return nil
    }
  }

  private func value(of name: String) -> Value? {
    switch name {
    case "map": return mapped.map(Value.array)
    case "compactMap":
      return mapped.map { .array($0.filter { if case .nothing = $0 { false } else { true } }) }
    case "flatMap": return mapped.map { .array(flat($0)) }
    case "forEach":
      _ = mapped
      return .tuple([])
    case "filter": return kept.map(Value.array)
    case "first":
      return arguments.isEmpty
        ? values.first ?? Value.nothing : kept.map { $0.first ?? Value.nothing }
    case "firstIndex": return firstIndex
    case "contains": return contains
    case "allSatisfy":
      return mapped?.map(\.truth).allHold.map(Value.boolean)
    case "joined": return joined
    case "enumerated":
      return .array(
        values.enumerated().map {
          .tuple([("offset", .integer($0.offset)), ("element", $0.element)])
        })
    case "reversed": return .array(values.reversed())
    case "sorted": return .array(sorted ?? values)
    case "shuffled": return .array(values)
    case "prefix": return count.map { .array(Array(values.prefix($0))) }
    case "suffix": return count.map { .array(Array(values.suffix($0))) }
    case "dropFirst": return .array(Array(values.dropFirst(count ?? 1)))
    case "dropLast": return .array(Array(values.dropLast(count ?? 1)))
    case "union":
      return (arguments.first?.value).map { .array(values + ($0.elements ?? [$0])) }
    case "subtracting", "intersection":
      return (arguments.first?.value).map {
        .array(kept(among: $0.elements ?? [$0], name == "intersection"))
      }
    case "reduce": return reduced
    default: return nil
    }
  }

  /// The members of members, one more than are kept at most.
  private func flat(_ values: [Value]) -> [Value] {
    var all: [Value] = []
    for value in values where all.count <= Interpreter.memberLimit {
      all += value.elements ?? [value]
    }
    return all
  }

  /// The members that are among others, or those that are not.
  private func kept(among others: [Value], _ isAmong: Bool) -> [Value] {
    values.filter { value in
      interpreter.step(others.count / 16)
        && others.contains { interpreter.isEqual(value, $0) == true } == isAmong
    }
  }

  private var count: Int? {
    guard case .integer(let count)? = arguments.first?.value, count >= 0 else { return nil }
    return count
  }

  private func call(_ values: [Value]) -> Value? {
    guard let argument = arguments.last else { return nil }
    switch argument.value {
    case .function(let callable):
      return interpreter.call(
        callable,
        values.map {
          ArgumentValue(label: nil, value: $0, expression: expression, isTrailing: false)
        }, expression)
    case .keyPath(let path):
      return values.first.flatMap { interpreter.member(at: path, of: $0, expression) }
    case .type(let name):
      return interpreter.construct(
        name,
        values.map {
          ArgumentValue(label: nil, value: $0, expression: expression, isTrailing: false)
        },
        expression)
    default: return nil
    }
  }

  private var mapped: [Value]? {
    var results: [Value] = []
    for value in values {
      guard let result = call([value]) else { return nil }
      results.append(result)
    }
    return results
  }

  private var kept: [Value]? {
    guard let truths = mapped else { return nil }
    return zip(values, truths).filter { $0.1.truth != false }.map(\.0)
  }

  private var firstIndex: Value? {
    if let of = arguments["of"] {
      let place = values.firstIndex { interpreter.isEqual($0, of) == true }
      return place.map(Value.integer) ?? (of.isUnknown ? nil : Value.nothing)
    }
    guard let truths = mapped else { return nil }
    return truths.firstIndex { $0.truth == true }.map(Value.integer) ?? Value.nothing
  }

  private var contains: Value? {
    guard let first = arguments.first else { return nil }
    if case .function = first.value {
      return mapped?.map(\.truth).oneHolds.map(Value.boolean)
    }
    return values.map { interpreter.isEqual($0, first.value) }.oneHolds.map(Value.boolean)
  }

  private var joined: Value? {
    let separator = arguments["separator"]?.string?.known ?? ""
    if values.contains(where: { if case .array = $0 { true } else { false } }) {
      return .array(flat(values))
    }
    let strings = values.map { $0.string ?? .hole("…") }
    return .text(.joined(strings, by: separator))
  }

  private var reduced: Value? {
    guard arguments.count == 2, var sum = arguments.first?.value else { return nil }
    for value in values {
      guard let next = call([sum, value]) else { return nil }
      sum = next
    }
    return sum
  }

  /// The members in order; `nil` if only runs will tell which comes first.
  private var sorted: [Value]? {
    struct Unknown: Error {}
    return try? values.sorted { a, b in
      guard let isBefore = isBefore(a, b) else { throw Unknown() }
      return isBefore
    }
  }

  private func isBefore(_ a: Value, _ b: Value) -> Bool? {
    guard let argument = arguments.first, case .function(let callable) = argument.value else {
      return Interpreter.isLess(a, b)
    }
    let pair = [a, b].map {
      ArgumentValue(label: nil, value: $0, expression: expression, isTrailing: false)
    }
    return interpreter.call(callable, pair, expression).truth
  }
}
