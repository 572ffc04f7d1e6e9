package import EarshotAudit
public import EarshotTree

/// The result of an importer: screens, and the losses of the input.
public struct Capture: Hashable, Sendable {
  /// The identifier of the format that was read, such as `webdriveragent-xml`.
  public var format: String
  /// The screens in the order of the input; never empty.
  public var screens: [Screen]
  /// The properties that the format or this input does not tell.
  public var losses: [Loss]
  /// The parts of the input that were not understood.
  public var unknowns: [Unknown]
  /// Oddities of the input, in the words of a message.
  public var warnings: [Warning]
  /// The files of a package that gave no screen, sorted by name.
  public var unread: [UnreadFile] = []
  /// The file of a package that each screen was read from, by path; empty without a package.
  package var origins: [String] = []
  /// The picture of the one screen that lies in the package itself; `nil` for none.
  package var picture: [UInt8]?
  /// Of screens that code makes, the elements of each whose label a storyboard or a xib may set.
  package var outlets: [Set<Element.ID>] = []
  /// Of screens that code makes, what it sets on the elements of each where nobody can follow.
  package var unfollowed: [[Element.ID: UnfollowedSettings]] = []
  /// Of screens that code makes, the places of the elements of each that a document describes.
  package var documentPlaces: [[Element.ID: ElementPlaces]] = []
  /// Of screens that code makes, the places in it of the elements of each.
  package var places: [[Element.ID: CodePlace]] = []
  /// Of screens that code makes, the places at which a class makes its own views, or those of its
  /// subclasses, elements: one cause of what is wrong with all of them.
  package var elementCauses: [[Element.ID: CodePlace]] = []
  /// Of screens that code makes, the places of pictures whose file names stand in the labels of the
  /// elements of each, with the names as they are heard.
  package var pictures: [[Element.ID: NamedPicture]] = []
  /// Of screens that code makes, the controls of each that show several texts.
  package var severalTexts: [Set<Element.ID>] = []
  /// Of screens that code makes, whether each has rows of which only runs will tell how many there are.
  package var openRows: [Bool] = []
  /// Of screens that code makes, the place in it of each.
  package var entries: [CodePlace] = []
  /// Whether the code of its screens chooses dark colours.
  package var choosesColors = false
  /// Of screens that code makes, the places of those that are previews, whose own words no user meets.
  package var previews: Set<CodePlace> = []
  /// Of screens that code makes, the places of those that may be a part of a screen only.
  package var parts: Set<CodePlace> = []
  /// The comments of Swift files that begin with `earshot:`.
  package var codeComments: [CodeComment] = []
  /// The findings about code that it was read from.
  package var codeFindings: [CodeFinding] = []
  /// The comments that begin with `earshot:`, for those who come after the importer.
  package var comments: [NotationComment] = []

  /// Makes the result of reading an input.
  package init(
    format: String, screens: [Screen], losses: [Loss] = [], unknowns: [Unknown] = [],
    warnings: [Warning] = []
  ) {
    self.format = format
    self.screens = screens
    self.losses = losses
    self.unknowns = unknowns
    self.warnings = warnings
  }
}

extension Capture {
  /// A picture whose file name is heard for want of a label.
  package struct NamedPicture: Hashable, Sendable {
    /// Where it stands in code.
    package var place: CodePlace
    /// The name as it is heard.
    package var name: String

    /// Makes a picture.
    package init(place: CodePlace, name: String) {
      self.place = place
      self.name = name
    }
  }

  /// A property that the input does not tell, or that had to be concluded from others.
  public struct Loss: Hashable, Sendable {
    /// The property.
    public var what: Element.Field
    /// Why it is lost, as a sentence without a full stop.
    public var why: String
    /// Number of elements concerned.
    public var count: Int

    /// Makes a loss.
    package init(what: Element.Field, why: String, count: Int) {
      self.what = what
      self.why = why
      self.count = count
    }
  }

  /// A part of the input that the importer does not understand.
  public struct Unknown: Hashable, Sendable {
    /// The name of it, such as `attribute 'foo'`.
    public var what: String
    /// Where it was met first.
    public var location: SourceLocation?
    /// How often it was met.
    public var count: Int

    /// Makes an unknown part.
    package init(what: String, location: SourceLocation?, count: Int = 1) {
      self.what = what
      self.location = location
      self.count = count
    }
  }

  /// Something odd that did not stop the import.
  public struct Warning: Hashable, Sendable {
    /// The oddity: lower case, no full stop.
    public var message: String
    /// Where, when it has a place.
    public var location: SourceLocation?
    /// Whether the input ends before its elements do, so that its problems may be in what is missing.
    package var isCut = false
    /// Whether it says why nothing is heard on a screen.
    package var isSilence = false

    /// Makes a warning.
    package init(_ message: String, at location: SourceLocation? = nil, isCut: Bool = false) {
      self.message = message
      self.location = location
      self.isCut = isCut
    }
  }

  /// A file of a package that gave no screen although others did.
  public struct UnreadFile: Hashable, Sendable {
    /// The path of the file in the package.
    public var name: String
    /// Why it could not be read.
    public var error: CaptureError
    /// Whether it is of no known format, as files beside captures may be.
    public var isLeftOut: Bool

    /// Makes the note about a file.
    package init(name: String, error: CaptureError, isLeftOut: Bool) {
      self.name = name
      self.error = error
      self.isLeftOut = isLeftOut
    }
  }
}

extension Capture {
  /// The error about an input that is cut; `nil` if it is whole.
  ///
  /// What was read of it is no pass.
  package var cut: CaptureError? { warnings.lazy.compactMap(\.cut).first }
}

extension Capture {
  /// Why nothing is heard on any screen; `nil` if something is, or if nobody knows why.
  package var silence: Warning? {
    guard screens.allSatisfy(\.readingOrder.isEmpty) else { return nil }
    return warnings.first(where: \.isSilence)
  }
}

extension Capture.Warning {
  /// The error that the warning is worth when nothing else was read; `nil` if the input is whole.
  package var cut: CaptureError? {
    guard isCut else { return nil }
    return CaptureError(
      .malformed, message, help: "take the capture again, or send the whole file", at: location)
  }
}
