extension OrderedScreen {
  /// The element that offers a custom action where focus is on a stop: itself, or the cell around
  /// it, whose swipe actions UIKit offers also where the texts of the cell are the stops.
  ///
  /// - Parameters:
  ///   - name: the name of the action, or of the folder that it is in.
  ///   - id: the element in focus.
  package func provider(ofAction name: String, for id: Element.ID) -> Element? {
    providers(for: id).first { element in
      element.customActions.value?.contains { $0.name == name } == true
    }
  }

  /// The custom actions that are offered on a stop inside some folders; one name is one action.
  package func customActions(for id: Element.ID, in folders: [String] = []) -> [CustomAction] {
    if let folder = folders.first {
      return provider(ofAction: folder, for: id)?.actions(in: folders) ?? []
    }
    return providers(for: id).reduce(into: []) { actions, element in
      for action in element.customActions.value ?? []
      where !actions.contains(where: { $0.name == action.name }) {
        actions.append(action)
      }
    }
  }

  private func providers(for id: Element.ID) -> [Element] {
    guard let place = place(of: id) else { return [] }
    return [nodes[place].element] + (nodes[place].cell.map { [nodes[$0].element] } ?? [])
  }
}

extension ScreenNodes {
  /// Whether what is in a cell tells that the cell has actions: where its texts are the stops, and no
  /// control among them (F182; the example of a cart with buttons in its rows tells none).
  package func tellsItsActions(_ cell: Int) -> Bool {
    guard self[cell].element.customActions.value?.isEmpty == false else { return false }
    let controls: Traits = [.button, .link, .adjustable, .textEntry, .searchField, .keyboardKey]
    return !(cell..<self[cell].end).contains { place in
      let element = self[place].element
      return place != cell && element.isAccessibilityElement
        && element.traits.value?.isDisjoint(with: controls) == false
    }
  }
}
