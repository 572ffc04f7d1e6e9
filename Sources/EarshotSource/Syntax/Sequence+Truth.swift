extension Sequence<Bool?> {
  /// Whether all hold: `false` if one is known not to, `nil` if that is not known of one.
  package var allHold: Bool? {
    var isKnown = true
    for truth in self {
      if truth == false { return false }
      isKnown = isKnown && truth != nil
    }
    return isKnown ? true : nil
  }

  /// Whether one holds: `true` if one is known to, `nil` if that is not known of one.
  package var oneHolds: Bool? { map { $0.map { !$0 } }.allHold.map { !$0 } }
}
