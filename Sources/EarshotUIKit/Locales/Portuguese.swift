import EarshotTree

extension SystemWords {
  /// Portuguese; nothing confirms the words.
  static let portuguese = SystemWords(
    place: { .unconfirmed("\($0) de \($1)") }, page: { .unconfirmed("página \($0) de \($1)") },
    segment: { trend, first, last in
      let direction =
        switch trend {
        case .rising: "subindo"
        case .falling: "descendo"
        case .steady: "estável"
        }
      return .unconfirmed("\(direction), de \(first) a \(last)")
    },
    decrement: .unconfirmed("Diminuir"), increment: .unconfirmed("Aumentar"),
    inProgress: .unconfirmed("Em andamento"),
    progressHalted: .unconfirmed("Progresso interrompido"), progress: .unconfirmed("Progresso"))
}
