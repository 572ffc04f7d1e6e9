import EarshotTree

extension RuleContext {
  /// What makes one element of a node and the stops in it.
  ///
  /// Texts become the label and the value, controls become actions. It is a button only if a tap on
  /// the node itself does something.
  func merging(_ stops: [Node], into node: Node) -> Fix {
    let controls = stops.filter { $0.role.isControl }
    var changes: [Fix.Change] = [.isElement(true)] + words(of: stops, in: node)
    if node.reactsToTap { changes.append(.insertTraits(.button)) }
    // What is alone in it is what it does itself.
    if !controls.isEmpty, stops.count > 1 || !node.reactsToTap {
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
      let action = CustomAction(name)
      return isNamed && !action.isNameless ? action : CustomAction(Fix.Words.toWrite(.name).text)
    }
  }

  /// The label and the value of a node that tells what stops in it told: the name and the prices are
  /// the label, all else is the value (F250, F255), and no word is left out.
  ///
  /// The label that a node has stays in front. A price that is a button is told with the others, as it
  /// is no stop any more.
  func words(of stops: [Node], in node: Node) -> [Fix.Change] {
    let own = node.spokenLabel
    var told = RowText(own.isEmpty ? [] : [own])
    // A flag before the name of its land is the name once more.
    let all =
      stops.contains(where: \.isEmojiOnly)
      ? Set(stops.flatMap { $0.isEmojiOnly ? [] : $0.foldedLabel.words }) : []
    let language = screen.language(of: node)
    for stop in stops {
      if stop.isEmojiOnly, stop.repeats(stop.spokenLabel.emoji, in: language, among: all) {
        continue
      }
      let isPrice = MoneyLexicon.isPrice(stop.foldedLabel)
      guard !stop.role.isControl || stop.role == .button && isPrice else { continue }
      let isName = told.hasNoName && stop.role != .image && !isPrice
      told.add(stop.spokenLabel, as: isName ? .name : isPrice ? .price : .rest)
      told.add(stop.value, as: MoneyLexicon.isPrice(stop.value.lowercased()) ? .price : .rest)
    }
    guard let label = told.label else {
      let only = stops.count == 1 ? stops[0].spokenLabel : ""
      return [.label(only.isEmpty ? .toWrite(.name) : .known(only))]
    }
    let value = ([node.value] + told.value).filter { !$0.isEmpty }.joined(separator: ", ")
    return [.label(.known(label))] + (value == node.value ? [] : [.value(.known(value))])
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
