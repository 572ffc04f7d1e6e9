import EarshotSpeech
import EarshotText
import EarshotTree

/// What is said, as stretches of words that look as they sound.
extension ScreenArtist {
  /// What is written for a stop: all that is said for the ear, the name and value on frames.
  func runs(_ index: Int, hasHints: Bool, namesContainer: Bool = true) -> [TextBlock.Run] {
    let parts = utterance(index).parts.filter { namesContainer || $0.role != .container }
    let name = parts.filter { [.label, .value].contains($0.role) }
    let isShort = mode == .frames && !name.isEmpty
    let shown = isShort ? name : parts.filter { hasHints || !$0.role.isAfterwards }
    return shown.enumerated().flatMap { place, part in
      let text = place == 0 && part.phrase != nil ? part.text.capitalizingFirst : part.text
      // The comma is not part of what is emphasised.
      let comma =
        place + 1 < shown.count ? [TextBlock.Run(", ", TextBlock.Style(colors.dim))] : []
      return [TextBlock.Run(text, style(of: part.role))] + comma
    }
  }

  private func style(of role: Utterance.Role) -> TextBlock.Style {
    switch role {
    case .label, .announcement, .content: TextBlock.Style(colors.label)
    case .value: TextBlock.Style(colors.value, isItalic: true)
    case .trait: TextBlock.Style(colors.type, isBold: true)
    case .state, .position, .edge, .table: TextBlock.Style(colors.state)
    case .container, .hint, .extra: TextBlock.Style(colors.dim)
    }
  }
}
