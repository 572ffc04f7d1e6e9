import EarshotCaptures
import EarshotTree

extension DesignItem {
  /// The frame in the numbers of the document; `nil` if it has none.
  var frame: Rect? { facts.map(\.frame) ?? readFrame }

  /// The frame as its text says.
  var readFrame: Rect? {
    guard let text = text(of: "frame"), let value = try? JSONDocument.parse(text),
      let pairs = try? value.array("frame"), pairs.count == 2,
      let origin = try? pairs[0].numbers("frame", count: 2),
      let size = try? pairs[1].numbers("frame", count: 2)
    else { return nil }
    return Rect(x: origin[0], y: origin[1], width: size[0], height: size[1])
  }

  /// Replaces the frame, written as the old one was.
  mutating func setFrame(_ rect: Rect) {
    set("frame", DesignValue.text(rect, like: text(of: "frame")))
  }
}
