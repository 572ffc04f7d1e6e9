import EarshotConversion
import EarshotText
package import EarshotTree
import EarshotWriting

/// A fix as Swift code to start from: lines for UIKit and modifiers for SwiftUI.
///
/// The element of the finding is called `element`; others are called after their identities. What
/// a framework has no code for stands as a comment, so that nothing is lost silently.
package struct FixSketch: Hashable, Sendable {
  /// The lines for UIKit.
  package let uikit: [String]
  /// The lines for SwiftUI: the name of a view, then its modifiers.
  package let swiftUI: [String]

  /// The most elements of an order that are written; JSON has all of them among the edits.
  private static let longestOrder = 30

  /// Writes a fix of an element; `nil` is a finding about the screen as a whole.
  package init(_ whole: Fix, of element: Element.ID?) {
    let (fix, left) = whole.shorteningOrders(to: FixSketch.longestOrder)
    let rest = left > 0 ? ["// then the other \(left), in the order of today"] : []
    func name(_ id: Element.ID) -> String {
      id == element ? "element" : SwiftNames.name(id.rawValue)
    }
    uikit = fix.edits.map { $0.change.uikit(name($0.element), name) } + rest
    var views: [(name: String, modifiers: [String])] = []
    func add(_ modifiers: [String], to view: String) {
      if views.last?.name != view { views.append((view, [])) }
      views[views.count - 1].modifiers += modifiers
    }
    for edit in fix.edits {
      if case .order(let ids?) = edit.change {
        // In SwiftUI the elements carry the order, not their container.
        for (place, id) in ids.enumerated() {
          add([".accessibilitySortPriority(\(ids.count - place))"], to: name(id))
        }
      } else {
        add(edit.change.swiftUI, to: name(edit.element))
      }
    }
    swiftUI = views.flatMap { [$0.name] + $0.modifiers.map { "  \($0)" } } + rest
  }
}

extension Fix {
  /// The fix with the beginnings of long orders, and how many elements are left out.
  fileprivate func shorteningOrders(to count: Int) -> (fix: Fix, left: Int) {
    var (fix, left) = (self, 0)
    for (index, edit) in edits.enumerated() {
      guard case .order(let ids?) = edit.change, ids.count > count else { continue }
      fix.edits[index].change = .order(Array(ids.prefix(count)))
      left += ids.count - count
    }
    return (fix, left)
  }
}

extension Fix.Change {
  /// The line for UIKit.
  fileprivate func uikit(_ element: String, _ name: (Element.ID) -> String) -> String {
    if let (property, value) = assignment(name) { return "\(element).\(property) = \(value)" }
    return switch self {
    case .insertTraits(let traits): traits.uikit { "\(element).accessibilityTraits.insert(\($0))" }
    case .removeTraits(let traits): traits.uikit { "\(element).accessibilityTraits.remove(\($0))" }
    case .activationPoint:
      "// remove accessibilityActivationPoint of \(element): the middle is the default"
    case .responds: "// remove accessibilityRespondsToUserInteraction of \(element)"
    case .expanded(let status):
      "if #available(iOS 18.0, *) { "
        + "\(element).accessibilityExpandedStatus = .\(status.rawValue) }"
    case .handler(let handler): "// in the class of \(element): \(handler.uikit)"
    case .color(let color): "// \(element): text colour \(color.onOneLine)"
    case .fontSize(let size): "\(element).font = \(element).font.withSize(\(size.swift))"
    case .transform(let transform): "// \(element).transform: \(transform?.onOneLine ?? "")"
    default: ""
    }
  }

  /// The property of UIKit that is set, with its value; `nil` where something else is to be done.
  private func assignment(_ name: (Element.ID) -> String) -> (property: String, value: String)? {
    switch self {
    case .label(let words): ("accessibilityLabel", words.text.swiftLiteral)
    case .value(let words): ("accessibilityValue", words.text.swiftLiteral)
    case .hint(let words): ("accessibilityHint", words?.text.swiftLiteral ?? "nil")
    case .isElement(let flag): ("isAccessibilityElement", "\(flag)")
    case .hidden(let flag): ("accessibilityElementsHidden", "\(flag)")
    case .order(let ids): ("accessibilityElements", ids?.map(name).swiftList ?? "nil")
    case .grouped(let flag): ("shouldGroupAccessibilityChildren", "\(flag)")
    case .container(let type): ("accessibilityContainerType", type?.swift ?? ".none")
    case .modal(let flag): ("accessibilityViewIsModal", "\(flag)")
    case .actions(let actions): ("accessibilityCustomActions", actions.map(\.swift).swiftList)
    case .inputLabels(let names):
      ("accessibilityUserInputLabels", names.map(\.text.swiftLiteral).swiftList)
    case .responds(let flag?): ("accessibilityRespondsToUserInteraction", "\(flag)")
    case .navigationStyle(let style): ("accessibilityNavigationStyle", ".\(style.rawValue)")
    case .language(let tag): ("accessibilityLanguage", tag.swiftLiteral)
    case .identifier(let text): ("accessibilityIdentifier", text.swiftLiteral)
    case .frame(let rect):
      ("accessibilityFrame", "CGRect(\(rect.swift))  // in points of the screen")
    case .activationPoint(let point?):
      ("accessibilityActivationPoint", "CGPoint(x: \(point.x.swift), y: \(point.y.swift))")
    case .color(let color): color.components.map { ("textColor", "UIColor(\($0), alpha: 1)") }
    case .opacity(let alpha): ("alpha", alpha.swift)
    case .numberOfLines(let count): ("numberOfLines", "\(count)")
    case .transform(nil): ("transform", ".identity")
    default: nil
    }
  }

