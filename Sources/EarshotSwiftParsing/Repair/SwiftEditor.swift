#if Source
  package import EarshotSource
  import SwiftParser
  import SwiftSyntax

  /// Finds the exact changes of a Swift file that carry out a repair, so that its comments, its line ends
  /// and its indentation stay as they are.
  package struct SwiftEditor {
    let bytes: [UInt8]
    let tree: SourceFileSyntax

    /// Reads a file.
    package init(_ bytes: [UInt8]) {
      self.bytes = bytes
      tree = SwiftFile.tree(of: bytes[...]).tree
    }

    /// The changes that carry out a repair; `nil` where the code is not of the form that it is for.
    ///
    /// - Parameters:
    ///   - offsets: the part of the file that the finding is about.
    ///   - properties: of a view of UIKit, where its properties were set last.
    package func edits(
      for repair: CodeRepair, at offsets: Range<Int>, properties: [String: Range<Int>] = [:]
    ) -> [CodeEdit]? {
      switch repair {
      case .modernize: modernized(at: offsets)
      case .remove: removed(at: offsets)
      case .removeEarlier: withoutEarlier(at: offsets)
      case .silence: silenced(at: offsets)
      case .modifier(let text): modified(at: offsets, text)
      case .buttonTrait:
        modifier("onTapGesture", ofViewAt: offsets).flatMap { _ in
          modified(at: offsets, ".accessibilityAddTraits(.isButton)")
        }
      case .statement(let text): stated(at: offsets, text)
      case .contentType(let type):
        modified(at: offsets, ".textContentType(\(type))")
          ?? stated(at: offsets, ".textContentType = \(type)")
      case .label(let old, let new):
        literal(ofLabelAt: offsets, properties).flatMap { $0.replaced(old, by: new) }.map { [$0] }
      case .removeHint:
        properties["accessibilityHint"].map { assignment(to: $0).flatMap(removed) }
          ?? modifier("accessibilityHint", ofViewAt: offsets).flatMap { removed($0) }
      case .insertTraits: inserted(at: offsets)
      case .removeTrait: taken(at: offsets)
      case .removeComment(let rules): uncommented(at: offsets, rules)
      }
    }

    // MARK: Finding

    /// The token that begins at an offset.
    func token(at offset: Int) -> TokenSyntax? {
      guard (0..<bytes.count).contains(offset) else { return nil }
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
      return token?.start == offset ? token : nil
    }

    /// The call of a modifier whose name begins at an offset.
    func modifier(at offsets: Range<Int>) -> FunctionCallExprSyntax? {
      guard
        let member = token(at: offsets.lowerBound)?.parent?.parent?.as(
          MemberAccessExprSyntax.self), member.declName.start == offsets.lowerBound
      else { return nil }
      return member.call
    }

    /// The largest expression that begins at an offset and ends where a part does.
    func expression(at offsets: Range<Int>) -> ExprSyntax? {
      var node = token(at: offsets.lowerBound)?.parent
      var found: ExprSyntax?
      while let current = node, current.start == offsets.lowerBound,
        current.end <= offsets.upperBound
      {
        if current.end == offsets.upperBound, let part = current.as(ExprSyntax.self) {
          found = part
        }
        node = current.parent
      }
      return found
    }

    /// A view with all its modifiers.
    func chain(at offsets: Range<Int>) -> ExprSyntax? {
      expression(at: offsets).map { $0.wholeChain }
    }

    /// The modifiers of a chain, the outermost first.
    func modifiers(of chain: ExprSyntax) -> [FunctionCallExprSyntax] {
      var found: [FunctionCallExprSyntax] = []
      var rest = chain
      while let call = rest.as(FunctionCallExprSyntax.self), let member = call.member,
        let base = member.base
      {
        found.append(call)
        rest = base
      }
      return found
    }

    /// The outermost modifier of a name of a view.
    func modifier(
      _ name: String, ofViewAt offsets: Range<Int>
    ) -> FunctionCallExprSyntax? {
      chain(at: offsets).flatMap { chain in
        modifiers(of: chain).first { $0.member?.declName.baseName.text == name }
      }
    }

    // MARK: Lines

    /// The offset at which the line of an offset begins.
    func lineStart(_ offset: Int) -> Int {
      var place = offset
      while place > 0, bytes[place - 1] != UInt8(ascii: "\n"),
        bytes[place - 1] != UInt8(ascii: "\r")
      {
        place -= 1
      }
      // A byte order mark is before the first line.
      return place == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : place
    }

    /// The offset behind the line of an offset, with what ends it.
    func lineEnd(_ offset: Int) -> Int {
      var place = offset
      while place < bytes.count {
        let byte = bytes[place]
        place += 1
        if byte == UInt8(ascii: "\n") { break }
        if byte == UInt8(ascii: "\r") {
          if place < bytes.count, bytes[place] == UInt8(ascii: "\n") { place += 1 }
          break
        }
      }
      return place
    }

    /// The blanks with which the line of an offset begins.
    func indentation(_ offset: Int) -> String {
      let line = bytes[lineStart(offset)...].prefix {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
      return String(decoding: line, as: UTF8.self)
    }

    /// What ends lines in the file.
    var newline: String {
      guard
        let place = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        )
      else { return "\n" }
      if bytes[place] == UInt8(ascii: "\n") { return "\n" }
      return place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }

    /// One step of indentation as the file has it.
    var indentUnit: String {
      for token in tree.tokens(viewMode: .sourceAccurate).prefix(4_000)
      where token.tokenKind == .leftBrace {
        guard let next = token.nextToken(viewMode: .sourceAccurate), next.tokenKind != .rightBrace
        else { continue }
        let (outer, inner) = (indentation(token.start), indentation(next.start))
        if inner.hasPrefix(outer), inner.utf8.count > outer.utf8.count,
          lineStart(next.start) != lineStart(token.start)
        {
          return String(inner.dropFirst(outer.count))
        }
      }
      return "  "
    }

    /// Whether there are only blanks between the beginning of its line and an offset.
    func isFirstOnLine(_ offset: Int) -> Bool {
      bytes[lineStart(offset)..<offset].allSatisfy(Self.isBlank)
    }

    /// Whether there are only blanks between an offset and the end of its line.
    func isLastOnLine(_ offset: Int) -> Bool {
      bytes[offset..<max(offset, lineEnd(offset))].allSatisfy {
        Self.isBlank($0) || $0 == 0x0A || $0 == 0x0D
      }
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// The removal of a part: with its lines where nothing else stands on them.
    func removal(of part: Range<Int>) -> CodeEdit {
      if isFirstOnLine(part.lowerBound), isLastOnLine(part.upperBound) {
        return CodeEdit(lineStart(part.lowerBound)..<lineEnd(part.upperBound), "")
      }
      // What stands behind it, such as a comment, comes to where it began.
      var end = part.upperBound
      if isFirstOnLine(part.lowerBound) {
        while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
      }
      return CodeEdit(part.lowerBound..<end, "")
    }
  }

  extension SyntaxProtocol {
    /// The offset of its first byte, without blanks and comments before it.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The offset behind its last byte, without blanks and comments behind it.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  }

  extension MemberAccessExprSyntax {
    /// The call of the member; `nil` if it is none.
    var call: FunctionCallExprSyntax? {
      guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id
      else {
        return nil
      }
      return call
    }
  }

  extension FunctionCallExprSyntax {
    /// The member that is called.
    var member: MemberAccessExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self) }
  }

  extension ExprSyntax {
    /// The expression with all calls of members on it.
    var wholeChain: ExprSyntax {
      var node = self
      while let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
        let call = member.call
      {
        node = ExprSyntax(call)
      }
      return node
    }
  }
#endif
