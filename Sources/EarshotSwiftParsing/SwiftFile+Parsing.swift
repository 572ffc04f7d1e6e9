#if Source
  package import EarshotSource
  import SwiftParser
  import SwiftSyntax

  extension SwiftFile {
    /// The file as swift-syntax reads it; what is broken in it is left out and named in `problems`.
    package init(path: String, bytes: [UInt8]) {
      let text = SourceText(path: path, bytes: bytes)
      let (tree, end) = Self.tree(of: bytes)
      let lowering = SyntaxLowering(text: text)
      if let end { lowering.depth.note(CodeRange(text, end..<end)) }
      let parts = lowering.members(of: tree.statements)
      self.init(
        text: text, types: parts.types, functions: parts.functions, variables: parts.variables,
        expressions: parts.expressions, imports: parts.imports,
        comments: lowering.comments(of: tree), problems: lowering.problems(of: tree))
    }

    /// The tree of a file up to where its brackets stand too deep, and the offset of that place; `nil`
    /// where none do.
    static func tree(of bytes: [UInt8]) -> (tree: SourceFileSyntax, end: Int?) {
      bytes.withUnsafeBufferPointer { bytes in
        // What stands too deep is not given to the parser, with all behind.
        let end = NestingScan.end(of: bytes)
        // As deep in all builds: one without optimisation would stop at 20 levels.
        var parser = Parser(
          UnsafeBufferPointer(rebasing: bytes[..<(end ?? bytes.count)]),
          maximumNestingLevel: NestingScan.limit)
        return (SourceFileSyntax.parse(from: &parser), end)
      }
    }
  }
#endif
