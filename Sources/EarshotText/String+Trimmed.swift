extension StringProtocol {
  /// The text without white space around it.
  package var trimmed: String {
    // Letters of ASCII at both ends are the common case.
    let plain: ClosedRange<Unicode.Scalar> = "!"..."~"
    if let first = unicodeScalars.first, let last = unicodeScalars.last, plain.contains(first),
      plain.contains(last)
    {
      return String(self)
    }
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return String(self) }
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
