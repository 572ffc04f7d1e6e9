import EarshotText

/// The conditions of `#if`, as they are for a phone of a user.
package enum BuildCondition {
  /// Whether a condition holds, such as `os(iOS) && !DEBUG`; `nil` if the settings of the project decide, or
  /// if it has brackets around operators.
  package static func holds(_ condition: some StringProtocol) -> Bool? {
    let condition = String(condition).trimmed
    let choices = condition.split(separator: "||")
    if choices.count > 1 { return either(choices.map(holds)) }
    let parts = condition.split(separator: "&&")
    // Not all of them hold where one does not.
    if parts.count > 1 { return either(parts.map { holds($0).map { !$0 } }).map { !$0 } }
    if condition.hasPrefix("!") { return holds(condition.dropFirst()).map { !$0 } }
    return holdsAlone(condition)
  }

  private static func either(_ truths: [Bool?]) -> Bool? {
    truths.contains(true) ? true : truths.contains(nil) ? nil : false
  }

  private static func holdsAlone(_ condition: String) -> Bool? {
    // Users have a build for release.
    let flags = ["DEBUG", "LOGGING", "TESTING", "INTERNAL"]
    if !condition.hasSuffix(")"), flags.contains(where: condition.hasASCII) { return false }
    guard condition.last == ")", let bracket = condition.firstIndex(of: "(") else { return nil }
    let argument = condition[bracket...].dropFirst().prefix { $0 != ")" && $0 != "," }
    switch condition[..<bracket] {
    case "os": return argument == "iOS"
    case "canImport": return !["AppKit", "WatchKit", "TVUIKit", "Cocoa"].contains(argument)
    case "targetEnvironment": return false
    default: return nil
    }
  }
}
