extension SystemWords {
  /// Russian.
  static let russian = SystemWords(
    place: { Wording(text: "\($0) из \($1)") },
    page: { .unconfirmed("страница \($0) из \($1)") },
    decrement: .unconfirmed("Уменьшить"), increment: .unconfirmed("Увеличить"))
}
