import EarshotPizza
import EarshotTree
import Testing

@Suite("Example screens of the pizza app", .enabled(if: ExampleScreens.isExpected))
struct ExampleScreenTests {
  @Test func everyScreenOfTheDataIsExposedExactlyAtStart() async throws {
    let variants = try ExampleScreens.variants()
    #expect(variants.count == 51)
    #expect(Set(variants.map(\.screen)).count == 28)
    for variant in variants {
      let name = "\(variant.screen) \(variant.build)"
      var screen = await PizzaApp(build: variant.build, startingAt: variant.screen).screen()
      // The data names the example, the app names the screen.
      #expect(screen.title?.isEmpty == false, "\(name)")
      screen.title = variant.exposed.title
      // The data tells the descriptor of a chart beside the screen, in words.
      screen.updateAll { $0.chart = .empty }
      for (mine, theirs) in zip(screen.allElements, variant.exposed.allElements) {
        var (mine, theirs) = (mine, theirs)
        (mine.children, theirs.children) = ([], [])
        #expect(mine == theirs, "\(name) \(theirs.id)")
      }
      #expect(screen.allElements.map(\.id) == variant.exposed.allElements.map(\.id), "\(name)")
      #expect(screen == variant.exposed, "\(name)")
      #expect(screen.readingOrder.map(\.id) == variant.exposed.readingOrder.map(\.id), "\(name)")
    }
  }
}
