package import EarshotCaptures
import EarshotHost
import EarshotText
import EarshotTree

/// A first draft of a screen from a picture of it: the words that are read in it, and no more.
package struct PictureDraft {
  private let picture: Screenshot
  /// The language of the words, as a BCP 47 tag; `nil` for English.
  private let language: String?

  /// The draft of an input that is a picture, each text a line in reading order; `nil` if it is none.
  ///
  /// Throws ``RunFailure`` after saying why there is no draft.
  package static func capture(
    of path: String, language: String?, _ messages: Messages
  ) throws(RunFailure) -> Capture? {
    do {
      return try PictureDraft(of: path, language: language)?.capture(messages)
    } catch let failure as Program.Failure {
      throw messages.error(error(of: failure), path: path)
    } catch {
      throw messages.error(error, path: path)
    }
  }

  private init?(of path: String, language: String?) throws {
    guard path != "-", let start = InputFile(path: path).start(64),
      Screenshot(start, path: path) != nil
    else { return nil }
    guard !PNGMark.isMarked(start) else {
      throw InputError(
        message: "the picture was drawn by Earshot and is no screenshot",
        help: "convert the capture that it was drawn of")
    }
    picture = try Screenshot(named: path)
    self.language = language
  }

  private func capture(_ messages: Messages) throws -> Capture {
    let (screen, scale) = try screen()
    guard !screen.elements.isEmpty else {
      throw InputError(
        message: "no words are read in the picture",
        help: "name their language with --language, or write the screen by hand in notation")
    }
    messages.note(
      "a first draft: words are read in the picture, and may be read wrong; what is a button, what "
        + "is a heading and what has no words must be written by hand", path: picture.path)
    messages.note(
      "frames are in points of \(scale.short) \(scale == 1 ? "pixel" : "pixels"), as phones of "
        + "this width have them", path: picture.path)
    return Capture(format: "picture", screens: [screen])
  }

  private static func error(of failure: Program.Failure) -> InputError {
    let message = "tesseract reads the words of a picture, and \(failure.reason)"
    switch failure {
    case .isMissing(let package), .lacksLanguage(let package):
      return InputError(message: message, help: "install the package \(package)")
    default:
      return InputError(message: message, help: "save the picture anew as PNG, of one screen")
    }
  }

  /// The screen, and how many pixels a point is taken to have.
  private func screen() throws -> (Screen, scale: Double) {
    let code = Language(language ?? "en").code
    let texts = try TextRecognition.texts(on: picture, language: code)
    var canvas = VODesignCanvas()
    canvas.readPNG(picture.bytes)
    if canvas.imageWidth == nil, !texts.isEmpty {
      let pixels = try picture.pixmap()
      canvas.imageWidth = Double(pixels.width)
      canvas.imageHeight = Double(pixels.height)
    }
    let scale = canvas.scale(extent: 0).scale
    var screen = Screen(elements: texts.enumerated().map { element($1, number: $0 + 1, scale) })
    screen.size = Size(
      width: (canvas.imageWidth ?? 0) / scale, height: (canvas.imageHeight ?? 0) / scale)
    screen.language = language
    screen.elements = screen.readingOrder.map(\.element)
    return (screen, scale)
  }

  private func element(_ text: TextRecognition.Line, number: Int, _ scale: Double) -> Element {
    var element = Element(
      id: Element.ID("text[\(number)]"), isAccessibilityElement: true)
    element.label = .given(text.text)
    element.traits = .given(.staticText)
    // Rounded out to whole points, as nobody writes others by hand.
    let left = (text.frame.x / scale).rounded(.down)
    let top = (text.frame.y / scale).rounded(.down)
    element.frame = .given(
      Rect(
        x: left, y: top,
        width: ((text.frame.x + text.frame.width) / scale).rounded(.up) - left,
        height: ((text.frame.y + text.frame.height) / scale).rounded(.up) - top))
    element.derived = Element.Fields(.label, .traits, .frame)
    return element
  }
}
