import EarshotAudit

extension SourceInspector {
  // MARK: What the user has set

  /// The sizes of text that stop below twice the standard size, as SwiftUI and UIKit name them.
  static let smallSizes: Set<String> = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "extraSmall", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge",
  ]

  /// Finds views that hold the size of text down, and texts that shrink in place of wrapping.
  mutating func inspectSizes(_ chain: ModifierChain) {
    // Previews show one size on purpose, and widgets and watches have no room.
    guard type != nil, isOfApp else { return }
    for modifier in chain.modifiers {
      switch modifier.name {
      case "dynamicTypeSize":
        guard let top = modifier.arguments.first?.value.topOfRange else { continue }
        inspectCap(top, modifier.range)
      case "environment":
        guard case .keyPath(let path)? = modifier.arguments.first?.value.kind,
          path == "sizeCategory" || path == "dynamicTypeSize", modifier.arguments.count == 2
        else { continue }
        inspectCap(modifier.arguments[1].value, modifier.range)
      case "minimumScaleFactor":
        let size = chain.last("font")?.arguments.first?.value.sizeOfFont
        inspectScale(modifier.arguments.first?.value, modifier.range, of: size)
      default: continue
      }
    }
  }

  /// Looks at what UIKit is told about the size of text.
  mutating func inspectSizes(_ property: String, _ value: Expression, _ place: CodeRange) {
    guard type != nil, isOfApp else { return }
    if property == "maximumContentSizeCategory" { inspectCap(value, place) }
    // The font of a label may be so large that a part of it is never small.
    if property == "minimumScaleFactor" { inspectScale(value, place, of: nil, isQuestion: true) }
  }

  private mutating func inspectCap(_ value: Expression, _ place: CodeRange) {
    guard case .member(_, let size) = value.kind, Self.smallSizes.contains(size) else { return }
    if !showsLargeContent {
      report("dynamic-type-capped", at: place, ["size": "." + size])
    }
  }

  private mutating func inspectScale(
    _ value: Expression?, _ place: CodeRange, of size: Double?, isQuestion: Bool = false
  ) {
    guard case .number(let factor)? = value?.kind, factor > 0, factor < 0.8,
      size.map({ $0 * factor >= Self.standardSize }) != true
    else { return }
    report("min-scale-factor", at: place, ["factor": "\(factor)"], isQuestion: isQuestion)
  }

  /// The size of text in points that people read who have chosen none.
  private static let standardSize = 17.0

  // MARK: Sound and motion

  static let players: Set<String> = ["AVPlayer", "AVQueuePlayer", "AVAudioPlayer"]

  /// Asks about players that start when a screen appears.
  mutating func inspectPlay(_ info: TypeInfo, _ lists: [[Statement]]) {
    for statements in lists {
      for call in statements.ownCalls {
        guard case .call(let callee, _) = call.kind, callee.lastName == "play",
          let kind = className(callee.owner, in: info), Self.players.contains(kind),
          !code(of: info).assignments.contains(where: {
            $0.property == "isMuted" || $0.property == "volume"
          })
        else { continue }
        report("autoplay-media", at: call.range, ["player": callee.owner], isQuestion: true)
      }
    }
  }

  /// Asks about players of SwiftUI that start when a view appears.
  mutating func inspectAppearance(_ chain: ModifierChain) {
    guard let name = type?.name, let info = index.type(name) else { return }
    for modifier in chain.modifiers where modifier.name == "onAppear" || modifier.name == "task" {
      for argument in modifier.arguments {
        guard case .closure(let code) = argument.value.kind else { continue }
        inspectPlay(info, [code.body])
      }
    }
  }

  /// Asks about what happens when the phone is shaken, and finds fields for secrets that take no
  /// paste.
  mutating func inspectOverrides(_ info: TypeInfo, _ base: String) {
    for shake in info.functions["motionEnded"] ?? [] {
      let own = (shake.body ?? []).filter { statement in
        guard case .expression(let expression) = statement.kind else { return true }
        return expression.rootName != "super"
      }
      // What only those get to who build the app is none of users.
      if (shake.body ?? []).mentionsDebugging { continue }
      guard base.hasSuffix("ViewController") || base == "UIWindow", !own.isEmpty else { continue }
      report("motion-no-alternative", at: shake.range, isQuestion: true)
    }
    guard base == "UITextField" else { return }
    let name = info.name.lowercased()
    let isSecret =
      ["password", "passcode", "pin", "code", "otp", "secure"].contains(where: name.contains)
      || code(of: info).assignments.contains { $0.property == "isSecureTextEntry" }
    guard isSecret else { return }
    for method in info.functions["canPerformAction"] ?? [] where method.refusesPaste {
      report("auth-paste-blocked", at: method.range, ["view": info.name])
    }
  }

  // MARK: Numbers and words

  /// Finds words that a comparison with one chooses, where languages have more forms than two.
  mutating func inspectPlural(_ value: Expression) {
    var places: [CodeRange] = []
    value.walk { part in
      guard case .ternary(let condition, let then, let otherwise) = part.kind,
        case .binary(let sign, let count, let one) = condition.kind, sign == "==" || sign == "!=",
        case .integer(1) = one.kind, count.lastName?.lowercased().contains("count") == true,
        then.isWords, otherwise.isWords
      else { return }
      places.append(part.range)
    }
    for place in places { report("plural-in-code", at: place) }
  }
}

