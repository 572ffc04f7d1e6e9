import EarshotSession
package import EarshotSpeech
import EarshotText
import EarshotTree
import EarshotVerbalizer
import EarshotVoiceOver
import Synchronization

/// Previews the speech at the places of the findings of one screen.
///
/// Only the smallest part of the screen that a fix touches is read, so that the time for all
/// findings grows with their number and not with the size of the screen.
package struct SpeechPreviewer: Sendable {
  private let screen: AuditedScreen
  private let voiceOver: VoiceOver
  private let composer: SpeechComposer
  private let language: String
  private let known = KnownCaptions()

  /// The most stops that are told of one place.
  package static let limit = 8
  /// The most nodes of a root that is read for one finding.
  private static let rootSize = 20
  /// The most characters of a text that are told, a quarter of an hour of speech.
  private static let longest = 10_000

  /// Previews the speech of a screen for a listener.
  package init(_ screen: AuditedScreen, settings: SpeechSettings) {
    self.screen = screen
    voiceOver = VoiceOver(settings: settings)
    composer = SpeechComposer(settings: settings)
    language = screen.screen.language ?? settings.language
  }

  /// The preview of the speech at the place of a finding; `nil` for one about the screen as a
  /// whole.
  package func preview(at finding: Finding) -> SpeechPreview? {
    guard let element = finding.element, let node = screen[element] else { return nil }
    let edited = (finding.fix?.edits ?? []).compactMap { screen[$0.element] }
    let touched = [node] + edited + finding.covers.compactMap { screen[$0] }
    let place = enclosing(touched)
    // Without a view around them all they are read side by side.
    if let last = touched.max(by: { $0.index < $1.index }), place.end <= last.index,
      let preview = preview(ofRootsOf: touched, finding)
    {
      return preview
    }
    let sound: Sound = Rule.named(finding.rule)?.category == .text ? .said : .shown
    let now = captions(now: place, as: sound)
    guard let fix = finding.fix, sound == .shown || fix.isFinished else {
      guard sound == .said else { return SpeechPreview(now: now, after: nil) }
      let wanted = captions(now: place, as: .wanted)
      return SpeechPreview(now: now, after: wanted == now ? nil : wanted)
    }
    guard !known.isWornOut(place, after: fix, as: sound) else {
      return SpeechPreview(now: now, after: nil)
    }
    let after = known.captions(of: place, as: sound, after: fix) {
      var part = screen.screen
      part.elements = [place.element]
      return part.applying(fix).elements.flatMap { captions(of: $0, at: place, as: sound) }
    }
    return SpeechPreview(now: now, after: after)
  }

  /// The preview of nodes that no view holds together: what their roots say; `nil` if those are so
  /// large that all findings would take long.
  private func preview(ofRootsOf touched: [Node], _ finding: Finding) -> SpeechPreview? {
    var seen: Set<Int> = []
    let roots = touched.prefix(SpeechPreviewer.limit)
      .map { node in node.ancestors.reduce(node) { $1 } }
      .filter { seen.insert($0.index).inserted }.sorted { $0.index < $1.index }
    guard roots.allSatisfy({ $0.size <= SpeechPreviewer.rootSize }) else { return nil }
    func captions(after fix: Fix?) -> [String] {
      var part = screen.screen
      part.elements = roots.map(\.element)
      let shown = fix.map { part.applying($0) } ?? part
      let lines = voiceOver.reading(of: [shown], first: SpeechPreviewer.limit).lines
      return lines.map { caption($0.utterance, as: .shown) }
    }
    return SpeechPreview(
      now: captions(after: nil), after: finding.fix.map { captions(after: $0) })
  }

  /// How captions are written.
  fileprivate enum Sound {
    /// As they are shown.
    case shown
    /// With the words that the voice says.
    case said
    /// With the words that the voice should say.
    case wanted
  }

  /// The innermost node that is or holds all the nodes.
  private func enclosing(_ nodes: [Node]) -> Node {
    let last = nodes.map(\.index).max() ?? 0
    var place = nodes.min { $0.index < $1.index } ?? nodes[0]
    while place.end <= last, let parent = place.parent { place = parent }
    return place
  }

  private func captions(now place: Node, as sound: Sound) -> [String] {
    known.captions(of: place, as: sound) { captions(of: place.element, at: place, as: sound) }
  }

  private func captions(of element: Element, at place: Node, as sound: Sound) -> [String] {
    // A stop alone keeps the containers around it, which may say its position.
    if element.isAccessibilityElement, let index = screen.order.index(of: element.id) {
      var stop = screen.order.stops[index]
      stop.element = element
      return [caption(composer.utterance(for: stop), as: sound)]
    }
    var part = screen.screen
    part.elements = [element]
    let lines = voiceOver.reading(of: [part], first: SpeechPreviewer.limit + 1).lines
    let captions = lines.map { caption($0.utterance, as: sound) }
    return captions.count > SpeechPreviewer.limit ? captions.dropLast() + ["…"] : captions
  }

  private func caption(_ whole: Utterance, as sound: Sound) -> String {
    let short = whole.shortened(to: SpeechPreviewer.longest)
    let utterance =
      switch sound {
      case .shown: short
      case .said: short.withTexts { verbalized($0).spoken }
      case .wanted: short.withTexts { verbalized($0).wanted }
      }
    return SpeechStyle.caption(utterance).line
  }

  /// A part for the voice; the rules have asked for most texts before.
  private func verbalized(_ part: Utterance.Part) -> VerbalizedText {
    guard part.attributed == nil else { return part.verbalized(in: language) }
    return screen.verbalized(part.text, in: Language(part.language ?? language).code)
  }
}

