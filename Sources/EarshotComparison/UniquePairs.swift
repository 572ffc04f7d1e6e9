/// Members of two lists that belong together since only one of each list has their key.
enum UniquePairs {
  /// The pairs, in the order of the second list.
  static func of<Member>(
    _ before: [Member], _ after: [Member], by key: (Member) -> String
  ) -> [(before: Member, after: Member)] {
    let known = Dictionary(grouping: before, by: key)
    let counts = Dictionary(grouping: after, by: key).mapValues(\.count)
    return after.compactMap { member in
      guard let others = known[key(member)], others.count == 1, counts[key(member)] == 1 else {
        return nil
      }
      return (others[0], member)
    }
  }
}
