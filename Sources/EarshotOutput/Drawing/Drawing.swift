package import EarshotTree
import EarshotWriting

/// A picture of a screen as values: shapes and words in layers, in points.
///
/// The plane is that of the screen: (0, 0) is its top left corner, and a picture may show more than
/// the screen. The same values give the same bytes in every format.
package struct Drawing: Hashable, Sendable {
  /// The title of the picture, for those who cannot see it.
  package var title: String
  /// A description of the picture in a sentence or two, for those who cannot see it.
  package var summary: String
  /// The captions of the stops on the picture in order, for those who cannot see it.
  package var spoken: [String] = []
  /// The part of the plane that is shown.
  package var view: Rect
  /// The colour behind all layers.
  package var background: Paint = .white
  /// The layers, back to front.
  package var layers: [Layer] = []
  /// The language of the words on the picture as a tag.
  package var language = "en"
  /// The places, from 0, of the stops that stand in a list, because the picture has none for them.
  package var listed: [Int] = []

  /// The description of the picture as a file of its own: its summary, and what is heard on it.
  package var description: String {
    ([summary] + spoken.map { "\($0)." }).joined(separator: " ").onOneLine
  }

  /// The first layer of a kind; `nil` when it is not drawn.
  package func layer(_ kind: Layer.Kind) -> Layer? { layers.first { $0.kind == kind } }

  /// All texts of the picture, back to front.
  package var texts: [TextBlock] { layers.flatMap(\.texts) }
}

extension Drawing {
  /// The picture in another place of the plane.
  ///
  /// - Parameters:
  ///   - x: how far to the right it moves, in points.
  ///   - y: how far down it moves, in points.
  package func moved(x: Double, y: Double) -> Drawing {
    var drawing = self
    drawing.view = view.moved(x, y)
    drawing.layers = layers.map { layer in
      var layer = layer
      layer.marks = layer.marks.map { $0.moved(x, y) }
      return layer
    }
    return drawing
  }

  /// Two pictures side by side as one, such as before and after; tops are level.
  ///
  /// Layers keep their order and each has its part of the second picture.
  ///
  /// - Parameters:
  ///   - other: what stands to the right.
  ///   - gap: the room between them, in points.
  ///   - title: what both together are called.
  package func beside(_ other: Drawing, gap: Double = 24, title: String) -> Drawing {
    let right = other.moved(x: view.maxX + gap - other.view.x, y: view.y - other.view.y)
    var both = Drawing(
      title: title, summary: "\(summary) \(other.summary)", view: view.union(right.view),
      background: .gap)
    both.layers = withGround.layers + right.withGround.layers
    both.language = language
    both.listed = listed + right.listed
    // Frames and what the ear sees tell the same.
    both.spoken = spoken == right.spoken ? spoken : spoken + right.spoken
    return both
  }

  /// The picture with its background as a mark of its own.
  private var withGround: Drawing {
    var drawing = self
    drawing.layers.insert(
      Layer(.ground, [Mark(.rectangle(view, radius: 0), fill: background)]), at: 0)
    return drawing
  }
}

extension Rect {
  /// The rectangle in another place.
  func moved(_ x: Double, _ y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The rectangle with more room on all sides; less for a negative number.
  func grown(by margin: Double) -> Rect {
    Rect(
      x: x - margin, y: y - margin, width: max(0, width + 2 * margin),
      height: max(0, height + 2 * margin))
  }
}
