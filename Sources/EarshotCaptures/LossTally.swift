import EarshotTree

/// What a capture lacks, counted, in the order in which it was met.
struct LossTally {
  private(set) var list: [Capture.Loss] = []
  private var places: [String: Int] = [:]

  /// Counts elements that lack a property, or whose property was concluded.
  mutating func note(_ what: Element.Field, _ why: String, count: Int = 1) {
    guard count > 0 else { return }
    let key = "\(what.rawValue) \(why)"
    if let place = places[key] {
      list[place].count += count
    } else {
      places[key] = list.count
      list.append(Capture.Loss(what: what, why: why, count: count))
    }
  }

  /// Counts elements that lack several properties for the same reason.
  mutating func note(_ what: [Element.Field], _ why: String, count: Int) {
    for field in what { note(field, why, count: count) }
  }

  /// Adds what another tally counted.
  mutating func add(_ losses: [Capture.Loss]) {
    for loss in losses { note(loss.what, loss.why, count: loss.count) }
  }
}
