package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// A view file: every node with all that it exposes as overrides.
  package static let view = OutputFormat(
    id: "view", summary: "a view file with all properties as overrides", fileExtension: "view.json"
  ) { ScreenView(screen: $0.fitting("view")).write() }
}

/// Writes a screen as the view file that derives the same screen.
struct ScreenView {
  private let screen: Screen
  /// The identities that an order can name.
  private let known: Set<Element.ID>
  /// What a format without a size is given; a view file needs one.
  private static let size = Size(width: 390, height: 844)

  init(screen: Screen) {
    self.screen = screen
    known = Set(screen.allElements.map(\.id))
  }

  func write() -> [UInt8] {
    let size = screen.size ?? ScreenView.size
    return JSONWriter.document { json in
      json.field("earshot", "view/1")
      json.present("title", screen.title)
      json.present("app", screen.app)
      if !screen.handlers.isEmpty { json.field("respondsTo", screen.handlers.map(\.rawValue)) }
      json.field("language", screen.language ?? "en")
      json.line("screen") {
        $0.field("width", size.width)
        $0.field("height", size.height)
        $0.field("scale", screen.scale ?? 3)
      }
      json.fields(["idiom": screen.idiom.rawValue, "direction": screen.direction.rawValue])
      json.present("contentSizeCategory", screen.contentSizeCategory?.shortName)
      json.object("root") { writeRoot(&$0, size) }
    }
  }

  private func writeRoot(_ json: inout JSONWriter, _ size: Size) {
    var frames = InventedFrames(size)
    if let root = screen.elements.first, screen.elements.count == 1 {
      write(root, &json, &frames, level: 1)
      return
    }
    json.fields(["class": "UIView", "frame": [0, 0, size.width, size.height]])
    json.objects("children", screen.elements) {
      write($1, &$0, &frames, level: 2)
    }
  }

  private func write(
    _ element: Element, _ json: inout JSONWriter, _ frames: inout InventedFrames, level: Int
  ) {
    json.field("class", element.viewClass)
    json.field("id", element.id.rawValue)
    json.field("frame", frames.frame(of: element).numbers)
    if element.isHidden.value == true { json.flag("hidden") }
    if element.clipsToBounds { json.flag("clips") }
    if element.isTappable.value == true { json.flag("tappable") }
    if let gestures = element.gestures.value, !gestures.isEmpty {
      json.field("gestures", gestures.map(\.rawValue))
    }
    json.present("position", element.position.value.map { [$0.index, $0.count] })
    json.present("placeholder", element.textInput.value?.placeholder)
    element.appearance.value?.write(&json)
    json.present("adjustsFontForContentSizeCategory", element.appearance.value?.scalesText)
    if element.largeContent.isCaptured {
      json.field("showsLargeContentViewer", element.largeContent.value != nil)
      json.present("largeContentTitle", element.largeContent.value?.title)
      json.present("largeContentImage", element.largeContent.value?.image)
    }
    json.object("ax") { ScreenViewOverrides(element: element, known: known).write(&$0) }
    let children = element.children(writtenAt: level)
    guard !children.isEmpty else { return }
    json.objects("children", children) { write($1, &$0, &frames, level: level + 1) }
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
    return Rect(x: 0, y: min(next, CoordinateRange.farthest), width: width, height: 44)
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
