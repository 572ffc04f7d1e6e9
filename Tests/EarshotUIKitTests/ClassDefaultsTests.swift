import EarshotTree
import EarshotUIKit
import Testing

struct ClassDefaultsTests {
  @Test(arguments: ClassCase.all)
  func aClassExposesItsDefaults(_ item: ClassCase) throws {
    for version in item.versions {
      let element = item.view.exposed(version: version, language: item.language)
      #expect(element.isAccessibilityElement == item.isElement)
      #expect(element.label == item.label)
      #expect(element.value == item.value)
      #expect(element.traits == .given(item.traits))
      #expect(element.hint == .empty)
      #expect(element.type == item.view.className)
    }
  }

  @Test(arguments: [
    ("UIScrollView", SystemContainer.scrollView), ("UITableView", .table),
    ("UICollectionView", .collection), ("UITableViewCell", .cell), ("UICollectionViewCell", .cell),
    ("UITabBar", .tabBar), ("UINavigationBar", .navigationBar), ("UIToolbar", .toolbar),
    ("UISegmentedControl", .segmentedControl), ("UIStepper", .stepper), ("UIView", nil),
    ("PizzaView", nil),
  ])
  func aClassFormsABlock(_ name: String, _ container: SystemContainer?) {
    #expect(View(name).exposed().systemContainer == container)
  }

  @Test(arguments: [
    ("UIButton", true), ("UISwitch", true), ("UISlider", true), ("UITextField", true),
    ("UISegment", true), ("UITabBarButton", true), ("UILabel", false), ("UIView", false),
    ("UITableViewCell", false),
  ])
  func controlsAreTappableByClass(_ name: String, _ isTappable: Bool) {
    #expect(View(name).exposed().isTappable == .given(isTappable))
    var view = View(name)
    view.isTappable = true
    #expect(view.exposed().isTappable == .given(true))
  }

  @Test func anAlertHidesItsSiblings() {
    #expect(View("UIAlertController").exposed().isModal == .given(true))
  }

  @Test func aLayerIsNeverAnElement() {
    var layer = View("CATextLayer")
    layer.text = "Pepperoni"
    layer.overrides.isElement = true
    layer.overrides.label = "Pepperoni"
    #expect(!layer.exposed().isAccessibilityElement)
  }

  @Test(arguments: [
    (0.0, LayoutDirection.leftToRight, 25.5), (0.5, .leftToRight, 110), (1, .leftToRight, 194.5),
    (0, .rightToLeft, 194.5),
  ])
  func aSliderIsTappedAtItsThumb(_ value: Double, _ direction: LayoutDirection, _ x: Double) {
    var slider = View("UISlider", frame: Rect(x: 10, y: 20, width: 200, height: 30))
    slider.value = value
    let element = ViewHierarchy(language: "en", direction: direction, root: slider).screen()
      .elements[0]
    #expect(element.activationPoint == .given(Point(x: x, y: 35)))
    #expect(element.derived == Element.Fields(.activationPoint))
  }

  @Test(arguments: [(17, true), (18, true), (26, false)])
  func theLowerButtonOfAStepperIsDimmedAtTheMinimum(_ version: Int, _ isDimmed: Bool) {
    var stepper = View("UIStepper", id: "s", frame: Rect(x: 0, y: 0, width: 100, height: 32))
    stepper.value = 0
    let buttons = stepper.exposed(version: version).children
    #expect(buttons.map(\.label) == ["Decrement", "Increment"])
    #expect(buttons.map { $0.has(.notEnabled) } == [isDimmed, false])
    #expect(buttons.map { $0.frame.value?.x } == [0, 50])
    #expect(buttons.map(\.type) == ["UIButton", "UIButton"])
  }

  @Test func aStepperNamesTheButtonsItIsGiven() {
    var stepper = View("UIStepper")
    stepper.children = [View("UIButton", id: "minus"), View("UIButton", id: "plus")]
    stepper.children[0].image = "ic_minus"
    stepper.children[1].overrides.label = "More"
    #expect(stepper.exposed().children.map(\.label) == ["Decrement", "More"])
  }

  @Test func aSearchBarHasAField() {
    var bar = View("UISearchBar", id: "bar", frame: Rect(x: 0, y: 0, width: 300, height: 40))
    bar.placeholder = "Find a city"
    let field = bar.exposed().children[0]
    #expect(field.type == "UISearchTextField")
    #expect(field.value == "Find a city")
    #expect(field.traits == .given(.searchField))
    #expect(field.textInput.value == TextInput(placeholder: "Find a city"))
  }

  @Test func aNavigationBarMakesItsTitleAHeading() {
    var bar = View("UINavigationBar")
    bar.text = "Second"
    let title = bar.exposed().children[0]
    #expect(title.label == "Second")
    #expect(title.has(.header))
  }
}

extension View {
  /// The element of a view that stands alone.
  func exposed(version: Int = 18, language: String = "en") -> Element {
    ViewHierarchy(language: language, root: self)
      .screen(profile: Profile(version: version, idiom: .phone)).elements[0]
  }
}

/// A view and what UIKit exposes of it.
struct ClassCase: Sendable, CustomTestStringConvertible {
  var name: String
  var view: View
  var isElement = true
  var label: Property<String> = .empty
  var value: Property<String> = .empty
  var traits: Traits = []
  var versions = [16, 17, 18, 26]
  var language = "en"

  var testDescription: String { name }

  init(_ name: String, _ className: String, _ change: (inout View, inout ClassCase) -> Void) {
    self.name = name
    view = View(className)
    var item = self
    var view = view
    change(&view, &item)
    item.view = view
    self = item
  }
}
