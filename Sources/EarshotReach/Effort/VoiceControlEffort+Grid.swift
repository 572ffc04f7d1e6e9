import EarshotSession
import EarshotTree
import EarshotVoiceControl

extension VoiceControlEffort {
  /// The way by the grid to what answers to nothing: into cells until the middle of one lies on it.
  ///
  /// `nil` if a tap does nothing there, when nothing tells where it is, and when it is covered.
  func gridSteps(to element: Element) -> [EffortStep]? {
    guard !element.has(.notEnabled), takesTaps(element), let frame = element.effectiveFrame,
      let numbers = cells(to: element, in: frame)
    else { return nil }
    return [step(sentences.showGrid, on: nil)]
      + numbers.map { step(sentences.number($0), on: nil) }
      + [step(sentences.tapHere, on: element.id)]
  }

  /// Whether a finger on the element does something: it, or a view around it, takes taps.
  private func takesTaps(_ element: Element) -> Bool {
    // What it says about technologies keeps no finger off.
    var touched = element
    touched.respondsToUserInteraction = .notCaptured
    return touched.isInteractive
      || screen.responderChain(from: element.id).contains { node in
        node.isTappable.value == true || node.systemContainer == .cell
      }
  }

  /// The numbers of the fewest cells, one in the other, of which the last has its middle on the
  /// element.
  private func cells(to element: Element, in frame: Rect) -> [Int]? {
    let preferences = technology.preferences
    guard
      let grid = VoiceControlGrid(
        over: screen.screen, rows: preferences.gridRows, columns: preferences.gridColumns)
    else { return nil }
    var level: [(grid: VoiceControlGrid, numbers: [Int])] = [(grid, [])]
    // Cells become smaller than a finger long before that.
    for _ in 0..<4 {
      var next: [(grid: VoiceControlGrid, numbers: [Int])] = []
      for (grid, numbers) in level {
        for number in 1...grid.rows * grid.columns {
          guard let cell = grid.cell(number), !cell.intersection(frame).isEmpty else { continue }
          if screen.topmostElement(at: cell.center)?.id == element.id {
            return numbers + [number]
          }
          if let zoomed = grid.zoomed(to: number) { next.append((zoomed, numbers + [number])) }
        }
      }
      level = Array(next.prefix(200))
    }
    return nil
  }
}
