extension SystemWords {
  /// German.
  static let german = SystemWords(place: { Wording(text: "\($0) von \($1)") })
}
