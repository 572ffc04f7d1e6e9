import EarshotTree
import EarshotWriting

/// Writes a fix for a web page: attributes of HTML.
struct WebFix {
  let plan: FixPlan

  /// The attributes, each after the name of its element where there are several.
  var lines: [String] {
    if plan.kind == .naming, let text = plan.silenced.first {
      let subject = plan.parts[0].subject
      if subject.role == .toggle { return labelledBy(text.label, id: text.name) }
      let name = subject.name
      return ["<label for=\"\(name)\">\(text.label.onOneLine.inXML)</label>"]
    }
    return plan.parts.flatMap { part in
      let lines = part.changes.flatMap { attributes($0, of: part) }
      guard plan.parts.count > 1, !lines.isEmpty else { return lines }
      return ["<!-- \(part.subject.name) -->"] + lines
    }
  }

  /// A switch takes its name from the text beside it, which may change.
  private func labelledBy(_ text: String, id: String) -> [String] {
    let id = id.isEmpty ? "‹id›" : id.inXML
    return ["aria-labelledby=\"\(id)\"  <!-- of the element “\(text.onOneLine.inXML)” -->"]
  }

  /// The sides that are too small; an inline link has no sides of its own.
  private func sized(_ part: FixPlan.Part, _ frame: Rect) -> [String] {
    let least = plan.subjects.platform == .web ? 44 : 48
    let sides = part.leastSides(of: frame, ("min-width", "min-height")) { "\($0): \(least)px" }
    guard !sides.isEmpty else { return [] }
    let isInline = part.subject.role == .link
    let styles = (isInline ? ["display: inline-flex", "align-items: center"] : []) + sides
    return ["style=\"\(styles.joined(separator: "; "))\""]
  }

  private func attributes(_ change: Fix.Change, of part: FixPlan.Part) -> [String] {
    switch change {
    case .label(let words):
      if part.subject.role == .toggle, let caption = part.subject.caption {
        return labelledBy(caption.label, id: caption.identifier)
      }
      if plan.subjects.rule == "label-not-capitalized", let tag = part.subject.tagOfText {
        return ["<\(tag)>\(part.text(words).onOneLine.inXML)</\(tag)>"]
      }
      let name = part.subject.role == .image ? "alt" : "aria-label"
      // A group has no value of its own.
      let rest = part.isMerging ? part.value.map { ", " + part.text($0) } ?? "" : ""
      return ["\(name)=\"\((part.text(words) + rest).onOneLine.inXML)\""]
    case .value where part.isMerging: return []
    case .value(let words): return ["aria-valuetext=\"\(part.text(words).onOneLine.inXML)\""]
    case .hint(let words): return words.map { ["title=\"\($0.text.onOneLine.inXML)\""] } ?? []
    case .isElement(false), .hidden(true): return ["aria-hidden=\"true\""]
    case .isElement(true): return part.subject.hasParts ? ["role=\"group\""] : []
    case .hidden(false): return ["aria-hidden=\"false\""]
    case .insertTraits(.button) where plan.subjects.rule == "role-unknown":
      return ["<button type=\"button\">\(part.subject.title.inXML)</button>"]
    case .insertTraits(let traits): return traits.aria
    case .modal(true): return ["aria-modal=\"true\""]
    case .container(.list?): return ["role=\"list\""]
    case .container, .grouped: return ["role=\"group\""]
    case .expanded(let status): return ["aria-expanded=\"\(status == .expanded)\""]
    case .language(let tag): return ["lang=\"\(tag.inXML)\""]
    case .identifier(let name): return ["id=\"\(name.inXML)\""]
    case .color(let color): return ["style=\"color: \(color.onOneLine.inXML)\""]
    case .fontSize(let size): return ["style=\"font-size: \(size.swift)px\""]
    case .frame(let frame): return sized(part, frame)
    default: return []
    }
  }
}

extension FixSubject {
  /// The tag of an element that is named by the text in it; `nil` for any other.
  fileprivate var tagOfText: String? {
    switch role {
    case .button: "button"
    case .link: "a"
    case .text: "span"
    default: nil
    }
  }
}

extension Traits {
  fileprivate var aria: [String] {
    let all: [(Traits, String)] = [
      (.button, "role=\"button\""), (.link, "role=\"link\""), (.header, "role=\"heading\""),
      (.image, "role=\"img\""), (.selected, "aria-current=\"true\""),
      (.notEnabled, "aria-disabled=\"true\""), (.searchField, "type=\"search\""),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
