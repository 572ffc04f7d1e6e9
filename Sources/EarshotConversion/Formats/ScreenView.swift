package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// A view file: every node with all that it exposes as overrides.
  package static var view: OutputFormat<Screen> {
    OutputFormat(
      id: "view", summary: "a view file with all properties as overrides",
      fileExtension: "view.json", write: { ScreenView(screen: $0).write() })
  }
}

/// Writes a screen as the view file that derives the same screen.
private struct ScreenView {
  var screen: Screen
  /// The identities that an order can name.
  private let known: Set<Element.ID>
  /// What a format without a size is given; a view file needs one.
  private static let size = Size(width: 390, height: 844)

  init(screen: Screen) {
    self.screen = screen
    known = Set(screen.allElements.map(\.id))
  }

  func write() -> [UInt8] {
    var writer = JSONWriter(isPretty: true)
    let size = screen.size ?? ScreenView.size
    writer.object { json in
      json.key("earshot")
      json.value("view/1")
      if let title = screen.title {
        json.key("title")
        json.value(title)
      }
      json.key("language")
      json.value(screen.language ?? "en")
      json.key("screen")
      json.line {
        $0.key("width")
        $0.number(size.width)
        $0.key("height")
        $0.number(size.height)
        $0.key("scale")
        $0.number(screen.scale ?? 3)
      }
      json.key("idiom")
      json.value(screen.idiom.rawValue)
      json.key("direction")
      json.value(screen.direction.rawValue)
      json.key("root")
      json.object { writeRoot(&$0, size) }
    }
    writer.finishLine()
    return writer.bytes
  }

  private func writeRoot(_ json: inout JSONWriter, _ size: Size) {
    var frames = InventedFrames(size)
    if let root = screen.elements.first, screen.elements.count == 1 {
      write(root, &json, &frames)
      return
    }
    json.key("class")
    json.value("UIView")
    json.key("frame")
    json.value([0, 0, size.width, size.height])
    json.key("children")
    json.array { json in
      for element in screen.elements { json.object { write(element, &$0, &frames) } }
    }
  }

  private func write(
    _ element: Element, _ json: inout JSONWriter, _ frames: inout InventedFrames
  ) {
    json.key("class")
    json.value(element.viewClass)
    json.key("id")
    json.value(element.id.rawValue)
    json.key("frame")
    let frame = frames.frame(of: element)
    json.value([frame.x, frame.y, frame.width, frame.height])
    if element.isHidden.value == true { json.flag("hidden") }
    if element.clipsToBounds { json.flag("clips") }
    if element.isTappable.value == true { json.flag("tappable") }
    if let position = element.position.value {
      json.key("position")
      json.value([Double(position.index), Double(position.count)])
    }
    ScreenViewLooks(element: element).write(&json)
    json.key("ax")
    json.object { ScreenViewOverrides(element: element, known: known).write(&$0) }
    guard !element.children.isEmpty else { return }
    json.key("children")
    json.array { json in
      for child in element.children { json.object { write(child, &$0, &frames) } }
    }
  }
}

/// Frames for elements without one, in rows from top to bottom, so that their order is kept.
private struct InventedFrames {
  private let width: Double
  private var next = 0.0

  init(_ size: Size) {
    width = size.width
  }

  mutating func frame(of element: Element) -> Rect {
    if let frame = element.frame.value, frame.isFinite { return frame }
    guard element.isAccessibilityElement else {
      return Rect(x: 0, y: next, width: width, height: 44)
    }
    defer { next += 44 }
    return Rect(x: 0, y: next, width: width, height: 44)
  }
}

extension Element {
  /// The class of UIKit that is read as the same block.
  fileprivate var viewClass: String {
    if let type, type.hasPrefix("UI") || type == "CATextLayer" { return type }
    return switch systemContainer {
    case .scrollView?: "UIScrollView"
    case .table?: "UITableView"
    case .collection?: "UICollectionView"
    case .cell?: "UITableViewCell"
    case .tabBar?: "UITabBar"
    case .navigationBar?: "UINavigationBar"
    case .toolbar?: "UIToolbar"
    case .segmentedControl?: "UISegmentedControl"
    case .stepper?: "UIStepper"
    case nil: "UIView"
    }
  }
}

extension JSONWriter {
  /// Writes a key that is true.
  mutating func flag(_ name: StaticString) {
    key(name)
    value(true)
  }

  /// Writes a key when there is a text.
  mutating func text(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }
}
