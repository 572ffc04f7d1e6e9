import EarshotTree

/// Writes a fix for Flutter: widgets around the widget.
struct FlutterFix {
  let plan: FixPlan

  /// The widgets, each after the name of what it stands around where there are several.
  var lines: [String] {
    if plan.kind == .merging || plan.kind == .pairing || plan.kind == .naming {
      return ["MergeSemantics(child: row)  // the row around them"]
    }
    return plan.parts.flatMap { part -> [String] in
      let lines = part.changes.compactMap { widget($0, of: part) }
        .flatMap { $0.split(separator: "\n").map(String.init) }
      guard plan.parts.count > 1, !lines.isEmpty else { return lines }
      return ["// \(part.subject.nameInComments)"] + lines
    }
  }

  private func widget(_ change: Fix.Change, of part: FixPlan.Part) -> String? {
    let name = part.subject.name
    func semantics(_ arguments: String) -> String { "Semantics(\(arguments), child: \(name))" }
    switch change {
    case .label(let words): return labelled(part, part.text(words).dartLiteral)
    case .value(let words): return semantics("value: \(part.text(words).dartLiteral)")
    case .hint(let words?): return semantics("onTapHint: \(words.text.dartLiteral)")
    case .isElement(false), .hidden(true): return "ExcludeSemantics(child: \(name))"
    case .isElement(true): return semantics("container: true")
    case .grouped(true), .container(_?): return semantics("explicitChildNodes: true")
    case .insertTraits(let traits):
      let flags: [(Traits, String)] = [
        (.header, "header: true"), (.button, "button: true"), (.image, "image: true"),
        (.selected, "selected: isSelected"), (.notEnabled, "enabled: false"), (.link, "link: true"),
      ]
      let given = flags.filter { traits.contains($0.0) }.map(\.1)
      return given.isEmpty ? nil : semantics(given.joined(separator: ", "))
    case .frame(let frame):
      let sides = part.leastSides(of: frame, ("minWidth", "minHeight")) { "\($0): 48" }
      guard plan.kind == .plain, !sides.isEmpty else { return nil }
      return "ConstrainedBox(constraints: const BoxConstraints(\(sides.joined(separator: ", "))), "
        + "child: \(name))"
    case .order(let ids?) where ids.count <= 4:
      return ids.enumerated().map { place, id in
        "Semantics(sortKey: const OrdinalSortKey(\(place + 1)), child: \(plan.subjects[id].name))"
      }.joined(separator: "\n")
    case .language(let tag): return semantics("localeForSubtree: Locale(\(tag.dartLiteral))")
    case .identifier(let text): return semantics("identifier: \(text.dartLiteral)")
    default: return nil
    }
  }

  private func labelled(_ part: FixPlan.Part, _ text: String) -> String {
    let name = part.subject.name
    switch part.subject.role {
    case .field, .searchField:
      return "TextField(decoration: InputDecoration(labelText: \(text)))"
    case .image: return "Image(image: image, semanticLabel: \(text))"
    case .button, .link, .tab:
      return "Semantics(label: \(text), button: true, onTap: onTap, excludeSemantics: true, "
        + "child: \(name))"
    // The label stands for the texts in it, which are not heard as well.
    default: return "Semantics(label: \(text), excludeSemantics: true, child: \(name))"
    }
  }
}
