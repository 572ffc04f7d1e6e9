package import EarshotCaptures
import EarshotReach
import EarshotSession
import EarshotTree
import EarshotWriting

extension ReadJob {
  /// The document on the targets of a capture by technology.
  ///
  /// Throws ``RunFailure`` after saying why there is nothing to reach.
  package func reachDocument(
    of capture: Capture, _ path: String, _ reader: InputReader
  ) throws(RunFailure) -> [UInt8] {
    let settings = speech.settings(for: capture.screens.first)
    let pages = capture.screens.map { screen in
      ReachDocument.Page(
        title: screen.title, size: screen.size,
        reach: ScreenReach(of: Transcript.OrderedScreen(screen), settings: settings))
    }
    guard pages.contains(where: { !$0.reach.targets.isEmpty }) else {
      throw reader.silence(of: capture, path: path)
    }
    reader.note(predictionFor: settings, path)
    reader.messages.note(losses: capture.losses, path: path)
    let document = ReachDocument(
      format: capture.format, path: name(of: path), settings: settings,
      technologies: technology.technologies, pages: pages,
      losses: capture.losses.map(Reading.Loss.init),
      language: speech.reportLanguage)
    return reachWriter.write(document, isOneOfMany: isOneOfMany)
  }

  private var reachWriter: OutputFormat<ReachDocument> {
    OutputFormat<ReachDocument>.all.named(output) ?? .text
  }
}
