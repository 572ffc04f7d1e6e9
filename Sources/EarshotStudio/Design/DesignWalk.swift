import EarshotCaptures
import EarshotTree

/// Goes along the items of a design and their text side by side.
struct DesignWalk {
  private(set) var items: [DesignItemState] = []
  private var boards: [DesignReading.Board] = []
  private var hasLooseItems = false
  private let convention: VODesignDocument.Convention

  init(_ convention: VODesignDocument.Convention) { self.convention = convention }

  /// Goes along a list whose items are understood.
  mutating func visit(_ list: DesignList) { visit(list, parent: nil, board: nil) }

  private mutating func visit(_ list: DesignList, parent: Int?, board: DesignReading.Board?) {
    for item in list.items {
      guard let facts = item.facts else { continue }
      let isBoard = parent == nil && item.isArtboard
      let around = isBoard ? self.board(item, facts) : board
      if isBoard, let around { boards.append(around) }
      if !isBoard, parent == nil { hasLooseItems = true }
      var state = facts.state
      state.key = item.key
      state.parent = parent
      state.board = around?.key
      if isBoard { state.kind = .board }
      state.frame = facts.frame.map {
        convention.points(of: $0, from: around?.corner ?? .zero)
      }
      items.append(state)
      if let inside = item.list { visit(inside, parent: item.key, board: around) }
    }
  }

  private func board(_ item: DesignItem, _ facts: DesignItemFacts) -> DesignReading.Board {
    let file = try? facts.object["imageLocation"]?.object("x")["fileWrapper"]?.object("x")
    let frame = facts.frame ?? .zero
    let size = convention.points(of: frame, from: frame.origin)
    return DesignReading.Board(
      key: item.key, title: (try? facts.object.string("label")) ?? nil,
      size: Size(width: size.width, height: size.height), corner: frame.origin,
      picture: (try? file?.string("name")) ?? nil)
  }

  /// The screens in the order in which the reader makes them: the items outside of artboards first.
  func boards(of screens: [Screen]) -> [DesignReading.Board] {
    var all = boards
    if hasLooseItems || boards.isEmpty {
      let frames = items.filter { $0.board == nil }.compactMap(\.frame)
      let extent = frames.reduce(Rect.zero) { $0.union($1) }
      let guess = Size(width: max(extent.maxX, 390), height: max(extent.maxY, 844))
      all.insert(
        DesignReading.Board(
          title: screens.first?.title, size: screens.first?.size ?? guess, corner: .zero), at: 0)
    }
    for (place, screen) in zip(all.indices, screens) where all[place].size.width <= 0 {
      all[place].size = screen.size ?? Size(width: 390, height: 844)
    }
    return all
  }
}
