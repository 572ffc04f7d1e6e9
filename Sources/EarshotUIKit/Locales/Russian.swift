import EarshotTree

extension SystemWords {
  /// Russian.
  static let russian = SystemWords(
    place: { Wording(text: "\($0) из \($1)") },
    page: { .unconfirmed("страница \($0) из \($1)") },
    rows: { Wording(text: "Показаны строки с \($0) по \($1) из \($2)") },
    scrolledPage: { Wording(text: "Страница \($0) из \($1)") },
    segment: { trend, first, last in
      let direction =
        switch trend {
        case .rising: "рост"
        case .falling: "падение"
        case .steady: "без изменений"
        }
      return .unconfirmed("\(direction), \(first) – \(last)")
    },
    decrement: .unconfirmed("Уменьшить"), increment: .unconfirmed("Увеличить"),
    inProgress: .unconfirmed("Выполняется"),
    progressHalted: .unconfirmed("Выполнение остановлено"),
    progress: .unconfirmed("Ход выполнения"))
}
