public import EarshotSession
import EarshotTree

/// The output of a technology that shows rather than speaks, after one input.
public struct ShownOutput: Hashable, Sendable {
  /// The lines that were shown, in order: what was not understood, and what cannot be done.
  public internal(set) var shown: [String] = []
  /// The requests to the app, in order.
  public internal(set) var actions: [PerformedAction] = []
  /// The overlay of the screen afterwards; `nil` for none.
  public internal(set) var overlay: ScreenOverlay?

  /// The texts that lie over the screen: names, numbers, the lines of a menu.
  var overlayTexts: [String] { (overlay?.badges.map(\.text) ?? []) + (overlay?.lines ?? []) }

  /// What of an expectation is not there.
  func problems(
    shows: SpokenLines?, does: [ElementAction]?, on id: Element.ID?, overlay: SpokenLines?
  ) -> [String] {
    var problems: [String] = []
    if let shows,
      let problem = Captions.mismatch(expected: shows.lines, heard: shown, verb: "shown")
    {
      problems.append(problem)
    }
    if let does, does != actions.map(\.action) {
      problems.append("expected the app to be asked for \(does), \(asked)")
    }
    if let id, actions.isEmpty || actions.contains(where: { $0.element != id }) {
      problems.append("expected '\(id)' to be asked, \(asked)")
    }
    if let overlay,
      let problem = Captions.mismatch(
        expected: overlay.lines, heard: overlayTexts, verb: "shown")
    {
      problems.append("over the screen: " + problem)
    }
    return problems
  }

  /// What the app was asked, and what was shown in its place, in words.
  private var asked: String {
    let requests = actions.map { "\($0.action) of '\($0.element?.rawValue ?? "the app")'" }
    let what = requests.isEmpty ? "it was asked for nothing" : "it was asked for \(requests)"
    return shown.isEmpty ? what : "\(what); shown was «\(shown.joined(separator: "», «"))»"
  }
}
