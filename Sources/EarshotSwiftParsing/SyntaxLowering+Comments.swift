#if Source
  import EarshotAudit
  import EarshotSource
  import EarshotTree
  import SwiftSyntax

  extension SyntaxLowering {
    /// The comments that are written for Earshot.
    func comments(of tree: SourceFileSyntax) -> [CodeComment] {
      // Most files have none, and no token has to be looked at.
      guard text.count(of: "earshot:", upTo: 1) > 0 else { return [] }
      var comments: [CodeComment] = []
      var before: TokenSyntax?
      forEachToken(of: tree, .sourceAccurate) { token in
        collect(
          token.leadingTrivia, from: start + token.position.utf8Offset, between: before, token,
          into: &comments)
        collect(
          token.trailingTrivia, from: start + token.endPositionBeforeTrailingTrivia.utf8Offset,
          between: token, token.nextToken(viewMode: .sourceAccurate), into: &comments)
        before = token
        return true
      }
      return comments
    }

    private func collect(
      _ trivia: Trivia, from start: Int, between before: TokenSyntax?, _ after: TokenSyntax?,
      into comments: inout [CodeComment]
    ) {
      var offset = start
      for piece in trivia {
        let length = piece.sourceLength.utf8Length
        defer { offset += length }
        let words: Substring
        switch piece {
        case .lineComment(let comment): words = comment.dropFirst(2)
        case .blockComment(let comment): words = comment.dropFirst(2).dropLast(2)
        default: continue
        }
        guard words.drop(while: \.isWhitespace).hasPrefix("earshot:") else { continue }
        let place = CodeRange(text, offset..<offset + length)
        let line = place.location.line
        let last = before.map { lines(of: $0).upperBound }
        comments.append(
          CodeComment(
            path: text.path, location: place.location, offsets: place.offsets,
            text: String(words), isBehindCode: last == line,
            next: after.map(statementLines) ?? [], previous: last == line ? line - 1 : last))
      }
    }

    private func lines(of token: TokenSyntax) -> ClosedRange<Int> {
      let place = range(token)
      let end = max(place.offsets.lowerBound, place.offsets.upperBound - 1)
      return place.location.line...text.location(at: end).line
    }

    /// The lines of the largest part of the code that begins with a token, without what stands in braces;
    /// of a modifier on a line of its own those of the modifier.
    private func statementLines(from token: TokenSyntax) -> [ClosedRange<Int>] {
      guard token.tokenKind != .endOfFile else { return [] }
      let start = token.positionAfterSkippingLeadingTrivia
      var node = Syntax(token)
      if token.tokenKind == .period, let member = token.parent?.as(MemberAccessExprSyntax.self) {
        let call = member.parent.flatMap { $0.as(FunctionCallExprSyntax.self) }
        node = call.map { Syntax($0) } ?? Syntax(member)
      } else {
        while let parent = node.parent, parent.positionAfterSkippingLeadingTrivia == start,
          !parent.kind.isSyntaxCollection, !parent.is(SourceFileSyntax.self)
        {
          node = parent
        }
      }
      var found: Set<Int> = []
      collectLines(of: node, from: start, into: &found)
      return found.sorted().reduce(into: []) { ranges, line in
        if let last = ranges.last, last.upperBound == line - 1 {
          ranges[ranges.count - 1] = last.lowerBound...line
        } else {
          ranges.append(line...line)
        }
      }
    }

    private func collectLines(
      of node: Syntax, from start: AbsolutePosition, into found: inout Set<Int>
    ) {
      if let token = node.as(TokenSyntax.self) { return found.formUnion(lines(of: token)) }
      for child in node.children(viewMode: .sourceAccurate)
      where child.endPositionBeforeTrailingTrivia > start && !Self.isInBraces(child) {
        collectLines(of: child, from: start, into: &found)
      }
    }

    private static func isInBraces(_ node: Syntax) -> Bool {
      switch node.kind {
      case .codeBlockItemList, .memberBlockItemList, .switchCaseList, .accessorDeclList: true
      default: false
      }
    }
  }
#endif
