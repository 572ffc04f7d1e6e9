#if Source
  import EarshotSource
  import SwiftSyntax

  extension SwiftEditor {
    /// `accessibility(label: x)` as `accessibilityLabel(x)`.
    func modernized(at offsets: Range<Int>) -> [CodeEdit]? {
      guard let call = modifier(at: offsets), let name = call.member?.declName,
        name.baseName.text == "accessibility", call.arguments.count == 1,
        call.trailingClosure == nil, let argument = call.arguments.first,
        let label = argument.label
      else { return nil }
      let capital = label.text.prefix(1).uppercased() + label.text.dropFirst()
      return [
        CodeEdit(name.start..<name.end, "accessibility" + capital),
        CodeEdit(label.start..<argument.expression.start, ""),
      ]
    }

    /// A modifier or an assignment that is gone.
    func removed(at offsets: Range<Int>) -> [CodeEdit]? {
      if let call = modifier(at: offsets) { return removed(call) }
      return expression(at: offsets).flatMap(removed)
    }

    /// A statement that is gone; `nil` of an expression that is a part of one.
    func removed(_ expression: ExprSyntax) -> [CodeEdit]? {
      guard let item = expression.parent?.as(CodeBlockItemSyntax.self) else { return nil }
      return [removal(of: item.start..<item.end)]
    }

    /// A modifier that is gone.
    func removed(_ call: FunctionCallExprSyntax) -> [CodeEdit]? {
      guard let member = call.member, member.base != nil else { return nil }
      return [removal(of: member.period.start..<call.end)]
    }

    /// The chain without the modifiers of the same name before one.
    func withoutEarlier(at offsets: Range<Int>) -> [CodeEdit]? {
      guard let call = modifier(at: offsets), let name = call.member?.declName.baseName.text,
        let base = call.member?.base
      else { return nil }
      let earlier = modifiers(of: base).filter { $0.member?.declName.baseName.text == name }
      let edits = earlier.compactMap(removed).flatMap(\.self)
      return edits.isEmpty ? nil : edits
    }

    /// The views that say something and do nothing, which can be hidden.
    private static let silent: Set<String> = [
      "AsyncImage", "Capsule", "Circle", "Color", "Divider", "Ellipse", "Image", "Label",
      "Rectangle", "RoundedRectangle", "Text",
    ]
    /// The modifiers by which a view does something.
    private static let reacting: Set<String> = [
      "accessibilityAction", "accessibilityActions", "contextMenu", "gesture", "onLongPressGesture",
      "onTapGesture", "simultaneousGesture",
    ]

    /// An empty label as hiding, for what does nothing; an empty value or hint is gone.
    func silenced(at offsets: Range<Int>) -> [CodeEdit]? {
      guard let call = modifier(at: offsets), let name = call.member?.declName else {
        return silencedAssignment(at: offsets)
      }
      let label = call.arguments.first?.label?.text
      switch name.baseName.text {
      case "accessibilityValue", "accessibilityHint": return removed(call)
      case "accessibility" where label == "value" || label == "hint": return removed(call)
      case "accessibilityLabel", "accessibility": break
      default: return nil
      }
      let all = modifiers(of: ExprSyntax(call).wholeChain)
      let names = Set(all.compactMap { $0.member?.declName.baseName.text })
      guard names.isDisjoint(with: Self.reacting), let root = all.last?.member?.base,
        let type = root.as(FunctionCallExprSyntax.self)?.calledExpression
          .as(DeclReferenceExprSyntax.self)?.baseName.text, Self.silent.contains(type)
      else { return nil }
      if names.contains("accessibilityHidden") { return removed(call) }
      return [CodeEdit(name.start..<call.end, "accessibilityHidden(true)")]
    }

    // MARK: Adding

    /// The offset behind an expression and a comment that ends its line.
    private func endWithComment(_ expression: ExprSyntax) -> Int {
      let hasComment = expression.trailingTrivia.contains {
        if case .lineComment = $0 { true } else { false }
      }
      return hasComment ? expression.endPosition.utf8Offset : expression.end
    }

    /// The columns after which a modifier stands on a line of its own.
    private static let columns = 100

    /// The view with one more modifier behind all others.
    func modified(at offsets: Range<Int>, _ text: String) -> [CodeEdit]? {
      // The place of a finding is a view, or one of its modifiers.
      guard
        let chain = modifier(at: offsets).map({ ExprSyntax($0).wholeChain }) ?? chain(at: offsets),
        chain.is(FunctionCallExprSyntax.self)
      else { return nil }
      let end = chain.end
      let last = modifiers(of: chain).first?.member?.period
      if let last, isFirstOnLine(last.start) {
        let place = endWithComment(chain)
        return [CodeEdit(place..<place, newline + indentation(last.start) + text)]
      }
      // Behind a brace that ends several lines a modifier begins a line.
      if bytes[end - 1] == UInt8(ascii: "}"), lineStart(end) != lineStart(chain.start) {
        let place = endWithComment(chain)
        return [CodeEdit(place..<place, newline + indentation(end) + text)]
      }
      let width = end - lineStart(end) + text.utf8.count
      guard width > Self.columns, isLastOnLine(end) else { return [CodeEdit(end..<end, text)] }
      return [CodeEdit(end..<end, newline + indentation(chain.start) + indentUnit + text)]
    }
  }
#endif
