import EarshotText

/// The conditions of `#if`, as they are for a phone of a user.
package struct BuildCondition {
  private var rest: Substring
  private var depth = 0
  /// The number of brackets inside of one another that are followed.
  private static let depthLimit = 100

  private init(_ condition: Substring) { rest = condition }

  /// Whether a condition holds, such as `os(iOS) && !DEBUG`; `nil` if the settings of the project decide.
  package static func holds(_ condition: some StringProtocol) -> Bool? {
    let end = condition.firstIndex(of: "/") ?? condition.endIndex
    var reading = BuildCondition(Substring(condition[..<end]))
    let holds = reading.choice()
    return reading.next() == nil ? holds : nil
  }

  /// Conditions joined by `||`: one of them has to hold.
  private mutating func choice() -> Bool? {
    var truths = [all()]
    while take("||") { truths.append(all()) }
    return truths.oneHolds
  }

  /// Conditions joined by `&&`, which binds closer: all have to hold.
  private mutating func all() -> Bool? {
    var truths = [one()]
    while take("&&") { truths.append(one()) }
    return truths.allHold
  }

  private mutating func one() -> Bool? {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    return operand().map { $0 != isNegated }
  }

  private mutating func operand() -> Bool? {
    if take("(") {
      guard depth < Self.depthLimit else { return nil }
      depth += 1
      defer { depth -= 1 }
      let inside = choice()
      return take(")") ? inside : nil
    }
    _ = next()
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest.removeFirst(name.count)
    guard !name.isEmpty else { return nil }
    guard take("(") else { return Self.holds(flag: name) }
    let argument = rest.prefix { $0 != ")" }
    rest = rest.dropFirst(argument.count + 1)
    return Self.holds(name, String(argument.prefix { $0 != "," }).trimmed)
  }

  private mutating func take(_ sign: String) -> Bool {
    guard next() != nil, rest.hasPrefix(sign) else { return false }
    rest.removeFirst(sign.count)
    return true
  }

  /// The next character that is no blank; `nil` at the end.
  private mutating func next() -> Character? {
    rest = rest.drop(while: \.isWhitespace)
    return rest.first
  }

  /// Whether a flag is set in the build that users have.
  private static func holds(flag: Substring) -> Bool? {
    if flag == "true" || flag == "false" { return flag == "true" }
    let words = flag.split(separator: "_")
    let isNegated = words.contains { ["NO", "NOT", "DISABLE", "DISABLED", "WITHOUT"].contains($0) }
    return words.contains { forDevelopers.contains($0) } && !isNegated ? false : nil
  }

  private static let forDevelopers: Set<Substring> = ["DEBUG", "LOGGING", "TESTING", "INTERNAL"]

  private static func holds(_ question: Substring, _ argument: String) -> Bool? {
    switch question {
    case "os": argument == "iOS"
    case "canImport": !["AppKit", "WatchKit", "TVUIKit", "Cocoa"].contains(argument)
    case "targetEnvironment": false
    default: nil
    }
  }
}
