import EarshotTree

extension SystemWords {
  /// German.
  static let german = SystemWords(
    place: { Wording(text: "\($0) von \($1)") },
    segment: { trend, first, last in
      let direction =
        switch trend {
        case .rising: "steigend"
        case .falling: "fallend"
        case .steady: "gleichbleibend"
        }
      return .unconfirmed("\(direction), von \(first) bis \(last)")
    },
    inProgress: .unconfirmed("In Bearbeitung"),
    progressHalted: .unconfirmed("Fortschritt angehalten"), progress: .unconfirmed("Fortschritt"))
}
