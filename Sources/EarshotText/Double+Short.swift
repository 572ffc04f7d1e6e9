extension Double {
  /// The number, without a fraction where there is none.
  package var short: String {
    self == rounded() && magnitude < 1e15 ? String(Int64(self)) : String(self)
  }

  /// The number with two decimals at most, without a fraction where there is none.
  package var inHundredths: String { ((self * 100).rounded() / 100).short }

  /// The number to a thousandth, so that the same value has the same text everywhere.
  package var inThousandths: Double { (self * 1_000).rounded() / 1_000 }

  /// The share in whole percent.
  package var inPercent: String { "\(Int(clamping: (self * 100).rounded()))%" }
}
