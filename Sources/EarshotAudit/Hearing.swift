import EarshotSession
public import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// Tells what is heard at the place of findings of one screen.
///
/// Only the smallest part of the screen that a fix touches is read, so that the time for all
/// findings grows with their number and not with the size of the screen.
public struct Hearing: Sendable {
  private let screen: AuditedScreen
  private let voiceOver: VoiceOver
  private let composer: SpeechComposer

  /// The most stops that are told of one place.
  public static let limit = 8

  /// Makes the hearing of a screen for a listener.
  public init(_ screen: AuditedScreen, settings: SpeechSettings) {
    self.screen = screen
    voiceOver = VoiceOver(settings: settings)
    composer = SpeechComposer(settings: settings)
  }

  /// What is heard at the place of a finding; `nil` for one about the screen as a whole.
  public func heard(at finding: Finding) -> Heard? {
    guard let element = finding.element, let node = screen[element] else { return nil }
    let edited = (finding.fix?.edits ?? []).compactMap { screen[$0.element] }
    let place = enclosing([node] + edited + finding.covers.compactMap { screen[$0] })
    let now = captions(of: screen[place].element, at: place)
    guard let fix = finding.fix else { return Heard(now: now, after: nil) }
    var part = screen.screen
    part.elements = [screen[place].element]
    let after = part.applying(fix).elements.flatMap { captions(of: $0, at: place) }
    return Heard(now: now, after: after)
  }

  /// The innermost node that is or holds all the nodes.
  private func enclosing(_ nodes: [AuditedScreen.Node]) -> AuditedScreen.Node {
    let last = nodes.map(\.index).max() ?? 0
    var place = nodes.min { $0.index < $1.index } ?? nodes[0]
    while screen[place].end <= last, let parent = screen.parent(of: place) { place = parent }
    return place
  }

  private func captions(of element: Element, at place: AuditedScreen.Node) -> [String] {
    // A stop alone keeps the containers around it, which may say its position.
    if element.isAccessibilityElement, let index = screen.order.index(of: element.id) {
      var stop = screen.order.stops[index]
      stop.element = element
      return [SpeechStyle.caption(composer.utterance(for: stop)).line]
    }
    var part = screen.screen
    part.elements = [element]
    let lines = voiceOver.reading(of: part).lines.prefix(Hearing.limit + 1)
    let captions = lines.map { SpeechStyle.caption($0.utterance).line }
    return captions.count > Hearing.limit ? captions.dropLast() + ["…"] : captions
  }
}
