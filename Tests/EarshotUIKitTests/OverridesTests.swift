import EarshotTree
import EarshotUIKit
import Testing

struct OverridesTests {
  @Test func traitsReplaceTheWholeSet() {
    var button = View("UIButton")
    button.isSelected = true
    button.isEnabled = false
    button.overrides.traits = .link
    #expect(button.exposed().traits == .given(.link))
  }

  @Test func anEmptyTextReplacesTheDefault() {
    var field = View("UITextField")
    field.placeholder = "Name"
    field.overrides.value = ""
    field.overrides.label = ""
    let element = field.exposed()
    // An empty value of its own, so that the placeholder is not heard.
    #expect(element.value == .given(""))
    #expect(element.label == .empty)
    #expect(element.textInput.value?.placeholder == "Name")
  }

  @Test func whatIsNotSetIsEmptyRatherThanNotCaptured() {
    let element = View("UIView").exposed()
    #expect(element.identifier == .empty)
    #expect(element.language == .empty)
    #expect(element.containerType == .empty)
    #expect(element.accessibilityElements == .empty)
    #expect(element.customActions == .empty)
    #expect(element.customContent == .empty)
    #expect(element.expandedStatus == .empty)
    #expect(element.isModal == .given(false))
    #expect(element.isHidden == .given(false))
    #expect(element.frame == .notCaptured)
    #expect(element.headingLevel == .notCaptured)
  }

  @Test func swipeActionsFollowTheActionsOfTheApp() {
    var cell = View("UITableViewCell")
    cell.swipeActions = ["Delete"]
    cell.overrides.customActions = [CustomAction("Add")]
    #expect(cell.exposed().customActions.value?.map(\.name) == ["Add", "Delete"])
  }

  @Test func anotherFrameLeavesWhatIsDrawn() {
    let drawn = Rect(x: 10, y: 10, width: 20, height: 20)
    let large = Rect(x: 0, y: 0, width: 44, height: 44)
    var button = View("UIButton", frame: drawn)
    button.overrides.frame = large
    let element = button.exposed()
    #expect(element.frame == .given(large))
    #expect(element.appearance.value?.visibleFrame == drawn)
  }

  @Test(arguments: [(0, true), (0.01, false), (1, false)])
  func aClearViewIsHidden(_ alpha: Double, _ isHidden: Bool) {
    var view = View()
    view.alpha = alpha
    #expect(view.exposed().isHidden == .given(isHidden))
  }

  @Test func membersInPlaceBecomeChildren() {
    var chart = View("UIView", id: "chart")
    chart.children = [View("UIView", id: "legend")]
    chart.overrides.elements = [
      .view(View("UIAccessibilityElement", id: "bar")), .id("legend"),
      .view(View("UIAccessibilityElement")),
    ]
    let element = chart.exposed()
    #expect(element.children.map(\.id) == ["legend", "bar", "#0.2"])
    #expect(element.accessibilityElements == .given(["bar", "legend", "#0.2"]))
  }

  @Test func anEmptyExplicitOrderHidesWhatIsInside() {
    var view = View("UIView", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.children = [View("UIButton", frame: Rect(x: 0, y: 0, width: 10, height: 10))]
    view.overrides.elements = []
    #expect(ViewHierarchy(language: "en", root: view).screen().readingOrder.stops.isEmpty)
  }

  @Test func idsByPositionNeverMeetThoseOfTheApp() {
    var root = View()
    root.children = [View("UIView", id: "#0.1"), View("UIView"), View("UIView", id: "##0.1")]
    let element = root.exposed()
    #expect(element.children.map(\.id) == ["#0.1", "###0.1", "##0.1"])
    #expect(element.children[0].identifier == "#0.1")
    #expect(element.children[1].identifier == .empty)
  }

  @Test func handlersAreSortedAndStandOnce() {
    var view = View()
    view.overrides.handlers = [.magicTap, .escape, .magicTap]
    #expect(view.exposed().handlers == .given([.escape, .magicTap]))
  }

  @Test func theProfileDecidesTheDevice() {
    let hierarchy = ViewHierarchy(language: "en", idiom: .pad, root: View())
    #expect(hierarchy.screen().idiom == .pad)
    #expect(hierarchy.screen(profile: .standard).idiom == .phone)
  }

  @Test func textsWithoutASourceAreReported() {
    var tab = View("UITabBarButton", id: "cart")
    tab.badge = "3"
    let hierarchy = ViewHierarchy(language: "ru", root: tab)
    let exposedTree = hierarchy.exposedTree()
    #expect(exposedTree.screen.elements[0].derived == Element.Fields(.value))
    #expect(
      exposedTree.unconfirmed == [
        .init(
          element: "cart", field: .value,
          message: "what is said for a badge of digits only in the language 'ru' is not known")
      ])
    tab.overrides.value = "3 новых"
    #expect(ViewHierarchy(language: "ru", root: tab).exposedTree().unconfirmed == [])
  }

  @Test func unconfirmedWordsAreReportedAtTheButtons() {
    let stepper = View("UIStepper", id: "count")
    let exposedTree = ViewHierarchy(language: "ru", root: stepper).exposedTree()
    #expect(exposedTree.screen.elements[0].children.map(\.label) == ["Уменьшить", "Увеличить"])
    #expect(exposedTree.unconfirmed.map(\.element) == ["#0.0", "#0.1"])
    #expect(
      exposedTree.unconfirmed.first?.message
        == "the label of a button of a stepper in the language 'ru' is not confirmed on a device")
    let unknown = ViewHierarchy(language: "fr", root: stepper).screen().elements[0]
    #expect(unknown.children.map(\.label) == [.notCaptured, .notCaptured])
  }
}
