import EarshotTree

/// What was not understood, counted, in the order in which it was met.
struct UnknownList {
  private(set) var list: [Capture.Unknown] = []
  private var places: [String: Int] = [:]

  /// Notes something that is not understood.
  mutating func note(_ what: String, at location: SourceLocation?) {
    if let place = places[what] {
      list[place].count += 1
    } else {
      places[what] = list.count
      list.append(Capture.Unknown(what: what, location: location))
    }
  }

  /// Notes the keys of an object that are not known.
  mutating func note(keysOf object: JSONObject, besides known: some Collection<String>) {
    for member in object.members where !known.contains(member.name) {
      note("key '\(member.name)'", at: member.location)
    }
  }
}
