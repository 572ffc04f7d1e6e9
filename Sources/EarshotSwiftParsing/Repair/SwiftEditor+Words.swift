#if Source
  package import EarshotSource
  import SwiftParser
  import SwiftSyntax

  /// A string literal in a file.
  package struct CodeLiteral: Hashable, Sendable {
    /// The text that it stands for.
    package let text: String
    /// The offsets of what stands between its quotes.
    package let offsets: Range<Int>

    /// The change to another text; `nil` where it has another one, or where the other needs escapes.
    package func replaced(_ old: String, by new: String) -> CodeEdit? {
      guard text == old, !new.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) else {
        return nil
      }
      return CodeEdit(offsets, new)
    }
  }

  extension SwiftEditor {
    /// The one literal from which a view has its label: that of a modifier, or of an assignment.
    package func literal(
      ofLabelAt offsets: Range<Int>, _ properties: [String: Range<Int>]
    ) -> CodeLiteral? {
      if let place = properties["accessibilityLabel"] {
        let row = assignment(to: place)?.as(SequenceExprSyntax.self)
        return row?.elements.last.flatMap { literal(in: $0) }
      }
      let call =
        modifier("accessibilityLabel", ofViewAt: offsets)
        ?? modifier("accessibility", ofViewAt: offsets)
      guard let argument = call?.arguments.first, [nil, "label"].contains(argument.label?.text)
      else { return nil }
      return literal(in: argument.expression)
    }

    /// The calls that take the key of a text.
    private static let localizing: Set<String> = [
      "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "String", "Text",
    ]

    private func literal(in expression: ExprSyntax) -> CodeLiteral? {
      if let literal = expression.as(StringLiteralExprSyntax.self) {
        guard literal.segments.count == 1, literal.openingPounds == nil,
          literal.openingQuote.tokenKind == .stringQuote,
          case .stringSegment(let segment)? = literal.segments.first,
          let text = literal.representedLiteralValue, text == segment.content.text
        else { return nil }
        return CodeLiteral(text: text, offsets: segment.content.start..<segment.content.end)
      }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
          guard Self.localizing.contains(name), let first = call.arguments.first else { return nil }
          return literal(in: first.expression)
        }
        // `"key".localized()`
        return call.member?.base.flatMap { literal(in: $0) }
      }
      return expression.as(MemberAccessExprSyntax.self)?.base.flatMap { literal(in: $0) }
    }

    // MARK: Comments

    /// A comment that is gone, or without some of its rules.
    func uncommented(at offsets: Range<Int>, _ rules: [String]) -> [CodeEdit]? {
      guard !offsets.isEmpty, offsets.upperBound <= bytes.count else { return nil }
      guard !rules.isEmpty else {
        if isFirstOnLine(offsets.lowerBound) { return [removal(of: offsets)] }
        var start = offsets.lowerBound
        while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
        return [CodeEdit(start..<offsets.upperBound, "")]
      }
      let text = String(decoding: bytes[offsets], as: UTF8.self)
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      var kept: [Substring] = []
      for word in words {
        let isListed = word.hasSuffix(",")
        guard rules.contains(String(isListed ? word.dropLast() : word)) else {
          kept.append(word)
          continue
        }
        // The one before is the last now.
        if !isListed, let last = kept.last, last.hasSuffix(",") {
          kept[kept.count - 1] = last.dropLast()
        }
      }
      guard kept.count < words.count else { return nil }
      return [CodeEdit(offsets, kept.joined(separator: " "))]
    }
  }
#endif