extension Function {
  /// Whether it answers `false` where it is asked about pasting, or always.
  fileprivate var refusesPaste: Bool {
    guard let body else { return false }
    var results: [Expression] = []
    body.forEachResult { results.append($0) }
    if body.count == 1, case .expression(let only) = body[0].kind { results.append(only) }
    let isNo = { (expression: Expression) in
      if case .boolean(false) = expression.kind { return true }
      return false
    }
    if !results.isEmpty, results.allSatisfy(isNo) { return true }
    var refuses = false
    body.forEachBranch { conditions, then in
      let asks = conditions.contains { condition in
        condition.expression?.contains { $0.lastName == "paste" || $0.isSelector("paste") } == true
      }
      var answers: [Expression] = []
      then.forEachResult { answers.append($0) }
      if asks, !answers.isEmpty, answers.allSatisfy(isNo) { refuses = true }
    }
    return refuses
  }
}

extension [Statement] {
  /// Whether a name in them speaks of debugging.
  fileprivate var mentionsDebugging: Bool {
    var isFound = false
    forEachExpression { part in
      isFound = isFound || part.lastName?.lowercased().contains("debug") == true
    }
    return isFound
  }
}

extension Expression {
  /// The size in points of a font that names one.
  fileprivate var sizeOfFont: Double? {
    guard case .call(_, let arguments) = kind else { return nil }
    switch arguments.first(where: { $0.label == "size" })?.value.kind {
    case .integer(let size): return Double(size)
    case .number(let size): return size
    default: return nil
    }
  }

  /// The upper end of a range, or the one value.
  fileprivate var topOfRange: Expression? {
    switch kind {
    case .binary("...", _, let top), .prefix("...", let top): top
    case .member: self
    default: nil
    }
  }

  fileprivate func isSelector(_ name: String) -> Bool {
    guard case .macro("selector", let parts) = kind else { return false }
    return parts.first?.value.lastName == name
  }

  /// Whether it is a text with a word, or one of a table of translations.
  fileprivate var isWords: Bool {
    switch kind {
    case .string(let segments):
      return segments.contains { segment in
        guard case .text(let text) = segment else { return false }
        return text.split(whereSeparator: { !$0.isLetter }).contains { $0.count > 1 }
      }
    case .call(let callee, let arguments):
      return callee.lastName == "NSLocalizedString"
        || (callee.lastName == "String" && arguments.first?.label == "localized")
    default: return false
    }
  }
}

extension SourceInspector {
  /// Whether the type that is looked at stays small, as parts of bars do, and shows itself large while it is
  /// held.
  var showsLargeContent: Bool {
    mutating get {
      guard let info = type.flatMap({ index.type($0.name) }) else { return false }
      return code(of: info).names.contains {
        $0.lowercased().hasSuffix("showslargecontentviewer")
      }
    }
  }
}
