import EarshotText
import EarshotTree

/// A text of a screen with its size at the text size that is judged.
///
/// Letters are taken for narrower and lower than those of San Francisco are, so that what has no
/// room by this measure has none on a phone.
struct LargeText {
  /// The part of the upper bounds of widths that letters have at least.
  static let share = 0.75
  /// The least height of a line in sizes of the letters.
  private static let leading = 1.1

  let node: Node
  let text: GrowingText
  /// The screen.
  let bounds: Rect?
  /// The width of the screen, when that is another one.
  let zoom: DisplayZoom

  /// The least height in points that the text takes.
  var leastHeight: Double {
    var lines = 1
    // The words of a label that code reaches are samples.
    if let widest, !node.isReachedFromCode {
      lines = text.neededLines(in: widest, share: Self.share)
      if let limit = text.numberOfLines, limit > 0 { lines = min(lines, limit) }
    }
    return Double(lines) * text.newSize * Self.leading
  }

  /// The least width in points without which a word is broken.
  var leastWidth: Double { text.longestWord(share: Self.share) }

  /// The widest in points that the text can be: from where it begins to the end of the list or screen
  /// that it is in; `nil` when that is not known, or what it is in scrolls to the sides.
  var widest: Double? {
    guard let frame = node.drawnFrame, !frame.isEmpty, let room = node.widestRoom(on: bounds) else {
      return nil
    }
    let inset = max(0, min(frame.x - room.x, room.maxX - frame.maxX))
    let held = node.element.document?.constraints.filter { $0.side == "width" && $0.isRequired }
      .compactMap(\.length).min()
    return min(zoom.width(of: room.width) - inset, held ?? .infinity)
  }
}

extension Rule {
  /// The setting with the place of the text size that is judged: from 1 for XS to 12 for AX5.
  static let textSizeSetting = "text-size"

  /// The setting with the width of the screen in points that an option of the run names.
  static let screenWidthSetting = "screen-width"

  /// Whether it judges a screen at a larger text size.
  var judgesTextSize: Bool { settings[Rule.textSizeSetting] != nil }
}

extension RuleContext {
  /// The text size that is judged.
  var textSize: ContentSizeCategory {
    ContentSizeCategory(place: Int(clamping: self[Rule.textSizeSetting])) ?? .accessibilityLarge
  }

  /// The texts that are known to grow, outside of the bars of the system.
  var largeTexts: [LargeText] {
    let old = screen.screen.contentSizeCategory ?? .large
    return screen.texts.compactMap { node in
      guard !node.isSystem, !node.isInSystemBar,
        let text = GrowingText(node.element, from: old, to: textSize)
      else { return nil }
      return LargeText(node: node, text: text, bounds: screen.bounds, zoom: zoom)
    }
  }

  /// The width of the screen that is judged.
  var zoom: DisplayZoom {
    DisplayZoom(screen.screen.size?.width, to: settings[Rule.screenWidthSetting])
  }

  /// The data of a finding with the text size and the width of the screen, which is 0 as captured.
  func sized(_ arguments: [String: Finding.Argument]) -> [String: Finding.Argument] {
    let size: [String: Finding.Argument] = [
      "size": .text(textSize.shortName), "width": .number(zoom.zoomedWidth ?? 0),
    ]
    return arguments.merging(size) { $1 }
  }

  /// Says that nothing is predicted where the source tells of no text that it grows.
  mutating func incompleteWithoutFonts() {
    if !screen.texts.isEmpty { incomplete(.notCaptured(.appearance)) }
  }
}

extension Node {
  /// The rectangle that a text has at most on a screen; `nil` is not known.
  fileprivate func widestRoom(on screen: Rect?) -> Rect? {
    var room = screen
    for outer in ancestors.prefix(64) {
      // How wide the cells of a collection are its layout decides.
      if outer.element.systemContainer == .collection { return nil }
      if let frame = outer.frame, !frame.isEmpty { room = frame }
      guard outer.isScroller else { continue }
      guard let frame = outer.frame, !outer.scrollsSideways(frame) else { return nil }
      return frame
    }
    return room
  }

  /// Whether what is in a scroll view reaches beyond its sides.
  private func scrollsSideways(_ frame: Rect) -> Bool {
    descendants.prefix(200).contains { inner in
      guard let part = inner.frame, !part.isEmpty else { return false }
      return part.maxX > frame.maxX + 8 || part.x < frame.x - 8
    }
  }
}

extension LargeText {
  /// The least width of a text on one line in sizes of its letters.
  static func leastWidth(of text: String) -> Double {
    TextWidths.width(of: text, isBold: false) * share
  }
}

/// The narrower screen that display zoom makes; what reaches over most of the screen gets narrower with
/// it.
struct DisplayZoom: Hashable {
  /// The width of the screen in points; `nil` when it stays as it was captured.
  let zoomedWidth: Double?
  private let loss: Double

  init(_ width: Double?, to zoomed: Double?) {
    zoomedWidth = zoomed
    loss = zoomed.flatMap { zoomed in width.map { max(0, $0 - zoomed) } } ?? 0
  }

  /// The width in points of what was captured with one.
  func width(of width: Double) -> Double {
    guard let zoomedWidth, width > zoomedWidth else { return width }
    return max(0, width - loss)
  }
}
