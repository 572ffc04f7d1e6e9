import EarshotText
package import EarshotTree
import EarshotWriting

/// The contrast of the texts of a screen, from two captures of it in two settings of colour: light and
/// dark, or normal and increased contrast (F324).
package struct ContrastComparison: Hashable, Sendable {
  /// A text whose contrast is worse after than before.
  package struct Finding: Hashable, Sendable {
    /// The text.
    package var text: String
    /// The contrast ratio before, from 1 to 21.
    package var before: Double
    /// The contrast ratio after, from 1 to 21.
    package var after: Double
    /// The ratio that the text needs by WCAG 2.2, 1.4.3.
    package var needed: Double
  }

  /// The colour settings of a capture, as its grounds tell them.
  package enum Appearance: String, Hashable, Sendable {
    /// Most texts stand on a ground that is lighter than they are.
    case light
    /// Most texts stand on a ground that is darker.
    case dark
  }

  /// The appearance before and after; equal ones differ in their contrast only.
  package let before, after: Appearance
  /// The number of texts of which both captures tell the colours.
  package let texts: Int
  /// The texts that are worse, in the order after.
  package let findings: [Finding]

  /// The fewest texts by which two captures are taken for one screen in two settings of colour.
  private static let fewest = 3
  /// The share of its contrast that a text may lose unnoticed; an assumption.
  private static let noticed = 0.9

  /// Compares the colours of two captures; `nil` when they are not one screen in two settings of colour:
  /// the same texts at one size, most of them with other colours.
  package init?(_ before: Screen, _ after: Screen) {
    let pairs = ColoredText.pairs(ColoredText.all(of: before), ColoredText.all(of: after))
    let others = pairs.count { !$0.before.hasColors(of: $0.after) }
    guard pairs.count >= Self.fewest, others * 2 > pairs.count else { return nil }
    let isLight = { (texts: [ColoredText]) in
      texts.count(where: \.isOnLightGround) * 2 >= texts.count
    }
    self.before = isLight(pairs.map(\.before)) ? .light : .dark
    self.after = isLight(pairs.map(\.after)) ? .light : .dark
    let isSameAppearance = self.before == self.after
    texts = pairs.count
    findings = pairs.compactMap { pair in
      let needed = pair.after.neededRatio
      let (old, new) = (pair.before.ratio, pair.after.ratio)
      let isLost = new < needed && old >= needed
      // Contrast that was increased is nowhere less.
      guard isLost || isSameAppearance && new < old * Self.noticed else { return nil }
      return Finding(text: pair.after.text, before: old, after: new, needed: needed)
    }
  }
}

/// A text with its colours, as far as a capture tells them.
private struct ColoredText {
  let text: String
  let key: String
  let color: Color
  let ground: Color
  let size: Double?
  let isBold: Bool

  var ratio: Double { color.contrast(with: ground) }
  var isOnLightGround: Bool { ground.luminance > color.luminance }

  /// The ratio that a text of its size needs: 18 points, or 14 in bold, count as large.
  var neededRatio: Double {
    guard let size else { return 4.5 }
    return size >= 18 || isBold && size >= 14 ? 3 : 4.5
  }

  func hasColors(of other: ColoredText) -> Bool { color == other.color && ground == other.ground }

  /// The texts of a screen with colours.
  static func all(of screen: Screen) -> [ColoredText] {
    let nodes = ScreenNodes(of: screen)
    return nodes.indices.compactMap { place in
      let element = nodes[place].element
      guard nodes[place].isDrawn, let looks = element.appearance.value,
        let color = looks.color.flatMap(Color.init(hex:)),
        let text = element.visibleText,
        text.contains(where: { $0.isLetter || $0.isNumber }),
        let ground = ground(of: place, in: nodes)
      else { return nil }
      return ColoredText(
        text: text, key: element.identifier.value ?? text, color: color, ground: ground,
        size: looks.fontSize, isBold: looks.fontWeight == "bold")
    }
  }

  /// The opaque colour behind a node: its own, or that of the nearest node around it.
  private static func ground(of place: Int, in nodes: ScreenNodes) -> Color? {
    var open: Int? = place
    while let here = open {
      let looks = nodes[here].element.appearance.value
      if let alpha = looks?.backgroundAlpha, alpha > 0, alpha < 1 { return nil }
      if let color = looks?.background.flatMap(Color.init(hex:)), looks?.backgroundAlpha != 0 {
        return color
      }
      // A picture is a ground of its own.
      if here != place, looks?.image != nil { return nil }
      open = nodes[here].parent
    }
    return nil
  }

  /// The texts that both captures have in one size, each under one key.
  static func pairs(
    _ before: [ColoredText], _ after: [ColoredText]
  ) -> [(before: ColoredText, after: ColoredText)] {
    UniquePairs.of(before, after, by: \.key).filter { $0.before.size == $0.after.size }
  }
}

extension ContrastComparison {
  /// The texts that are worse in words, one a line.
  var lines: [String] {
    findings.map { finding in
      let (old, new) = (finding.before.inTenths, finding.after.inTenths)
      let needed = finding.after < finding.needed ? ", needs \(finding.needed.inTenths):1" : ""
      return "! \(finding.text.onOneLine): contrast \(old):1 → \(new):1\(needed)"
    }
  }

  /// What was compared and how much is worse, in words.
  var summary: String {
    let what =
      before == after
      ? "contrast, \(after.rawValue) appearance"
      : "\(before.rawValue) → \(after.rawValue) appearance"
    let count = findings.count
    let worse = count == 0 ? "none is worse" : "\(count) \(count == 1 ? "is" : "are") worse"
    return "\(what): \(texts) texts with colours, \(worse)"
  }
}

extension Double {
  /// The number with one digit, rounded down, so that what just misses a limit does not seem to meet it.
  fileprivate var inTenths: String {
    let tenths = Int(clamping: (self * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