/// Captions that were made before: many findings share their place, and its fix.
private final class KnownCaptions: Sendable {
  private struct Place: Hashable {
    var node: Int
    var sound: SpeechPreviewer.Sound
    var fix: Fix?
  }

  private struct State {
    var captions: [Place: [String]] = [:]
    /// How often a place was read after a fix.
    var fixes: [Int: Int] = [:]
  }

  /// The nodes of a place that is read after this many different fixes at most: the time for more
  /// would grow with the square of the screen.
  private static let large = 100

  private let state = Mutex(State())

  /// Whether a place was read after so many fixes that it is not read after one more.
  func isWornOut(_ node: Node, after fix: Fix, as sound: SpeechPreviewer.Sound) -> Bool {
    guard node.size > KnownCaptions.large else { return false }
    let place = Place(node: node.index, sound: sound, fix: fix)
    return state.withLock { state in
      guard state.captions[place] == nil else { return false }
      state.fixes[node.index, default: 0] += 1
      return state.fixes[node.index, default: 0] > KnownCaptions.large
    }
  }

  /// The captions of a place, after a fix where there is one, made when they are not known.
  func captions(
    of node: Node, as sound: SpeechPreviewer.Sound, after fix: Fix? = nil, _ make: () -> [String]
  ) -> [String] {
    let place = Place(node: node.index, sound: sound, fix: fix)
    if let known = state.withLock({ $0.captions[place] }) { return known }
    let made = make()
    state.withLock { $0.captions[place] = made }
    return made
  }
}

extension Fix {
  /// Whether a person has nothing left to write.
  fileprivate var isFinished: Bool {
    edits.allSatisfy { edit in
      switch edit.change {
      case .label(.toWrite), .value(.toWrite), .hint(.toWrite?): false
      default: true
      }
    }
  }
}

extension Utterance {
  /// The utterance with no text longer than a number of characters.
  fileprivate func shortened(to count: Int) -> Utterance {
    guard parts.contains(where: { $0.text.utf8.count > count }) else { return self }
    return withTexts { part in
      let start = part.text.prefix(count)
      return start.endIndex < part.text.endIndex ? start + "…" : part.text
    }
  }
}

extension VerbalizedText {
  /// The words that should be said, as far as they are known.
  fileprivate var wanted: String {
    // Where only a person can tell, nothing better than what is said is known.
    differences.contains { $0.shouldBeSaid != nil } ? better : spoken
  }
}
