extension Int {
  /// The whole number of a value towards zero; of values beyond 2⁵³, and of infinity, that limit;
  /// 0 of what is no number.
  ///
  /// Numbers of an input may have any size; beyond 2⁵³ a `Double` no longer tells whole numbers
  /// apart, and there is room left to add to them.
  package init(clamping value: Double) {
    let limit = 9_007_199_254_740_992.0
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
  }
}
