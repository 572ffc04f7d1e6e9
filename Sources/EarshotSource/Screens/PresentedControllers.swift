/// What a method of UIKit makes and presents: alerts, and views of SwiftUI.
struct PresentedControllers {
  let function: Function
  let host: String
  let index: SourceIndex

  private typealias Entry = SourceProject.Entry

  /// The screens, in the order of the code.
  var found: [PresentationFinder.Found] {
    let body = function.body ?? []
    var found: [PresentationFinder.Found] = []
    body.forEachExpression { part in
      guard case .call(_, let arguments) = part.kind else { return }
      switch part.madeName {
      case "UIAlertController" where arguments.contains { $0.label == "title" }:
        found.append(alert(part, arguments, body))
      case "UIHostingController": if let shown = hosted(part, arguments) { found.append(shown) }
      default: break
      }
    }
    return found
  }

  private func alert(
    _ call: Expression, _ arguments: [Expression.Argument], _ body: [Statement]
  ) -> PresentationFinder.Found {
    var isSheet = false
    if case .member(_, "actionSheet")? = arguments.first(where: { $0.label == "preferredStyle" })?
      .value.kind
    {
      isSheet = true
    }
    let content = Entry.Content.alertController(
      function, body.innermost(around: call.range.offsets.lowerBound), at: call.range, of: host)
    return PresentationFinder.Found(
      entry: Entry(
        name: "\(host).\(isSheet ? "actionSheet" : "alert")",
        kind: .shown(isSheet ? .dialog : .alert, by: host), range: call.range, content: content),
      type: nil)
  }

  /// A view of SwiftUI that is presented or pushed; one that is a part of the host is read there.
  private func hosted(
    _ call: Expression, _ arguments: [Expression.Argument]
  ) -> PresentationFinder.Found? {
    guard let root = arguments.first(where: { $0.label == "rootView" })?.value, isShown,
      let type = root.madeNames.compactMap({
        index.typeName($0, in: host, at: root.range.file.path)
      })
      .first(where: { index.ancestry(of: $0).contains("View") })
    else { return nil }
    return PresentationFinder.Found(
      entry: Entry(
        name: type, kind: .shown(.hosted, by: host), range: root.range,
        content: .views([Statement(.expression(root), root.range)], of: host, seeing: [])),
      type: type)
  }

  /// Whether the method shows a controller, and adds none as a child.
  private var isShown: Bool {
    var names: Set<String> = []
    (function.body ?? []).forEachExpression { part in
      guard case .call(let callee, _) = part.kind else { return }
      switch callee.kind {
      case .name(let name), .member(_, let name): names.insert(name)
      default: break
      }
    }
    return names.isDisjoint(with: ["addChild"])
      && !names.isDisjoint(with: ["present", "pushViewController", "show", "setViewControllers"])
  }
}
