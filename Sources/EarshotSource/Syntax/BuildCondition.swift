/// The conditions of `#if`, as they are for a phone of a user.
package enum BuildCondition {
  /// Whether a condition without operators holds, such as `os(iOS)`; `nil` if the settings of the project
  /// decide.
  package static func holds(_ condition: some StringProtocol) -> Bool? {
    // Users have a build for release.
    if condition == "DEBUG" { return false }
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
