import EarshotAudit

extension SourceInspector {
  // MARK: Fonts that are not seen

  /// Whether the font that a line gives a text is never seen: the texts bring fonts of their own, or
  /// the font is set again before anybody looks.
  mutating func isReplaced(fontAt target: Expression, _ place: CodeRange) -> Bool {
    if isFallback(target, place) { return true }
    guard let name = type?.name, let info = index.type(name),
      case .member(let label?, _) = target.kind
    else { return false }
    if isSetAgain(label, place) { return true }
    guard let owner = label.unwrapped.viewName else { return false }
    let code = code(of: info)
    return isSetOutside(owner, info, code) || bringsFonts(owner, info, code)
  }

  /// Whether a font stands in where one that grows is missing: in the other way of an `if let` that sets the
  /// same font, which the system has.
  private func isFallback(_ target: Expression, _ place: CodeRange) -> Bool {
    var isFound = false
    (function?.body ?? member).forEachChoice { conditions, then, otherwise in
      guard !isFound, let otherwise, case .binding? = conditions.first,
        otherwise.contains(where: { $0.range.offsets.contains(place.offsets.lowerBound) })
      else { return }
      then.forEachExpression { expression in
        guard case .binary("=", let other, let value) = expression.kind,
          other.range.text == target.range.text
        else { return }
        isFound = isFound || value.hasSizeOfDescriptor || value.lastName == "preferredFont"
      }
    }
    return isFound
  }

  /// Whether the same list of statements sets the font again.
  private func isSetAgain(_ label: Expression, _ place: CodeRange) -> Bool {
    var isAgain = false
    (function?.body ?? []).forEachList { statements, _ in
      let fonts = statements.compactMap { statement -> CodeRange? in
        guard case .expression(let expression) = statement.kind,
          case .binary("=", let target, _) = expression.kind,
          case .member(let base?, "font") = target.kind, base.range.text == label.range.text
        else { return nil }
        return expression.range
      }
      guard let own = fonts.firstIndex(where: { $0.offsets == place.offsets }) else { return }
      isAgain = isAgain || own < fonts.count - 1
    }
    return isAgain
  }

  /// Whether who uses a view sets the font of a part of it, by a name that no other class has.
  private mutating func isSetOutside(_ owner: String, _ info: TypeInfo, _ code: ClassCode) -> Bool {
    var names: Set<String> = [owner]
    for assignment in code.assignments
    where assignment.owner == "self" && assignment.value.contains({ $0.viewName == owner }) {
      names.insert(assignment.property)
    }
    for variable in info.variables {
      guard let name = variable.name, let getter = variable.getter,
        variable.type?.name == "UILabel"
      else { continue }
      var isOwn = false
      getter.forEachExpression { isOwn = isOwn || $0.viewName.map(names.contains) == true }
      if isOwn { names.insert(name) }
    }
    return names.contains { name in
      guard !Self.partsOfUIKit.contains(name), let variable = info.variable(name),
        variable.modifiers.isDisjoint(with: ["private", "fileprivate"])
      else { return false }
      let owners = index.types.values.count { $0.variablePlaces[name] != nil }
      return owners == 1 && writers["\(name).font"]?.contains { $0 != info.name } == true
    }
  }

  /// The names by which classes of UIKit know their parts.
  private static let partsOfUIKit: Set<String> = [
    "titleLabel", "textLabel", "detailTextLabel", "searchTextField",
  ]

  // MARK: Texts with fonts

  /// Whether a text is only ever set with attributes, and these have fonts that grow.
  private mutating func bringsFonts(
    _ owner: String, _ info: TypeInfo, _ code: ClassCode
  ) -> Bool {
    let texts = writers["\(owner).text"] ?? []
    let isPlain = texts.contains {
      index.isKind($0, of: info.name) || index.isKind(info.name, of: $0)
    }
    guard !isPlain else { return false }
    let attributed = code.assignments.filter { assignment in
      assignment.owner == owner && assignment.property == "attributedText"
        && ["", "self.", "self?."].contains {
          assignment.range.text.hasPrefix($0 + owner)
        }
    }
    return !attributed.isEmpty
      && attributed.allSatisfy { assignment in
        var fonts = FontsOfText(index: index, info: info, code: code)
        fonts.look(at: assignment.value, in: assignment.function)
        return fonts.isGiven && !fonts.isFixed
      }
  }
}

