#if Source
  package import EarshotSource
  import SwiftParser
  import SwiftSyntax

  extension SwiftFile {
    /// The file as swift-syntax reads it; what is broken in it is left out and named in `problems`.
    package init(path: String, bytes: [UInt8]) {
      let text = SourceText(path: path, bytes: bytes)
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let lowering = SyntaxLowering(text: text)
      let parts = lowering.members(of: tree.statements)
      self.init(
        text: text, types: parts.types, functions: parts.functions, variables: parts.variables,
        expressions: parts.expressions, imports: parts.imports,
        comments: lowering.comments(of: tree), problems: lowering.problems(of: tree))
    }
  }
#endif
