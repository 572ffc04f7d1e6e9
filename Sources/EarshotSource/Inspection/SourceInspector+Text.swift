import EarshotAudit

extension SourceInspector {
  // MARK: Text

  /// Whether a place is in the branch of a choice by the size of text that large sizes do not take.
  private mutating func isForSmallText(_ place: CodeRange) -> Bool {
    let ranges = rangesOfSmallText ?? type?.rangesOfSmallText ?? []
    rangesOfSmallText = ranges
    return ranges.contains { $0.contains(place.offsets.lowerBound) }
  }

  mutating func inspectText(_ chain: ModifierChain) {
    let isPicture = chain.type == "Image" || chain.has("accessibilityHidden") || chain.isInvisible
    let font = chain.last("font")?.arguments.first?.value
    let grows = font.flatMap(fixedFont) == nil
    for modifier in chain.modifiers {
      guard let first = modifier.arguments.first?.value else { continue }
      switch modifier.name {
      case "font" where !isPicture && !chain.root.holdsPicturesOnly:
        if let font = fixedFont(first) { report("font-fixed", at: modifier.range, ["font": font]) }
      case "lineLimit" where chain.type == "Text" || chain.type == "Label":
        // A widget has no more room than it has.
        guard case .integer(1) = first.kind, isOfApp, grows, !isShortText(chain),
          !chain.has("minimumScaleFactor"), !chain.has("fixedSize"),
          !isForSmallText(modifier.range)
        else { continue }
        report("line-limit-one", at: modifier.range)
      case "foregroundColor", "foregroundStyle":
        // On a background of its own nothing follows the appearance.
        guard chain.type == "Text" || chain.type == "Label", isOfApp, !isOnOwnBackground,
          // White text stands on a colour, or nobody would see it in the light appearance.
          let color = hardColor(first), color != ".white"
        else { continue }
        report("color-hardcoded", at: modifier.range, ["color": color])
      default: continue
      }
    }
  }

  /// Whether the type that is looked at draws a background, or is the style of a button.
  private var isOnOwnBackground: Bool {
    mutating get {
      if let known = drawsBackground { return known }
      var isFound = type?.inherits.contains { $0.name.hasSuffix("ButtonStyle") } == true
      let look = { (expression: Expression) in
        if case .member(.some, let name) = expression.kind {
          isFound = isFound || ["background", "fill", "backgroundStyle", "tint"].contains(name)
        }
        if let name = expression.lastName, name.hasSuffix("ButtonStyle") { isFound = true }
      }
      type?.forEachExpression(look)
      if type == nil { member.forEachExpression(look) }
      if type != nil { drawsBackground = isFound }
      return isFound
    }
  }

  /// The words of a font that does not grow; `nil` of one that does, or that is not known.
  func fixedFont(_ expression: Expression) -> String? {
    guard case .call(let callee, let arguments) = expression.kind else { return nil }
    // A size that is scaled is no literal.
    func isLiteral(_ label: String) -> Bool {
      switch arguments.first(where: { $0.label == label })?.value.kind {
      case .integer, .number: true
      default: false
      }
    }
    switch callee.lastName {
    case "system" where isLiteral("size"): return ".system(size:)"
    case "custom" where isLiteral("fixedSize"): return ".custom(_:fixedSize:)"
    default: return nil
    }
  }

  func isShortText(_ chain: ModifierChain) -> Bool {
    guard case .call(_, let arguments) = chain.root.kind, let first = arguments.first?.value else {
      return false
    }
    guard let text = first.literalText else { return first.isCount }
    return text.count <= 12 || !text.contains(where: \.isLetter)
  }

  /// The words of a colour that is a number; `nil` of any other.
  func hardColor(_ expression: Expression) -> String? {
    switch expression.kind {
    case .member(let base, let name) where name == "black" || name == "white":
      return base == nil || base?.lastName == "Color" ? ".\(name)" : nil
    case .call(let callee, let arguments) where callee.lastName == "Color":
      guard
        arguments.contains(where: { $0.label == "red" || $0.label == "white" || $0.label == "hue" })
      else { return nil }
      let isLiteral = arguments.allSatisfy {
        switch $0.value.kind {
        case .integer, .number, .binary: true
        default: false
        }
      }
      return isLiteral ? expression.range.text : nil
    default: return nil
    }
  }

  // MARK: Sizes

  /// Finds buttons that are as small as their one picture.
  mutating func inspectSize(_ chain: ModifierChain) {
    guard chain.type == "Button",
      !["padding", "frame", "contentShape", "buttonStyle", "controlSize"].contains(
        where: chain.has),
      case .call(_, let arguments) = chain.root.kind
    else { return }
    inspectSize(chain.root, arguments)
  }

  /// Looks at a button that has no modifiers.
  mutating func inspectSize(_ button: Expression, _ arguments: [Expression.Argument]) {
    guard
      let label = arguments.first(where: { $0.label == "label" })?.value
        ?? arguments.last(where: { $0.isTrailing && arguments.contains { $0.label == "action" } })?
        .value,
      case .closure(let code) = label.kind, code.body.count == 1,
      case .expression(let content) = code.body[0].kind, let picture = ModifierChain(content),
      picture.type == "Image", let frame = picture.last("frame"),
      !["padding", "contentShape"].contains(where: picture.has)
    else { return }
    var sides: [String: Double] = [:]
    for argument in frame.arguments {
      switch (argument.label, argument.value.kind) {
      case ("width"?, .integer(let value)): sides["width"] = Double(value)
      case ("height"?, .integer(let value)): sides["height"] = Double(value)
      case ("width"?, .number(let value)): sides["width"] = value
      case ("height"?, .number(let value)): sides["height"] = value
      default: continue
      }
    }
    guard let width = sides["width"], let height = sides["height"], width < 44 || height < 44 else {
      return
    }
    report(
      "target-size-recommended", at: button.range,
      ["width": "\(width)", "height": "\(height)", "size": "44"])
  }
}

