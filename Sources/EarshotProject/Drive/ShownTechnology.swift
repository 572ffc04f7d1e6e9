package import EarshotSession
import EarshotSpeech
package import EarshotSwitchControl
package import EarshotTree
package import EarshotVoiceControl
package import EarshotVoiceOver

/// A technology as it is seen at work: what it frames, and what it lays over the screen.
package protocol ShownTechnology: ConfigurableTechnology {
  /// The overlay of the screen at a moment; lines that look for a point move all the time.
  func overlay(on screen: Transcript.OrderedScreen, at time: Double) -> ScreenOverlay?
  /// The elements in its frame, one after another; one that has focus is the only one.
  var framedElements: [Element.ID] { get }
  /// The places of the lines of its menu that are offered together; empty when one is or none.
  var offeredLines: [Int] { get }
}

extension ShownTechnology {
  package func overlay(on screen: Transcript.OrderedScreen, at time: Double) -> ScreenOverlay? {
    overlay(on: screen)
  }

  package var framedElements: [Element.ID] { focusedElement.map { [$0] } ?? [] }

  package var offeredLines: [Int] { [] }
}

extension VoiceOver: ShownTechnology {}

extension VoiceControl: ShownTechnology {}

extension SwitchControl: ShownTechnology {
  package func overlay(on screen: Transcript.OrderedScreen, at time: Double) -> ScreenOverlay? {
    var overlay = overlay(on: screen)
    switch highlight(at: time) {
    case let point? where point.kind == .point: overlay?.frames = point.frames
    // Without its dashes, the frame of a group to leave is that of a group to enter.
    case let exit? where exit.kind == .exit:
      let words = SwitchPhrasebook.book(for: settings.language)(.exitGroup).text
      overlay?.badges = [.init("\(words): \(exit.text)", frame: exit.frames.first)]
    default: break
    }
    return overlay
  }

  /// The members of the group or item that is highlighted.
  package var framedElements: [Element.ID] { highlight?.elements ?? [] }

  package var offeredLines: [Int] { highlight?.kind == .menuRow ? highlight?.lines ?? [] : [] }
}

extension [String] {
  /// The lines that were shown, without those of a menu at their end.
  package func without(menu overlay: ScreenOverlay?) -> [String] {
    guard let menu = overlay?.lines, !menu.isEmpty, suffix(menu.count) == menu[...] else {
      return self
    }
    return Array(dropLast(menu.count))
  }
}
