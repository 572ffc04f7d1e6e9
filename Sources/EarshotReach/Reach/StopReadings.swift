import EarshotSwitchControl
package import EarshotTree
import EarshotVoiceControl

/// The readings of each stop of a screen by Voice Control and Switch Control, once it is in sight.
///
/// ``ScreenReach`` tells what they come to without scrolling, and the effort of it.
package struct StopReadings: Sendable {
  private let targets: [VoiceControlTarget?]
  private let scanned: [Bool]
  /// How many nodes each level of scanning has, with the container whose members they are.
  package let levels: [(container: Element.ID?, count: Int)]

  /// Asks the technologies about a screen.
  ///
  /// - Parameter language: BCP 47 tag of the language of the system.
  package init(of screen: OrderedScreen, language: String) {
    let naming = VoiceControlNaming(language: language)
    let stops = screen.order.stops
    // What is there only for VoiceOver has no name for others, who come to what is inside.
    let isForOthers = stops.map { $0.element.isOnlyWhileVoiceOverRuns.value != true }
    targets = stops.indices.map {
      stops[$0].isInteractive && isForOthers[$0] ? naming.target(stops[$0].element) : nil
    }
    scanned = zip(ScanTree.scannedStops(of: screen), isForOthers).map { $0 || !$1 }
    levels = ScanTree(of: screen.withoutVoiceOver).levels
  }

  /// The names of a stop for Voice Control, as ``VoiceControlTarget/phrases``; `nil` if it offers
  /// none.
  package func names(ofStop place: Int) -> [String]? { targets[place]?.phrases }

  /// Whether Switch Control comes to a stop.
  package func isScanned(_ place: Int) -> Bool { scanned[place] }

  /// Whether a name in lower case is a command of Voice Control.
  package static func isVoiceCommand(_ name: String, in language: String) -> Bool {
    CommandGrammar.isCommand(name, in: language)
  }
}
