package import EarshotAudit
import EarshotTree

/// Reads what Apple's audit found, as WebDriverAgent and the tools for device services write it.
///
/// `Documentation/AppleAudit.md` lists the keys.
package enum AppleAuditFile {
  /// The results in a file, in its order.
  package static func issues(in bytes: [UInt8]) throws(CaptureError) -> [AppleAuditIssue] {
    try results(in: try JSONInput.document(bytes)).map { value throws(CaptureError) in
      try issue(value)
    }
  }

  /// The results of a document: an array, one under a key, or a single result.
  private static func results(in document: JSONValue) throws(CaptureError) -> [JSONValue] {
    switch document.unwrapped.content {
    case .array(let values): return values
    case .object(let object):
      if let error = object.first(of: ["error"]) {
        throw document.invalid(
          "the audit failed: \(object.first(of: ["message"])?.words ?? error.words ?? "error")",
          help: "run it again while the app is in front; XCTest audits from iOS 17 on")
      }
      if let list = object.first(of: ["issues", "results", "value"]) {
        return try list.array("issues")
      }
      return [document]
    default: throw document.mismatch("the audit", expected: "an array of results")
    }
  }

  private static func issue(_ value: JSONValue) throws(CaptureError) -> AppleAuditIssue {
    let object = try value.unwrapped.object("a result")
    let message = try object.words(of: ["compactDescription"]) ?? ""
    var issue = AppleAuditIssue(
      try kind(of: object, value, saying: message), message: message,
      details: try object.words(of: [
        "detailedDescription", "long_description_extra_info", "ElementLongDescExtraInfo_v1",
      ]) ?? "")
    let target = try AppleAuditTarget(object)
    issue.label = target.label
    issue.identifier = target.identifier
    issue.type = target.type
    issue.frame = target.frame
    issue.color = object.first(of: ["foreground_color", "ForegroundColorValue_v1"])?.color
    issue.background = object.first(of: ["background_color", "BackgroundColorValue_v1"])?.color
    let size = try object.first(of: ["font_size", "FontSizeValue_v1"])?.decimal("font_size")
    // Nobody sets text in 0 points; it stands for what was not measured.
    issue.fontSize = size.flatMap { $0 > 0 ? $0 : nil }
    issue.machineDescription = try object.words(of: [
      "ml_generated_description", "MLGeneratedDescriptionValue_v1",
    ])
    issue.location = value.location
    return issue
  }

  private static func kind(
    of object: JSONObject, _ value: JSONValue, saying message: String
  ) throws(CaptureError) -> AppleAuditKind {
    if let type = object.first(of: ["auditType"]) {
      switch type.content {
      case .string(let name): return AppleAuditKind(named: name, saying: message)
      case .number(let number):
        let bit = number.integer.flatMap(UInt64.init(exactly:)) ?? UInt64(exactly: number.double)
        return bit.map { AppleAuditKind(bit: $0, saying: message) }
          ?? .unknown(number.integer.map { "\($0)" } ?? "\(number.double)")
      default: throw type.mismatch("auditType", expected: "a name or a number")
      }
    }
    return try classification(of: object, value, saying: message)
  }

  /// The kind by what a device says: a number, or the name of a test, which is coarser.
  private static func classification(
    of object: JSONObject, _ value: JSONValue, saying message: String
  ) throws(CaptureError) -> AppleAuditKind {
    var found: AppleAuditKind?
    for key in [
      "IssueClassificationValue_v1", "issue_classification", "issueType", "auditTestTypeValue_v1",
    ] {
      guard let text = try object.words(of: [key]) else { continue }
      let kind =
        Int(text).map { AppleAuditKind(classification: $0, saying: message) }
        ?? AppleAuditKind(named: text, saying: message)
      if AppleAuditKind.known.contains(kind) { return kind }
      found = found ?? kind
    }
    if let found { return found }
    throw value.invalid(
      "a result has no 'auditType'",
      help: "WebDriverAgent writes 'auditType', device services write 'issue_classification'")
  }
}
