import EarshotTree

extension RuleContext {
  /// What makes one element of a node and the stops in it.
  ///
  /// Texts become the label, controls become actions. It is a button only if a tap on the node itself
  /// does something.
  func merging(_ stops: [Node], into node: Node) -> Fix {
    let controls = stops.filter { $0.role.isControl }
    var changes: [Fix.Change] = [.isElement(true), .label(mergedLabel(of: stops, in: node))]
    if node.reactsToTap { changes.append(.insertTraits(.button)) }
    if !controls.isEmpty {
      let own = node.element.customActions.value ?? []
      changes.append(.actions(own + actions(of: controls)))
    }
    return Fix(changes.map { Fix.Edit(node, $0) })
  }

  /// The actions that do what controls do; a control without a name leaves the name to write.
  func actions(of controls: [Node]) -> [CustomAction] {
    controls.map { control in
      let own = control.spokenLabel
      // A cell is named by the texts in it.
      let inner = control.descendants.first { $0.role == .text && !$0.spokenLabel.hasNoWord }
      let name = own.isEmpty ? inner?.spokenLabel ?? "" : own
      let isNamed = (inner != nil || !control.hasNoName) && !CodeText.isPictureName(name)
      return CustomAction(isNamed ? name : Fix.Words.toWrite(.name).text)
    }
  }

  /// The label that a node has, else the texts in it one after another; a price that is a button is
  /// told after the name, as it is no stop any more.
  private func mergedLabel(of stops: [Node], in node: Node) -> Fix.Words {
    if !node.spokenLabel.isEmpty { return .known(node.spokenLabel) }
    let texts = stops.filter { !$0.role.isControl }.map { $0.spokenLabel }
    let prices = stops.filter { $0.role == .button && MoneyLexicon.isPrice($0.foldedLabel) }
      .map(\.spokenLabel).filter { !texts.contains($0) }
    var heard = texts.filter { !$0.isEmpty }
    if !heard.isEmpty { heard.insert(contentsOf: prices, at: 1) }
    return heard.isEmpty ? .toWrite(.name) : .known(heard.joined(separator: ", "))
  }

  /// Changes of a node that tells all, and takes away stops without touching what they show.
  func changing(_ node: Node, _ changes: [Fix.Change], removing stops: [Node]) -> Fix {
    Fix(changes.map { Fix.Edit(node, $0) } + stops.map { Fix.Edit($0, .isElement(false)) })
  }

  /// Changes of a node that tells what stops beside it told, whose frame grows around them all.
  func joining(_ stops: [Node], to node: Node, _ changes: [Fix.Change]) -> Fix {
    let frame = frame(around: [node] + stops).map { [Fix.Change.frame($0)] } ?? []
    return changing(node, changes + frame, removing: stops)
  }

  /// The smallest rectangle around nodes; `nil` when one of them has no known frame.
  func frame(around nodes: [Node]) -> Rect? {
    let frames = nodes.compactMap(\.frame)
    return frames.count == nodes.count ? .around(frames) : nil
  }
}
