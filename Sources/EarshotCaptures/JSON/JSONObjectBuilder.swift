import EarshotTree

/// Collects the members of an object and refuses names that stand twice.
struct JSONObjectBuilder {
  private var members: [JSONObject.Member] = []
  private var index: [String: Int] = [:]
  /// From this number of members on, names are found by a table rather than by a search.
  private static let tableSize = 12

  mutating func append(_ member: JSONObject.Member) throws(CaptureError) {
    let first =
      index.isEmpty
      ? members.firstIndex { $0.name == member.name } : index[member.name]
    if let first {
      throw CaptureError(
        .malformed, "the key '\(member.name)' stands twice in one object",
        help: "keep one of the two; the first is in line \(members[first].location.line)",
        at: member.location)
    }
    members.append(member)
    if !index.isEmpty {
      index[member.name] = members.count - 1
    } else if members.count == JSONObjectBuilder.tableSize {
      for (place, member) in members.enumerated() { index[member.name] = place }
    }
  }

  /// The object of the members so far.
  func object(at location: SourceLocation) -> JSONObject {
    JSONObject(members, index: index, at: location)
  }
}
