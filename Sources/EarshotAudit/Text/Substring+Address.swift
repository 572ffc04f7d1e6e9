extension Substring {
  /// Whether it names a protocol, or a domain with a path longer than a limit.
  func isRawAddress(longerThan limit: Int) -> Bool {
    if !contains("/") { return false }
    if prefixMatch(of: #/[A-Za-z]+:///#) != nil { return true }
    let domain = prefixMatch(of: #/(?:[\p{L}\p{N}\-]+\.)+\p{L}{2,}//#)
    return domain.map { self[$0.range.upperBound...].count > limit } ?? false
  }
}
