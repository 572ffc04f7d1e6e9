#if Source
  import EarshotSource
  import EarshotTree

  /// How deep the part of a file stands that is lowered, and what is left out because it stands too
  /// deep: whatever walks the result by recursion has an end to its stack.
  final class LoweringDepth {
    /// The number of expressions, statements and types inside of one another that are followed.
    ///
    /// A chain of calls counts by its length, because each call holds what it is applied to.
    static let limit = 1_000

    /// What is left out, one place for a line.
    private(set) var cuts: [CodeRange] = []
    private var level = 0
    private var lines: Set<Int> = []
    /// The most places that are named.
    private static let cutLimit = 20

    /// Goes deeper; `false` where that is too deep.
    func enter(_ count: Int) -> Bool {
      guard level + count <= Self.limit else { return false }
      level += count
      return true
    }

    /// Comes back.
    func leave(_ count: Int) { level -= count }

    /// Notes that a part of the file is left out.
    func note(_ range: CodeRange) {
      guard cuts.count < Self.cutLimit, lines.insert(range.location.line).inserted else { return }
      cuts.append(range)
    }
  }
#endif
