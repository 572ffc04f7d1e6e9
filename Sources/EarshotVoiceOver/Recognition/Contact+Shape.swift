import EarshotTree

/// What the movement of a contact that is over looks like.
extension Contact {
  /// Where all fingers went together, far enough for a flick.
  func flick(_ timing: GestureTiming) -> ScrollDirection? {
    let shift = shift
    let isTogether = strokes.allSatisfy {
      ($0.shift - shift).length <= timing.dispersion * shift.length
    }
    return isTogether && shift.length >= timing.flickLength ? shift.direction : nil
  }

  /// Whether each finger turned back twice or more, along the same axis.
  var isZigzag: Bool { turnsBack(2) }

  /// Whether each finger turned back, as in a V: neither a flick nor a zigzag.
  var isBent: Bool { turnsBack(1) }

  /// Whether two fingers have so far gone around each other rather than somewhere together.
  func isTurning(_ timing: GestureTiming) -> Bool {
    guard strokes.count == 2, abs(turned) >= timing.rotationStep, apart > timing.tapSlop / 2
    else { return false }
    // In a fast zigzag one finger may lag so far behind that the line between them swings.
    return apart > common * (turnsBack(1) ? 1 : timing.dispersion)
  }

  /// The same for a turn that is over: fingers that came one after the other are side by side again.
  func hasTurned(_ timing: GestureTiming) -> Bool {
    let apart = (strokes[1].shift - strokes[0].shift).length / 2
    return abs(turned) >= timing.rotationStep && apart > timing.dispersion * shift.length
  }

  /// Whether the only finger came from the bottom edge and went up rather than sideways.
  func isFromEdge(_ screen: Size, _ timing: GestureTiming) -> Bool {
    startsAtEdge(screen, timing) && first.reach > timing.tapSlop && first.shift.direction == .up
  }

  /// Whether the only finger came down at the bottom edge.
  func startsAtEdge(_ screen: Size, _ timing: GestureTiming) -> Bool {
    strokes.count == 1 && first.start.y >= screen.height - timing.edgeHeight
  }

  private func turnsBack(_ times: Int) -> Bool {
    var turns = first.turns
    for stroke in strokes.dropFirst() { turns = zip(turns, stroke.turns).map(min) }
    return turns.contains { $0 >= times }
  }
}
