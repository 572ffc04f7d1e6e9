import EarshotAudit

extension SourceInspector {
  // MARK: What is listed and never added

  /// Finds views in a list of elements that the code never adds to another view.
  mutating func inspectListed(_ info: TypeInfo, _ code: ClassCode) {
    for assignment in code.assignments where assignment.property == "accessibilityElements" {
      guard case .array(let parts) = assignment.value.kind else { continue }
      for part in parts {
        guard let name = part.viewName, let variable = info.variable(name), variable.isMadeHere,
          let kind = className(name, in: info).flatMap(index.frameworkClass),
          Self.views.contains(kind), !code.places(name, outside: assignment.range)
        else { continue }
        report("order-list-foreign", at: part.range, ["element": name])
      }
    }
  }

  /// Asks about buttons of a storyboard or a xib that get a picture in code and no words.
  mutating func inspectOutletButtons(_ info: TypeInfo, _ code: ClassCode) {
    let buttons = info.variables.filter { variable in
      guard variable.has("IBOutlet"), let name = variable.name else { return false }
      return className(name, in: info).flatMap(index.frameworkClass) == "UIButton"
    }
    guard !buttons.isEmpty, !isInElement(info.name) else { return }
    let saying: Set<String> = [
      "accessibilityLabel", "configuration", "accessibilityAttributedLabel",
      "isAccessibilityElement", "isHidden",
    ]
    var worded = Set(code.assignments.filter { saying.contains($0.property) }.map(\.owner))
    var pictured: Set<String> = []
    for call in code.calls.values.joined() {
      guard case .call(let callee, let arguments) = call.kind else { continue }
      switch callee.lastName {
      case "setImage": pictured.insert(callee.owner)
      case "setBackgroundImage", "addTarget", "addGestureRecognizer": break
      default: worded.insert(callee.owner)
      }
      // Another method may give it words.
      for argument in arguments {
        if let name = argument.value.viewName { worded.insert(name) }
      }
    }
    for button in buttons {
      guard let name = button.name, pictured.contains(name), !worded.contains(name) else {
        continue
      }
      report("icon-button-label-missing", at: button.range, isQuestion: true)
    }
  }
}

extension ClassCode {
  /// Whether a view is an argument of a call, or a member of a list, outside of a part of the code:
  /// it may be added there.
  fileprivate func places(_ name: String, outside part: CodeRange) -> Bool {
    func isOutside(_ range: CodeRange) -> Bool {
      range.file.path != part.file.path || !part.offsets.overlaps(range.offsets)
    }
    return calls.values.joined().contains { call in
      guard case .call(_, let arguments) = call.kind, isOutside(call.range) else { return false }
      return arguments.contains { $0.value.contains { $0.viewName == name } }
    }
      || lists.contains { list in
        isOutside(list.range) && list.contains { $0.viewName == name }
      }
      || assignments.contains { $0.value.viewName == name }
  }
}

extension Variable {
  /// Whether the code makes it, and nobody else can set it.
  fileprivate var isMadeHere: Bool {
    isConstant && initial != nil && getter == nil && !has("IBOutlet")
  }
}
