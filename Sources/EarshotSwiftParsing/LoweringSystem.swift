#if Source
  import EarshotSource

  /// The oldest system that the app runs on, and the code of a file that is left out because it is for
  /// older ones.
  final class LoweringSystem {
    /// The oldest system; `nil` where no project tells it.
    let oldest: SystemVersion?
    /// The offsets of what is left out.
    private(set) var unreached: [Range<Int>] = []

    /// Makes it for a file.
    init(oldest: SystemVersion?) { self.oldest = oldest }

    /// Notes that no phone gets to a part of the file.
    func leaveOut(_ range: CodeRange) {
      guard !range.offsets.isEmpty else { return }
      unreached.append(range.offsets)
    }
  }
#endif
