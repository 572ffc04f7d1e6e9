extension Interpreter {
  /// Whether a view of SwiftUI stands for one of UIKit that only draws: a plain view or a blur without texts,
  /// controls and anything that reacts.
  func onlyDraws(_ object: Object) -> Bool {
    guard index.ancestry(of: object.type).contains("UIViewRepresentable"),
      index.functions("makeCoordinator", of: object.type).isEmpty,
      let (maker, owner) = index.functions("makeUIView", of: object.type).first,
      let place = maker.body?.first?.range,
      case .object(let view) = invoke(
        maker, owner: owner, on: .object(object),
        [
          ArgumentValue(
            label: "context", value: .unknown("context", nil),
            expression: Expression(.unknown, place), isTrailing: false)
        ], Expression(.unknown, place))
    else { return false }
    let updates = index.functions("updateUIView", of: object.type).flatMap {
      $0.function.body ?? []
    }
    return onlyDraws(view, 0) && !updates.changesMoreThanLooks
  }

  private func onlyDraws(_ view: Object, _ depth: Int) -> Bool {
    guard depth < 20, view.name == nil,
      ["UIView", "UIVisualEffectView"].contains(library.base(of: view, self) ?? "")
    else { return false }
    let isSilent = view.fields.keys.allSatisfy {
      !$0.hasPrefix("accessibility") && $0 != "isAccessibilityElement" && $0 != "#isTappable"
    }
    guard isSilent else { return false }
    if let info = index.type(view.type) {
      let names = Set(info.functions.keys).union(info.variables.compactMap(\.name))
      let reacts = names.contains {
        $0.hasPrefix("accessibility") || $0.hasPrefix("touches") || $0 == "hitTest"
          || $0 == "isAccessibilityElement"
      }
      guard !reacts, info.functions["draw"] == nil else { return false }
    }
    return view.subviews.allSatisfy { onlyDraws($0, depth + 1) }
  }
}

extension [Statement] {
  /// Whether they may give a view texts, controls or labels.
  fileprivate var changesMoreThanLooks: Bool {
    var changes = false
    forEachExpression { part in
      guard let name = part.lastName else { return }
      changes =
        changes || name.hasPrefix("addSubview") || name.hasPrefix("accessibility")
        || name == "addGestureRecognizer" || name == "isAccessibilityElement"
    }
    return changes
  }
}
