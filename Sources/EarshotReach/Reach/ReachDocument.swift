package import EarshotSession
package import EarshotSpeech
package import EarshotTree
package import EarshotWriting

/// The reach of several technologies on the screens of one input.
package struct ReachDocument: Hashable, Sendable {
  /// One screen.
  package struct Page: Hashable, Sendable {
    /// The title; `nil` if the source gives none.
    package var title: String?
    /// The size in points; `nil` if the source does not tell.
    package var size: Size?
    /// The readings.
    package var reach: ScreenReach

    /// Makes the page of a screen.
    package init(title: String?, size: Size?, reach: ScreenReach) {
      self.title = title
      self.size = size
      self.reach = reach
    }
  }

  /// The identifier of the format of the input.
  package var format: String
  /// The path of the input as the user wrote it.
  package var path: String
  /// The settings of the listener.
  package var settings: SpeechSettings
  /// The technologies that are told of, in order.
  package var technologies: [ReachTechnology]
  /// The screens in order.
  package var pages: [Page]
  /// The properties that the input does not tell.
  package var losses: [Reading.Loss]
  /// The language of the words.
  package var language: String

  /// Makes a document.
  package init(
    format: String, path: String, settings: SpeechSettings, technologies: [ReachTechnology],
    pages: [Page], losses: [Reading.Loss] = [], language: String = "en"
  ) {
    self.format = format
    self.path = path
    self.settings = settings
    self.technologies = technologies
    self.pages = pages
    self.losses = losses
    self.language = language
  }

  /// The words of the document.
  var words: any ReachWords { ReachLocales.words(in: language) }

  /// The differences of a screen that concern the technologies that are told of.
  func differences(of page: Page) -> [ReachDifference] {
    page.reach.differences.filter { difference in
      difference.missing.contains { technologies.contains($0) }
    }
  }
}

extension OutputFormat where Document == ReachDocument {
  /// The formats of readings by several technologies, sorted by name.
  package static var all: [OutputFormat<ReachDocument>] { [json, markdown, text] }
}
