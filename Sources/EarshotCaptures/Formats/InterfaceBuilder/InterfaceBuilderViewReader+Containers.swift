import EarshotTree
import EarshotUIKit

extension InterfaceBuilderViewReader {
  /// The rows of a static table with the headers and footers of its sections.
  mutating func sections(_ node: XMLNode, in place: Place, _ table: View) -> [View] {
    var views: [View] = []
    for section in node.children {
      var rows: [View] = []
      for child in section.children {
        if child.name == "cells" {
          rows += self.views(child.children, in: place)
        } else if isView(child) {
          rows.append(view(child, in: place))
        }
      }
      // A title of spaces makes room, and nobody hears it.
      if let text = section.string("headerTitle"), !text.allSatisfy(\.isWhitespace) {
        views.append(title(text, of: section, above: rows.first?.frame, in: table, isHeader: true))
      }
      views += rows
      if let text = section.string("footerTitle"), !text.allSatisfy(\.isWhitespace) {
        views.append(title(text, of: section, above: rows.last?.frame, in: table, isHeader: false))
      }
    }
    return views
  }

  /// The height that a header or footer is taken to have.
  private static let titleHeight = 28.0

  private mutating func title(
    _ text: String, of section: XMLNode, above row: Rect?, in table: View, isHeader: Bool
  ) -> View {
    var view = View("UITableViewHeaderFooterView")
    view.text = text
    view.source = section.location
    view.document = objects.object(section, named: isHeader ? "headerTitle" : "footerTitle")
    if !isHeader { view.overrides.traits = .staticText }
    if let row {
      let height = Self.titleHeight
      view.frame = Rect(
        x: row.x, y: isHeader ? row.y - height : row.maxY, width: row.width, height: height)
      losses.note(.frame, "the place of the title of a section follows from its rows")
    }
    return view
  }

  /// The segments of a segmented control, each an equal part of it.
  mutating func segments(_ node: XMLNode, of control: XMLNode, _ view: View) -> [View] {
    let segments = node.children.filter { $0.name == "segment" }
    let selected = control["selectedSegmentIndex"].flatMap(Int.init)
    var views: [View] = []
    for (index, segment) in segments.enumerated() {
      var part = View("UISegment")
      part.text = segment.string("title") ?? ""
      part.image = picture(segment)
      part.isSelected = index == selected
      part.isEnabled = view.isEnabled && segment.flag("enabled") ?? true
      part.source = segment.location
      part.document = objects.object(segment)
      if let frame = view.frame {
        let width = frame.width / Double(segments.count)
        part.frame = Rect(
          x: frame.x + width * Double(index), y: frame.y, width: width, height: frame.height)
      }
      views.append(part)
    }
    return views
  }

  /// The items of a bar that stands among the views.
  mutating func items(
    _ node: XMLNode, of bar: XMLNode, _ view: View, _ place: Place
  ) -> [View] {
    switch bar.name {
    case "navigationBar":
      // Only the item on top is shown.
      guard let item = node.children.last(where: { $0.name == "navigationItem" }) else {
        return []
      }
      return navigationItem(item, in: view.frame)
    case "toolbar": return barButtons(node.children, in: view.frame, isSpread: true)
    case "tabBar": return tabs(node.children.filter { $0.name == "tabBarItem" }, in: view.frame)
    default: return []
    }
  }
}

extension InterfaceBuilderViewReader {
  /// The title and the buttons of a navigation item.
  mutating func navigationItem(_ node: XMLNode, in bar: Rect?) -> [View] {
    let left = node.children.filter { $0.key == "leftBarButtonItem" }
    let right = node.children.filter { $0.key == "rightBarButtonItem" }
    let lefts = left + (node.child("leftBarButtonItems")?.children ?? [])
    // The first item is the outermost.
    let rights = right + (node.child("rightBarButtonItems")?.children ?? [])
    var views = barButtons(lefts, in: bar, isSpread: false)
    if let view = node.value("titleView"), isView(view) {
      views.append(self.view(view, in: Place(origin: bar?.origin ?? Point(x: 0, y: 0))))
    } else if let text = node.string("title"), !text.isEmpty {
      var title = View("UILabel", frame: bar?.part(from: 0.3, to: 0.7))
      title.text = text
      title.overrides.traits = [.staticText, .header]
      title.source = node.location
      title.document = objects.object(node)
      views.append(title)
    }
    let mirrored = bar.map { Rect(x: $0.maxX, y: $0.y, width: -$0.width, height: $0.height) }
    return views + barButtons(rights, in: mirrored, isSpread: false).reversed()
  }

  /// The buttons of a bar from its edge on, or evenly spread.
  mutating func barButtons(_ nodes: [XMLNode], in bar: Rect?, isSpread: Bool) -> [View] {
    let items = nodes.filter {
      $0.name == "barButtonItem"
        && !InterfaceBuilderNames.spaces.contains($0["systemItem"] ?? "")
    }
    var views: [View] = []
    for (index, node) in items.enumerated() {
      let frame = bar.map { bar in
        let side = bar.width < 0 ? -1.0 : 1
        let offset =
          isSpread ? bar.width * Double(index) / Double(items.count) : 44 * side * Double(index)
        return Rect(
          x: bar.x + offset - (side < 0 ? 44 : 0), y: bar.y, width: 44, height: bar.height)
      }
      views.append(barButton(node, frame))
    }
    return views
  }

  private mutating func barButton(_ node: XMLNode, _ frame: Rect?) -> View {
    if let custom = node.value("customView"), isView(custom) {
      var view = self.view(custom, in: Place(origin: frame?.origin ?? Point(x: 0, y: 0)))
      view.frame = view.frame ?? frame
      return view
    }
    if let item = node["systemItem"], (node.string("title") ?? "").isEmpty,
      InterfaceBuilderNames.systemItems[item] == nil
    {
      unknowns.note("system item '\(item)'", at: node.location)
    }
    return item("UIButton", node, frame)
  }

  /// An item of a bar, in the words of the system where it has none of its own.
  private mutating func item(_ className: String, _ node: XMLNode, _ frame: Rect?) -> View {
    var view = View(className, id: itemID(of: node), frame: frame)
    view.text = node.string("title") ?? ""
    view.image = picture(node)
    view.isEnabled = node.flag("enabled") ?? true
    view.source = node.location
    view.document = objects.object(node)
    // The text of a key is that of a table, which code asks.
    if view.text.isEmpty, let key = view.document?.localizedKey, !key.isEmpty {
      view.text = "‹\(key)›"
    }
    if let item = node["systemItem"], view.text.isEmpty {
      view.text = InterfaceBuilderNames.systemItems[item] ?? ""
      losses.note(.label, "the words of a system item are taken from English")
    }
    readAccessibility(of: node, into: &view)
    return view
  }

  /// The tabs of a tab bar; the first is taken for the chosen one.
  mutating func tabs(_ nodes: [XMLNode], in bar: Rect?) -> [View] {
    var views: [View] = []
    for (index, node) in nodes.enumerated() {
      let share = 1 / Double(nodes.count)
      var view = item(
        "UITabBarButton", node,
        bar?.part(from: share * Double(index), to: share * Double(index + 1)))
      view.badge = node["badgeValue"]
      view.isSelected = index == 0
      views.append(view)
    }
    if !views.isEmpty {
      losses.note(.traits, "the first tab is taken for the chosen one", count: views.count)
    }
    return views
  }
}

extension Rect {
  /// The part between two shares of the width.
  fileprivate func part(from start: Double, to end: Double) -> Rect {
    Rect(x: x + width * start, y: y, width: width * (end - start), height: height)
  }
}