extension ModifierChain {
  /// Whether nobody sees what it draws.
  fileprivate var isInvisible: Bool {
    modifiers.contains { modifier in
      guard let value = modifier.arguments.first?.value else { return false }
      switch modifier.name {
      case "foregroundColor", "foregroundStyle": return value.lastName == "clear"
      case "opacity":
        if case .integer(0) = value.kind { return true }
        return false
      default: return false
      }
    }
  }
}

extension Expression {
  /// Whether it is a text of numbers alone, by the names of what is put into it.
  fileprivate var isCount: Bool {
    switch kind {
    case .string(let segments):
      return segments.allSatisfy { segment in
        switch segment {
        case .text(let text): !text.contains(where: \.isLetter)
        case .interpolation(let arguments): arguments.first?.value.isCount == true
        }
      }
    case .integer, .number: return true
    case .forced(let inner), .optionalChain(let inner): return inner.isCount
    case .call(let callee, _): return callee.isCount
    case .member(let base, let name):
      return Self.isNameOfCount(name) || name == "formatted" && base?.isCount == true
    case .name(let name): return Self.isNameOfCount(name)
    default: return false
    }
  }

  /// Whether a word of a name such as `followersCount` or `abbreviatedCountString` is that of a number.
  private static func isNameOfCount(_ name: String) -> Bool {
    let words = ["count", "percent", "percentage", "index"]
    return words.contains(name)
      || words.contains { word in
        let inside = word.prefix(1).uppercased() + word.dropFirst()
        return name.ranges(of: inside).contains {
          $0.upperBound == name.endIndex || !name[$0.upperBound].isLowercase
        }
      }
  }

  /// Whether it shows pictures and no text, as far as the views of SwiftUI in it tell.
  fileprivate var holdsPicturesOnly: Bool {
    guard case .call(let callee, let arguments) = base.kind,
      case .name(let name) = callee.kind
    else { return false }
    switch name {
    case "Image": return true
    case "HStack", "VStack", "ZStack", "Group", "ForEach": break
    case "Button" where !arguments.contains { $0.label == nil && !$0.isTrailing }: break
    default: return false
    }
    // The first closure of a button is what a tap does.
    let closures = arguments.suffix(1).filter(\.isTrailing).map(\.value)
    let statements = closures.flatMap { closure -> [Statement] in
      if case .closure(let code) = closure.kind { return code.body }
      return []
    }
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        if case .expression(let inner) = statement.kind { return inner.holdsPicturesOnly }
        return false
      }
  }
}

extension Variable {
  /// Whether it is the size of text, or computed of it.
  fileprivate var asksTextSize: Bool {
    if attributes.contains(where: { attribute in
      attribute.arguments.contains {
        $0.value.mentions("dynamicTypeSize") || $0.value.mentions("sizeCategory")
      }
    }) {
      return true
    }
    var asks = false
    (getter ?? []).forEachExpression { asks = asks || $0.isTextSize }
    return asks
  }
}

extension Expression {
  fileprivate var isTextSize: Bool {
    ["dynamicTypeSize", "sizeCategory", "isAccessibilitySize", "isAccessibilityCategory"]
      .contains(lastName ?? "")
  }

  /// Whether each way behind a condition is one that large text does not take.
  ///
  /// - Parameter names: the names of the size, and of what is computed of it.
  fileprivate func waysOfSmallText(_ names: Set<String>) -> (then: Bool, otherwise: Bool) {
    switch kind {
    case .prefix("!", let inner):
      let ways = inner.waysOfSmallText(names)
      return (ways.otherwise, ways.then)
    case .binary(let sign, let left, let right):
      let (first, second) = (left.waysOfSmallText(names), right.waysOfSmallText(names))
      switch sign {
      case "&&":
        return (first.then || second.then, first.otherwise && second.otherwise)
      case "||":
        return (first.then && second.then, first.otherwise || second.otherwise)
      case ">", ">=": return first
      case "<", "<=": return (first.otherwise, first.then)
      default: return (false, false)
      }
    case .name, .member:
      return (false, lastName.map(names.contains) == true || isTextSize)
    default: return (false, false)
    }
  }
}

extension TypeDeclaration {
  /// The ranges of the branches of choices by the size of text that large sizes do not take.
  fileprivate var rangesOfSmallText: [Range<Int>] {
    let sizes = Set(variables.filter(\.asksTextSize).compactMap(\.name))
    var ranges: [Range<Int>] = []
    func look(_ conditions: [Statement.Condition], _ then: [Statement], _ other: [Statement]?) {
      let ways = conditions.map { condition -> (then: Bool, otherwise: Bool) in
        condition.expression?.waysOfSmallText(sizes) ?? (then: false, otherwise: false)
      }
      if ways.contains(where: { $0.then }) { ranges += then.map(\.range.offsets) }
      if ways.allSatisfy({ $0.otherwise }) { ranges += (other ?? []).map(\.range.offsets) }
    }
    for variable in variables { (variable.getter ?? []).forEachChoice(look) }
    for function in functions { (function.body ?? []).forEachChoice(look) }
    return ranges
  }
}