/// The fonts in the code that makes an attributed text.
private struct FontsOfText {
  let index: SourceIndex
  let info: TypeInfo
  let code: ClassCode
  /// Whether the text has fonts.
  private(set) var isGiven = false
  /// Whether one of them does not grow.
  private(set) var isFixed = false
  private var seen: Set<String> = []

  init(index: SourceIndex, info: TypeInfo, code: ClassCode) {
    self.index = index
    self.info = info
    self.code = code
  }

  /// The types whose extensions help to make texts.
  private static let helpers = [
    "NSMutableAttributedString", "NSAttributedString", "AttributedString", "String", "UIFont",
  ]

  private static let fixed: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont", "UIFont",
  ]

  /// Looks at an expression in a method, and at what it is made of.
  mutating func look(at expression: Expression, in function: String) {
    let isScaled = expression.mentions("scaledFont") || expression.mentions("UIFontMetrics")
    var names: [String] = []
    expression.walk { part in
      switch part.kind {
      case .member(let base, "font"):
        // The font of a label is the one that is asked about.
        if base == nil || base?.lastName == "Key" { isGiven = true } else { isFixed = true }
      case .call(let callee, _) where Self.fixed.contains(callee.lastName ?? "") && !isScaled:
        isFixed = isFixed || !part.hasSizeOfDescriptor
      case .name(let name), .member(_, let name): names.append(name)
      default: break
      }
    }
    // What gives a font that grows may begin with one that does not.
    for name in names where !["preferredFont", "scaledFont"].contains(name) {
      if seen.insert("\(function).\(name)").inserted { follow(name, in: function) }
    }
  }

  private mutating func follow(_ name: String, in function: String) {
    let variables =
      [index.variable(name, of: info.name)?.variable]
      + Self.helpers.map { index.types[$0]?.variable(name) }
    for variable in variables.compactMap(\.self) {
      variable.initial.map { look(at: $0, in: name) }
      var tops: [Expression] = []
      variable.getter?.forEachTop { tops.append($0) }
      for top in tops { look(at: top, in: name) }
    }
    for assignment in code.assignments
    where assignment.owner == "self" && assignment.property == name {
      look(at: assignment.value, in: assignment.function)
    }
    let functions =
      index.functions(name, of: info.name).map(\.function)
      + Self.helpers.flatMap { index.types[$0]?.functions[name] ?? [] }
      + (index.functions[name] ?? [])
    guard functions.isEmpty, variables.allSatisfy({ $0 == nil }) else {
      for function in functions where seen.insert("\(name)()").inserted {
        var tops: [Expression] = []
        (function.body ?? []).forEachTop { tops.append($0) }
        for top in tops { look(at: top, in: name) }
      }
      return
    }
    // A constant of the method, and what is done with it.
    for function in info.functions[function] ?? [] {
      var tops = [function.constant(name)].compactMap(\.self)
      (function.body ?? []).forEachTop { top in
        if top.isCall, top.rootName == name { tops.append(top) }
      }
      for top in tops { look(at: top, in: function.name) }
    }
  }
}

extension Expression {
  /// Whether it is a font of the size that its descriptor has, such as that of a text style.
  var hasSizeOfDescriptor: Bool {
    guard case .call(let callee, let arguments) = kind, callee.lastName == "UIFont",
      arguments.first?.label == "descriptor",
      let size = arguments.first(where: { $0.label == "size" })?.value.kind
    else { return false }
    return switch size {
    case .integer(0), .number(0): true
    default: false
    }
  }
}