  /// The modifiers for SwiftUI.
  fileprivate var swiftUI: [String] {
    switch self {
    case .label(let words): [".accessibilityLabel(\(words.text.swiftUI))"]
    case .value(let words): [".accessibilityValue(\(words.text.swiftUI))"]
    case .hint(let words): [words.map { ".accessibilityHint(\($0.text.swiftUI))" } ?? "// no hint"]
    case .insertTraits(let traits): traits.swiftUI(added: true)
    case .removeTraits(let traits): traits.swiftUI(added: false)
    case .isElement(true): [".accessibilityElement(children: .ignore)"]
    case .isElement(false): ["// no element of its own, or .accessibilityHidden(true)"]
    case .hidden(let flag): [".accessibilityHidden(\(flag))"]
    case .order: ["// no .accessibilitySortPriority"]
    case .grouped(true), .container(_?): [".accessibilityElement(children: .contain)"]
    case .grouped(false), .container(nil): ["// no .accessibilityElement(children: .contain)"]
    case .modal(let flag):
      [flag ? ".accessibilityAddTraits(.isModal)" : ".accessibilityRemoveTraits(.isModal)"]
    case .actions(let actions):
      actions.map { ".accessibilityAction(named: \($0.name.swiftUI)) {}" }
    case .inputLabels(let names):
      [".accessibilityInputLabels(\(names.map(\.text.swiftUI).swiftList))"]
    case .responds(let flag):
      [
        flag.map { ".accessibilityRespondsToUserInteraction(\($0))" }
          ?? "// no .accessibilityRespondsToUserInteraction"
      ]
    case .identifier(let text): [".accessibilityIdentifier(\(text.swiftLiteral))"]
    case .handler(let handler): [".\(handler.swiftUI)"]
    case .opacity(let alpha): [".opacity(\(alpha.swift))"]
    case .fontSize(let size): [".font(.system(size: \(size.swift)))"]
    case .numberOfLines(let count): [".lineLimit(\(count == 0 ? "nil" : "\(count)"))"]
    case .color(let color):
      [
        color.components.map { ".foregroundStyle(Color(\($0)))" }
          ?? "// text colour \(color.onOneLine)"
      ]
    case .language, .navigationStyle, .frame, .activationPoint, .expanded, .transform:
      ["// no modifier of SwiftUI does what UIKit's line does"]
    }
  }
}

extension Traits {
  /// A line about the traits that an app can set, or a comment where there is none.
  fileprivate func uikit(_ line: (String) -> String) -> String {
    let names = intersection(.publicBits).names.map { ".\($0)" }
    guard !names.isEmpty else { return "// no public trait: \(self.names.joined(separator: ", "))" }
    return line(names.count == 1 ? names[0] : names.swiftList)
  }

  fileprivate func swiftUI(added: Bool) -> [String] {
    var lines: [String] = []
    let names = swiftUINames
    if !names.isEmpty {
      let list = names.count == 1 ? names[0] : names.swiftList
      lines.append(".accessibility\(added ? "Add" : "Remove")Traits(\(list))")
    }
    if contains(.notEnabled) { lines.append(".disabled(\(added))") }
    if contains(.adjustable) {
      lines.append(
        added ? ".accessibilityAdjustableAction { _ in }" : "// no .accessibilityAdjustableAction")
    }
    return lines.isEmpty ? ["// no trait of SwiftUI: \(self.names.joined(separator: ", "))"] : lines
  }
}

extension Handler {
  fileprivate var uikit: String {
    switch self {
    case .scroll:
      "override func \(rawValue)(_ direction: UIAccessibilityScrollDirection) -> Bool { true }"
    case .activate, .escape, .magicTap: "override func \(rawValue)() -> Bool { true }"
    }
  }
}

extension Rect {
  fileprivate var swift: String {
    "x: \(x.swift), y: \(y.swift), width: \(width.swift), height: \(height.swift)"
  }
}

extension Double {
  /// The number as Swift code with at most three decimals.
  fileprivate var swift: String {
    let rounded = (self * 1_000).rounded() / 1_000
    guard rounded.isFinite, rounded.magnitude < 1e15 else { return "0" }
    return rounded.short
  }
}

extension String {
  /// `#RRGGBB` as the arguments of a colour; `nil` when it is something else.
  fileprivate var components: String? {
    guard hasPrefix("#"), utf8.count == 7, let value = UInt32(dropFirst(), radix: 16) else {
      return nil
    }
    let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { (Double($0) / 255).swift }
    return "red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])"
  }
}
