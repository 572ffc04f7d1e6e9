import EarshotTree
import EarshotWriting

/// Writes a fix for a storyboard or xib: the inspector, and the elements of XML that it writes.
struct InterfaceBuilderFix {
  let plan: FixPlan

  /// Whether everything can be said in the document; else code has to say it.
  var isComplete: Bool {
    plan.kind != .merging && plan.kind != .pairing
      && plan.parts.allSatisfy { part in part.changes.allSatisfy { says($0, of: part) } }
  }

  /// The lines; none where the document can say nothing.
  var lines: [String] {
    // What tells the words of other views takes them from those while the app runs.
    guard plan.kind != .merging, plan.kind != .pairing else { return [] }
    return plan.parts.flatMap { part -> [String] in
      var part = part
      if part.isNamedGroup {
        let name = part.label.map { [Fix.Change.label($0)] } ?? []
        part.changes = name + [.container(.semanticGroup)]
      }
      // What swipes up and down does something in code only.
      guard !part.isAdjustable else { return [] }
      let section = InterfaceBuilderSection(
        part: part, rule: plan.subjects.rule, isJoined: plan.kind != .plain)
      let lines = section.lines
      return lines.isEmpty || plan.parts.count == 1 ? lines : ["<!-- \(part.title) -->"] + lines
    }
  }

  private func says(_ change: Fix.Change, of part: FixPlan.Part) -> Bool {
    switch change {
    case .order, .actions, .inputLabels, .handler, .expanded, .navigationStyle, .transform: false
    case .activationPoint: plan.kind != .plain
    // Where the document cannot give a view more room, code cannot either.
    case .frame(let frame): plan.kind != .plain || part.growth(to: frame) != nil
    case .insertTraits(let traits): part.isNamedGroup || !traits.contains(.adjustable)
    case .responds(nil): false
    case .color(let color): color.colorParts != nil
    default: true
    }
  }
}

extension FixPlan.Part {
  /// What a person calls the view in the document outline.
  fileprivate var title: String {
    let name = subject.title.isEmpty ? subject.name : subject.title.onOneLine.truncated(to: 40)
    let id = subject.document?.id ?? subject.id.rawValue
    return "\(name) (\(id))".replacing("--", with: "- -")
  }
}
