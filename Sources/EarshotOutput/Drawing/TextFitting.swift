import EarshotText
import EarshotTree
import EarshotWriting

/// Words that look for lines in a box: smaller first, then broken, then cut.
struct TextFitting {
  /// A character with its width in sizes of the letters.
  private struct Cluster {
    var text: Character
    var run: Int
    var width: Double
    var isSpace: Bool
    /// Whether a line may end behind it.
    var isBreak: Bool

    /// Whether it belongs to what stands before it.
    var isClosing: Bool {
      switch text.unicodeScalars.first?.value {
      case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2026, 0x3001, 0x3002, 0x300D,
        0x300F, 0x3011, 0xFF01, 0xFF09, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F:
        true
      default: false
      }
    }
  }

  /// What is laid out at most; no box on a screen holds more.
  private static let longest = 1_000

  private let runs: [TextBlock.Run]
  private var clusters: [Cluster] = []
  /// Whether the text is longer than what is laid out.
  private var isLonger = false
  /// Where lines begin.
  let direction: LayoutDirection

  /// Whether there is nothing to lay out.
  var isEmpty: Bool { clusters.isEmpty }

  /// Measures words; runs with nothing in them are left out.
  init(_ runs: [TextBlock.Run]) {
    self.runs = runs.map { TextBlock.Run($0.text.onOneLine, $0.style) }.filter { !$0.text.isEmpty }
    direction = self.runs.lazy.compactMap { $0.text.firstDirection }.first ?? .leftToRight
    for (index, run) in self.runs.enumerated() {
      for character in run.text {
        guard clusters.count < TextFitting.longest else {
          isLonger = true
          return
        }
        let cluster = TextFitting.cluster(character, index, run.style)
        // No line begins with a comma, also where lines may end between any two characters.
        if cluster.isClosing, let last = clusters.indices.last, !clusters[last].isSpace {
          clusters[last].isBreak = false
        }
        clusters.append(cluster)
      }
    }
  }

  /// Measures words of one style.
  init(_ text: String, _ style: TextBlock.Style) { self.init([TextBlock.Run(text, style)]) }

  /// The words in a box, in the first of the sizes at which all of them fit between their spaces.
  ///
  /// At the last size long words are broken, and what does not fit is cut with an ellipsis; `nil`
  /// when not even that has room.
  ///
  /// - Parameters:
  ///   - sizes: sizes of the letters in points, the largest first.
  ///   - maxLines: how many lines there may be.
  ///   - leading: the distance of lines in sizes of letters.
  func block(
    in box: Rect, sizes: [Double], maxLines: Int = .max, isCentered: Bool = false,
    leading: Double = TextBlock.leading
  ) -> TextBlock? {
    var block = block(in: box, sizes, maxLines, isCentered, leading)
    block?.leading = leading
    return block
  }

  private func block(
    in box: Rect, _ sizes: [Double], _ maxLines: Int, _ isCentered: Bool, _ leading: Double
  ) -> TextBlock? {
    guard !isEmpty, let smallest = sizes.last else { return nil }
    for size in sizes {
      let count = lineCount(box, size * leading, maxLines)
      guard count > 0, let lines = lines(box.width / size, upTo: count, breaksWords: false) else {
        continue
      }
      return block(lines, box, size, isCentered, isCut: isLonger)
    }
    let count = lineCount(box, smallest * leading, maxLines)
    guard count > 0 else { return nil }
    if let lines = lines(box.width / smallest, upTo: count, breaksWords: true) {
      var broken = block(lines, box, smallest, isCentered, isCut: isLonger)
      broken.isBroken = true
      return broken
    }
    guard let lines = cutLines(box.width / smallest, upTo: count) else { return nil }
    return block(lines, box, smallest, isCentered, isCut: true)
  }

  /// An upper bound of the width on one line, in sizes of the letters.
  var width: Double { clusters.reduce(0) { $0 + $1.width } }

  private func lineCount(_ box: Rect, _ lineHeight: Double, _ maxLines: Int) -> Int {
    let fitting = (box.height / lineHeight + 1e-6).rounded(.down)
    return min(maxLines, Int(min(max(fitting, 0), 10_000)))
  }

