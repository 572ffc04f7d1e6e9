extension String {
  /// The text without white space around it.
  var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
