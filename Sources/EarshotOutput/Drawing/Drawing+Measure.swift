package import EarshotComparison
import EarshotTree

extension Drawing {
  /// The picture with a line above it: which version it is, and how much it asks of a listener.
  ///
  /// - Parameters:
  ///   - measure: how much the screen asks.
  ///   - isAfter: whether it is the version after a change.
  package func measured(_ measure: ScreenMeasure, isAfter: Bool) -> Drawing {
    let words = PictureWords(language: language)
    return headed(words.measure(measure, isAfter: isAfter))
  }

  /// The picture with a line above it: the text size for which it is predicted.
  package func named(textSize name: String) -> Drawing {
    headed(PictureWords(language: language).textSize(name))
  }

  private func headed(_ line: String) -> Drawing {
    let height = 44.0
    let band = Rect(x: view.x, y: view.y - height, width: view.width, height: height)
    let dark = background == .black
    let style = TextBlock.Style(dark ? .white : Paint("#1C1C1E"), isBold: true)
    var drawing = self
    drawing.view = view.union(band)
    let text = TextFitting(line, style)
    let box = Rect(x: band.x + 8, y: band.y + 4, width: band.width - 16, height: height - 8)
    if let block = text.block(in: box, sizes: [14, 13, 12, 11, 10], maxLines: 2) {
      drawing.layers.append(Layer(.list, [Mark(block)]))
    }
    drawing.summary = "\(line). \(summary)"
    return drawing
  }
}
