import EarshotTree

extension SystemWords {
  /// English; the badge is asserted by a test, so are both words of
  /// the activity indicator and that of the progress view, by tests of public apps.
  static let english = SystemWords(
    place: { Wording(text: "\($0) of \($1)") },
    digits: { Wording(text: $0 == "1" ? "1 item" : "\($0) items") },
    page: { Wording(text: "page \($0) of \($1)") },
    rows: { Wording(text: "Rows \($0) to \($1) of \($2)") },
    scrolledPage: { Wording(text: "Page \($0) of \($1)") },
    segment: { trend, first, last in
      let direction =
        switch trend {
        case .rising: "rising"
        case .falling: "falling"
        case .steady: "steady"
        }
      return .unconfirmed("\(direction), from \(first) to \(last)")
    },
    decrement: Wording(text: "Decrement"), increment: Wording(text: "Increment"),
    inProgress: Wording(text: "In progress"), progressHalted: Wording(text: "Progress halted"),
    progress: Wording(text: "Progress"))
}
