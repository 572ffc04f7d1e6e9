import EarshotAudit

extension SourceInspector {
  // MARK: Fields

  /// Finds fields for data of the user that do not say which.
  mutating func inspectField(_ root: Expression, _ modifiers: [ModifierChain.Modifier]) {
    guard case .call(let callee, let arguments) = root.kind, case .name(let type) = callee.kind,
      type == "TextField" || type == "SecureField"
    else { return }
    guard !modifiers.contains(where: { setsContentType($0.name) }),
      !modifiers.contains(where: { $0.name == "disabled" })
    else { return }
    var names: [String] = []
    for argument in arguments where !argument.isTrailing {
      let isName =
        argument.label == nil || argument.label == "text" || argument.label == "prompt"
      guard isName else { continue }
      argument.value.walk { part in
        switch part.kind {
        case .name(let name), .member(_, let name): names.append(name)
        default: if let text = part.literalText { names.append(text) }
        }
      }
    }
    let data = PersonalData(named: names, in: self.type?.name ?? "")
    if type == "SecureField" {
      guard let data, data.contentType.hasSuffix("assword") else { return }
      report("field-purpose-missing", at: root.range, ["type": "." + data.contentType])
    } else if let data, data.contentType != "username" || asksPassword {
      report("field-purpose-missing", at: root.range, ["type": "." + data.contentType])
    }
  }

  /// Whether the type that is looked at asks for a password, so that a name of a user is one to sign in
  /// with and not a name in a game.
  private var asksPassword: Bool {
    var asks = false
    type?.forEachExpression { if $0.lastName == "SecureField" { asks = true } }
    return asks
  }

  /// Whether a modifier sets the kind of content, itself or as a method of the project.
  private func setsContentType(_ name: String) -> Bool {
    if name == "textContentType" { return true }
    guard let functions = index.types["View"]?.functions[name] else { return false }
    return functions.contains { function in
      var sets = false
      (function.body ?? []).forEachExpression {
        if $0.lastName == "textContentType" { sets = true }
      }
      return sets
    }
  }

  /// Finds fields of UIKit for data of the user that do not say which.
  mutating func inspectFields(_ info: TypeInfo, _ code: ClassCode) {
    let told = Set(code.assignments.filter { $0.property == "textContentType" }.map(\.owner))
    for variable in info.variables {
      guard let name = variable.name, className(name, in: info) == "UITextField",
        !told.contains(name), !variable.setsContentType,
        !nibs.saysPurpose(of: name, in: { index.isKind($0, of: info.name) })
      else { continue }
      guard let data = PersonalData(named: [name], in: info.name) else { continue }
      let names = info.variables.compactMap(\.name).map { $0.lowercased() }
      guard data.contentType != "username" || names.contains(where: { $0.contains("password") })
      else { continue }
      // A storyboard or a xib may set it.
      report(
        "field-purpose-missing", at: variable.range, ["type": "." + data.contentType],
        isQuestion: variable.has("IBOutlet"))
    }
  }
}

extension Variable {
  fileprivate var setsContentType: Bool {
    var sets = false
    forEachExpression { if $0.lastName == "textContentType" { sets = true } }
    return sets
  }
}
