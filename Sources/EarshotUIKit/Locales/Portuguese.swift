extension SystemWords {
  /// Portuguese; nothing confirms the words.
  static let portuguese = SystemWords(
    place: { .unconfirmed("\($0) de \($1)") }, page: { .unconfirmed("página \($0) de \($1)") },
    decrement: .unconfirmed("Diminuir"), increment: .unconfirmed("Aumentar"))
}
