import EarshotTree
import TestSupport
import Testing

/// The row of nodes says of each node what a walk from the root would find.
@Suite struct OrderedScreenTests {
  @Test func eachNodeStandsBeforeItsChildren() {
    var generator = ScreenGenerator(seed: 11, options: .geometry)
    for _ in 0..<200 {
      let nodes = ScreenNodes(of: generator.screen())
      for place in nodes.indices {
        let children = Array(nodes.children(of: place))
        #expect(children.map { nodes[$0].element.id } == nodes[place].element.children.map(\.id))
        for child in children {
          #expect(nodes[child].parent == place)
          #expect(nodes[child].depth == nodes[place].depth + 1)
          #expect(nodes.descendants(of: place).contains(child))
        }
      }
      #expect(Array(nodes.children(of: nil)).allSatisfy { nodes[$0].parent == nil })
    }
  }

  @Test func stopsHaveTheirPlaces() {
    var generator = ScreenGenerator(seed: 12, options: .geometry)
    for _ in 0..<200 {
      let ordered = OrderedScreen(generator.screen())
      #expect(ordered.order == ordered.screen.readingOrder)
      for stop in ordered.order.indices {
        let place = ordered.placesOfStops[stop]
        #expect(ordered.nodes[place].element.id == ordered.order[stop].id)
        #expect(ordered.stop(at: place) == stop)
      }
    }
  }

  private static let screen = """
    screen 300x600
    view frame 0,0,300,600
      tableview frame 0,100,300,200
        cell frame 0,100,300,50
          button "Buy" frame 10,110,100,400
            text "Price" frame 10,110,50,20
      view invisible
        text "Secret"
    view modal frame 0,0,300,600
      button "Close"
    """

  @Test func surroundingsAreThoseOfTheNodesAround() throws {
    let ordered = OrderedScreen(try Screen(notation: Self.screen))
    func node(_ label: String) throws -> ScreenNode {
      ordered.nodes[
        try #require(
          ordered.nodes.indices.first {
            ordered.nodes[$0].element.label.value == label
          })]
    }
    let (buy, price) = (try node("Buy"), try node("Price"))
    #expect(buy.clip == Rect(x: 0, y: 100, width: 300, height: 200))
    #expect(buy.scroller == 1 && buy.cell == 2 && buy.enclosing == nil && buy.depth == 3)
    #expect(price.enclosing == 3)
    #expect(try node("Secret").isHidden && !node("Secret").isDrawn)
    #expect(buy.isBehindModal && !buy.isBesideModal)
    #expect(try !node("Close").isBehindModal)
    #expect(ordered.nodes[0].isBesideModal)
    #expect(Array(ordered.nodes.ancestors(of: 4)) == [3, 2, 1, 0])
  }

  @Test func anElementIsFoundAndChangedByItsIdentity() throws {
    var screen = try Screen(notation: Self.screen)
    let price = try #require(screen.allElements.first { $0.label == "Price" })
    #expect(OrderedScreen(screen)[price.id] == price)
    let chain = OrderedScreen(screen).responderChain(from: price.id)
    #expect(chain.map(\.label.value).prefix(2) == ["Price", "Buy"])
    let kept = screen
    let isChanged = screen.update(price.id) { $0.label = "5 €" }
    #expect(isChanged)
    #expect(screen[price.id]?.label == "5 €" && kept[price.id]?.label == "Price")
    let isMissing = screen.update("none") { _ in }
    #expect(!isMissing)
    screen.updateAll { $0.label = "x" }
    #expect(screen.allElements.allSatisfy { $0.label == "x" })
  }

  @Test(arguments: Element.Field.allCases)
  func nothingIsCapturedOfAnElementOfWhichOnlyItsIdentityIsKnown(_ field: Element.Field) {
    let element = Element(id: "a", isAccessibilityElement: true)
    #expect(element.isCaptured(field) == (field == .isAccessibilityElement))
  }
}