  private static func cluster(
    _ character: Character, _ run: Int, _ style: TextBlock.Style
  ) -> Cluster {
    let scalars = character.unicodeScalars
    let width = scalars.reduce(0) { $0 + TextWidths.width(of: $1, isBold: style.isBold) }
    // Scalars are compared, because characters are compared by what they mean.
    let first = scalars.first?.value ?? 0
    let isSpace = first == 0x20 || first == 0x3000
    return Cluster(
      text: character, run: run, width: width, isSpace: isSpace,
      isBreak: isSpace || first == 0x2D || first == 0x200B || (0x2E80...0xD7A3).contains(first))
  }
}

extension TextFitting {
  /// The lines of a width in sizes of the letters; `nil` when there are more than allowed, or a word
  /// is longer than a line and must not be broken.
  private func lines(
    _ width: Double, upTo count: Int, breaksWords: Bool
  ) -> [Range<Int>]? {
    var lines: [Range<Int>] = []
    var start = 0
    while start < clusters.count {
      guard lines.count < count, let end = end(from: start, width, breaksWords) else { return nil }
      lines.append(start..<end)
      start = end
      while start < clusters.count, clusters[start].isSpace { start += 1 }
    }
    return lines
  }

  /// Where the line that begins at a place ends.
  private func end(from start: Int, _ width: Double, _ breaksWords: Bool) -> Int? {
    var used = 0.0
    var lastBreak: Int?
    for index in start..<clusters.count {
      let cluster = clusters[index]
      used += cluster.width
      // Spaces at the end of a line need no room.
      if used > width, !cluster.isSpace {
        if let lastBreak { return lastBreak }
        return breaksWords && index > start ? index : nil
      }
      if cluster.isBreak { lastBreak = index + 1 }
    }
    return clusters.count
  }

  /// As many lines as there may be, with an ellipsis at the end.
  private func cutLines(_ width: Double, upTo count: Int) -> [Range<Int>]? {
    var lines: [Range<Int>] = []
    var start = 0
    while lines.count < count - 1, let end = end(from: start, width, true) {
      lines.append(start..<end)
      start = end
      while start < clusters.count, clusters[start].isSpace { start += 1 }
    }
    var used = ellipsisWidth
    var end = start
    while end < clusters.count, used + clusters[end].width <= width {
      used += clusters[end].width
      end += 1
    }
    // One letter and dots say nothing.
    guard end - start >= min(2, clusters.count - start), end > start else { return nil }
    return lines + [start..<end]
  }

  private var ellipsisWidth: Double {
    TextWidths.width(of: "…", isBold: true)
  }

  private func block(
    _ ranges: [Range<Int>], _ box: Rect, _ size: Double, _ isCentered: Bool, isCut: Bool
  ) -> TextBlock {
    var lines = ranges.map { line($0, size) }
    if isCut, let last = lines.indices.last, let run = lines[last].runs.indices.last {
      lines[last].runs[run].text += "…"
      lines[last].width = min(box.width, lines[last].width + ellipsisWidth * size)
    }
    return TextBlock(
      box: box, lines: lines, size: size, direction: direction, isCentered: isCentered,
      isCut: isCut)
  }

  private func line(_ range: Range<Int>, _ size: Double) -> TextBlock.Line {
    var range = range
    while let last = range.last, clusters[last].isSpace { range = range.dropLast() }
    var line = TextBlock.Line(runs: [], width: 0)
    var current: Int?
    for cluster in clusters[range] {
      if cluster.run != current {
        line.runs.append(TextBlock.Run("", runs[cluster.run].style))
        current = cluster.run
      }
      line.runs[line.runs.count - 1].text.append(cluster.text)
      line.width += cluster.width * size
    }
    return line
  }
}

extension String {
  /// The direction of the first letter that has one; `nil` when none has.
  var firstDirection: LayoutDirection? {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return .rightToLeft
      default: if scalar.properties.isAlphabetic { return .leftToRight }
      }
    }
    return nil
  }
}
