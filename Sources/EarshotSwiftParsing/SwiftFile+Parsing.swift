#if Source
  import EarshotAudit
  package import EarshotSource
  import SwiftParser
  import SwiftSyntax

  extension SwiftFile {
    /// The file as swift-syntax reads it; what is broken in it is left out and named in `problems`.
    ///
    /// - Parameters:
    ///   - oldest: the oldest system that the app runs on, for which code for older ones is left out.
    ///   - partSize: the bytes from which on a part of a large file is parsed by itself; the tree of the
    ///     parser takes two hundred times as many.
    package init(
      path: String, bytes: [UInt8], oldest: SystemVersion? = nil, partSize: Int = 500_000
    ) {
      let text = SourceText(path: path, bytes: bytes)
      let depth = LoweringDepth()
      let system = LoweringSystem(oldest: oldest)
      var parts = SyntaxLowering.Parts()
      var comments: [CodeComment] = []
      var problems: [(message: String, range: CodeRange)] = []
      var lines: Set<Int> = []
      // The tree of a part is given back before the next one is parsed.
      for part in Self.parts(of: text, partSize) {
        let (tree, end) = Self.tree(of: bytes[part])
        let place = part.lowerBound + (end ?? 0)
        if end != nil { depth.note(CodeRange(text, place..<place)) }
        let lowering = SyntaxLowering(
          text: text, start: part.lowerBound, depth: depth, system: system)
        lowering.add(tree.statements, to: &parts)
        comments += lowering.comments(of: tree)
        problems += lowering.problems(of: tree, &lines)
        // What is behind a place that stands too deep is left out.
        if end != nil { break }
      }
      let cuts = depth.cuts.map { (message: "this stands too deep in other code", range: $0) }
      self.init(
        text: text, types: parts.types, functions: parts.functions, variables: parts.variables,
        expressions: parts.expressions, imports: parts.imports, comments: comments,
        problems: cuts + problems, unreached: system.unreached)
    }

    /// The parts of a file that are parsed one after another; only of one as large as nobody writes it
    /// there are several.
    private static func parts(of text: SourceText, _ size: Int) -> [Range<Int>] {
      let bytes = text.bytes
      // A comment counts by the code around it.
      guard bytes.count > 2 * size, text.count(of: "earshot:", upTo: 1) == 0 else {
        return [0..<bytes.count]
      }
      let cuts = bytes.withUnsafeBufferPointer { NestingScan.cuts(of: $0, every: size) }
      return zip([0] + cuts, cuts + [bytes.count]).map { $0..<$1 }
    }

    /// The tree of a file up to where its brackets stand too deep, and the offset of that place; `nil`
    /// where none do.
    static func tree(of bytes: ArraySlice<UInt8>) -> (tree: SourceFileSyntax, end: Int?) {
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
