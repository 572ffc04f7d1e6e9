/// Why a change of a design is not made.
enum DesignProblem: Error, Hashable {
  /// An item of it is not there any more.
  case gone
  /// Somebody else changed the same item on disk; both versions are kept, the other path is given.
  case conflict(String)
  /// The document on disk cannot be read any more.
  case unreadable(String)
}
