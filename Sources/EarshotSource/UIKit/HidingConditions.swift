import EarshotUIKit

/// The conditions, known only when the app runs, under which the views of a screen are hidden.
///
/// Of views that never show at the same time, those are heard that show when a screen is first seen.
struct HidingConditions {
  /// A condition without its negation.
  private struct Condition {
    var subject: String
    var isNegated = false

    /// Reads `!user.isGuest`, `error == nil` and the like.
    init(_ words: String) {
      subject = words
      // A sign before one of several conditions negates that one alone.
      guard !words.contains("&&"), !words.contains("||") else { return }
      if subject.hasPrefix("!") {
        isNegated = true
        subject.removeFirst()
      }
      if subject.hasPrefix("("), subject.hasSuffix(")") {
        subject = String(subject.dropFirst().dropLast())
      }
      if subject.hasSuffix(" != nil") {
        isNegated.toggle()
        subject = subject.dropLast(" != nil".count) + " == nil"
      }
    }

    /// Whether it holds when a screen is first seen.
    var usuallyHolds: Bool { isUsual != isNegated }

    /// Lists have members, and there is no error.
    private var isUsual: Bool {
      if subject.hasSuffix(" == nil") { return subject.lowercased().contains("error") }
      if [" > ", " >= ", " != "].contains(where: subject.contains) { return true }
      let name = subject.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? ""
      return Interpreter.isUsual(name)
    }
  }

  private var conditions: [String: Condition] = [:]

  /// Notes the condition that a view is hidden under.
  mutating func note(_ words: String, _ id: String) { conditions[id] = Condition(words) }

  /// The view without what others stand for.
  func applied(to view: View) -> View {
    let subjects = Dictionary(grouping: conditions.values, by: \.subject)
    let exclusive = subjects.filter { Set($0.value.map(\.isNegated)).count == 2 }
    let hidden = conditions.filter { exclusive[$1.subject] != nil && $1.usuallyHolds }
    return hidden.isEmpty ? view : applied(to: view, Set(hidden.keys))
  }

  private func applied(to view: View, _ hidden: Set<String>) -> View {
    var view = view
    if let id = view.id, hidden.contains(id) { view.isHidden = true }
    view.children = view.children.map { applied(to: $0, hidden) }
    return view
  }
}
