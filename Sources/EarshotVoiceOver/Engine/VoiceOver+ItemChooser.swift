import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceOver {
  /// Opens the list of all elements.
  mutating func openItemChooser(on screen: Transcript.OrderedScreen) -> [Response] {
    let chooser = ItemChooser(screen.order)
    itemChooser = chooser
    return [say(.itemChooser(chooser.items.count))] + sayItem()
  }

  /// Answers a gesture while the list is open.
  mutating func choose(
    _ gesture: Gesture, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    switch gesture {
    case .swipeRight, .swipeDown: return moveItem(by: 1)
    case .swipeLeft, .swipeUp: return moveItem(by: -1)
    case .type(let text):
      itemChooser?.filter += text
      itemChooser?.index = 0
      return sayItem()
    case .delete(let count):
      let filter = itemChooser?.filter ?? ""
      itemChooser?.filter = String(filter.dropLast(count))
      itemChooser?.index = 0
      return sayItem()
    case .singleTap: return sayItem()
    case .doubleTap, .splitTap:
      let item = itemChooser?.chosen
      itemChooser = nil
      let stop = item.flatMap { screen.order.index(of: $0.id) }.map { screen.order[$0] }
      return move(to: stop, on: screen, at: time)
    case .scrub, .twoFingerTripleTap:
      itemChooser = nil
      return speakAgain(on: screen)
    default: return [.sound(.boundary)]
    }
  }

  private mutating func moveItem(by step: Int) -> [Response] {
    guard let chooser = itemChooser, chooser.matches.indices.contains(chooser.index + step) else {
      return [.sound(.boundary)]
    }
    itemChooser?.index += step
    return sayItem()
  }

  private func sayItem() -> [Response] {
    guard let item = itemChooser?.chosen else { return [.sound(.boundary)] }
    return [.speak(.announcement(item.label), Speech(.system, cause: .asked, element: item.id))]
  }
}
