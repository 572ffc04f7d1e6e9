package import EarshotText
public import EarshotTree

/// A kind of capture that can be read; one file in `Formats/` each.
public struct CaptureFormat: Sendable, Identifiable {
  /// The name on the command line, such as `webdriveragent-xml`.
  public let id: String
  /// A summary in a few words.
  public let summary: String
  /// Whether an input looks like this format, judged by how it begins.
  package let recognizes: @Sendable (CapturePrefix) -> Bool
  /// Reads an input whole.
  ///
  /// Throws ``CaptureError`` with a place when it is not of this format.
  public let read: @Sendable ([UInt8], ReadOptions) throws(CaptureError) -> Capture

  /// Makes a format.
  ///
  /// - Parameter tellsDirection: whether `read` knows the direction of screens; else it is that in
  ///   which their texts are written.
  package init(
    id: String, summary: String, tellsDirection: Bool = false,
    recognizes: @escaping @Sendable (CapturePrefix) -> Bool,
    read: @escaping @Sendable ([UInt8], ReadOptions) throws(CaptureError) -> Capture
  ) {
    self.id = id
    self.summary = summary
    self.recognizes = recognizes
    self.read = { (bytes, options) throws(CaptureError) -> Capture in
      var capture = try read(bytes, options)
      if !tellsDirection { capture.concludeDirection(options) }
      return capture
    }
  }
}

/// The assumptions of an importer where the input is silent.
public struct ReadOptions: Hashable, Sendable {
  /// The system whose defaults apply; `nil` takes the standard version and the input's idiom.
  public var profile: Profile?
  /// The texts in another language that take the place of those of a storyboard or xib.
  package var strings: LocalizedStrings?
  /// Which program numbered the trait bits of a design; `nil` is concluded from the design.
  public var voDesignDialect: VODesignDialect?
  /// Pixels per point of a screen of Android; `nil` is guessed from its size.
  public var density: Double?

  /// The language of the phone, when the user named it.
  package var language: Language?
  /// The classes of the app that are read from its code, with what documents say of them.
  package var joinedClasses: Set<String> = []

  /// Makes options that assume nothing.
  public init() {}

  /// Makes options.
  package init(
    profile: Profile? = nil, strings: LocalizedStrings? = nil,
    voDesignDialect: VODesignDialect? = nil, density: Double? = nil, language: Language? = nil
  ) {
    self.profile = profile
    self.strings = strings
    self.voDesignDialect = voDesignDialect
    self.density = density
    self.language = language
  }

  /// The kind of device: as stated, or guessed from the size of its screen.
  func idiom(for size: Size?) -> Idiom {
    profile?.idiom ?? size.map { min($0.width, $0.height) >= 700 ? .pad : .phone } ?? .phone
  }
}

extension Capture {
  /// Reads screens from right to left whose texts or language are written so, and says that it does.
  fileprivate mutating func concludeDirection(_ options: ReadOptions) {
    var concluded = Losses()
    for index in screens.indices {
      let isNamed = options.language?.isWrittenFromTheRight == true
      guard isNamed || screens[index].directionOfTexts == .rightToLeft else { continue }
      screens[index].direction = .rightToLeft
      concluded.noteConcludedDirection(of: screens[index])
    }
    losses += concluded.list
  }
}

extension Losses {
  /// Says that nothing but its texts tells that a screen is read from right to left.
  mutating func noteConcludedDirection(of screen: Screen) {
    note(
      .accessibilityElements,
      "the direction is not told; read from right to left, as the texts are written",
      count: screen.elements.count)
  }
}
