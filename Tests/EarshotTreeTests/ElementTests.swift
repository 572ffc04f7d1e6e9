import EarshotTree
import Testing

/// Elements are values, though each is a reference inside.
struct ElementTests {
  @Test
  func aCopyChangesAlone() {
    var original = Element(id: "pay", type: "UIButton", isAccessibilityElement: true)
    original.label = "Pay"
    original.children = [Element(id: "icon", isAccessibilityElement: false)]
    var copy = original
    copy.label = "Pay now"
    copy.children[0].label = "Card"
    copy.position = .given(SeriesPosition(index: 1, count: 2))
    #expect(original.label == "Pay")
    #expect(original.children[0].label == .notCaptured)
    #expect(original.position == .notCaptured)
    #expect(copy.label == "Pay now")
    #expect(copy.children[0].label == "Card")
  }

  @Test
  func elementsAreEqualByWhatTheyHold() {
    func element(_ label: String, childLabel: String) -> Element {
      var child = Element(id: "child", isAccessibilityElement: true)
      child.label = Property(childLabel)
      var element = Element(id: "it", isAccessibilityElement: false)
      element.label = Property(label)
      element.children.append(child)
      return element
    }
    #expect(element("a", childLabel: "b") == element("a", childLabel: "b"))
    #expect(element("a", childLabel: "b").hashValue == element("a", childLabel: "b").hashValue)
    #expect(element("a", childLabel: "b") != element("a", childLabel: "c"))
    #expect(element("a", childLabel: "b") != element("c", childLabel: "b"))
  }
}
