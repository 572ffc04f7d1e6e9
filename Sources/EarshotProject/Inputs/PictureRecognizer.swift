import EarshotAudit
import EarshotCaptures
import EarshotHost
import EarshotText
import EarshotTree
import EarshotWriting
import Foundation

/// Looks at the screenshot of a capture as VoiceOver Recognition looks at the screen: texts are read in
/// pictures by tesseract, and a command of the user describes them (A11).
struct PictureRecognizer {
  /// A program that gets a picture as PNG in its standard input and writes what it shows.
  private let command: String?
  private let messages: Messages

  init(_ command: String?, _ messages: Messages) {
    self.command = command
    self.messages = messages
  }

  /// Adds what is recognised to the elements of a capture of one screen.
  func look(at capture: inout Capture, _ path: String, language: String?) {
    guard capture.screens.count == 1, let screen = capture.screens.first else { return }
    let language = Language(language ?? screen.language ?? "en").code
    guard let screenshot = Screenshot.beside(path, messages) else {
      messages.note(
        "pictures are described by what the capture tells of them: there is no screenshot beside it",
        path: path)
      return
    }
    if command == nil {
      messages.note(
        "texts in pictures are recognised; no model describes what pictures show: name a command "
          + "with --describe", path: path)
    }
    let picture = ScreenPicture.of(
      path, named: screenshot, screen: screen, language: language, messages)
    guard let size = screen.size, let pixels = picture?.pixels else { return }
    let scale = Double(pixels.width) / size.width
    for stop in screen.readingOrder {
      guard let places = stop.element.placesOfPictures, !places.isEmpty else { continue }
      let recognition = PictureRecognition(
        texts: texts(in: places, picture?.text ?? []),
        description: describe(places[0], of: screenshot, scale: scale))
      guard recognition != PictureRecognition() else { continue }
      capture.screens[0].update(stop.id) { $0.recognition = recognition }
    }
  }

  /// The texts whose middle lies in a picture, read with enough confidence to be told.
  private func texts(in places: [Rect], _ lines: [RecognizedText]) -> [String] {
    lines.filter { line in
      line.confidence >= 0.5 && line.text.contains { $0.isLetter || $0.isNumber }
        && places.contains { $0.contains(line.frame.center) }
    }.map(\.text)
  }

  /// The words of the command for a part of the screenshot; `nil` if it says nothing.
  private func describe(_ frame: Rect, of screenshot: Screenshot, scale: Double) -> String? {
    guard let command else { return nil }
    let numbers = [frame.width, frame.height, frame.x, frame.y].map {
      Int(clamping: ($0 * scale).rounded())
    }
    let area = "\(numbers[0])x\(numbers[1])+\(max(0, numbers[2]))+\(max(0, numbers[3]))"
    do {
      let part = try Program("convert", package: "imagemagick").output(on: screenshot.bytes) {
        [$0, "-crop", area, "+repage", "png:" + $1]
      }
      let words = try Program("sh", package: "dash").output(on: [UInt8](part)) {
        ["-c", command, "earshot", $0]
      }
      let text = String(decoding: words, as: UTF8.self)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return text.isEmpty ? nil : text
    } catch let failure as Program.Failure {
      messages.warning("a picture is not described: \(failure.reason)", path: screenshot.path)
    } catch {
      messages.warning("a picture is not described: \(error)", path: screenshot.path)
    }
    return nil
  }
}

extension Element {
  /// The frames of the pictures that are part of what it is: its own, or those of the pictures in it;
  /// `nil` where it is no picture and holds none.
  fileprivate var placesOfPictures: [Rect]? {
    var places: [Rect] = []
    var rest = [self]
    while let next = rest.popLast() {
      if next.isPicture, let frame = next.effectiveFrame, !frame.isEmpty { places.append(frame) }
      rest += next.children.reversed()
    }
    if places.isEmpty, label.value == nil, let frame = effectiveFrame, !frame.isEmpty {
      places.append(frame)
    }
    return places.isEmpty ? nil : places
  }

  /// Whether it shows a picture.
  var isPicture: Bool {
    has(.image) || appearance.value?.image != nil || type?.hasSuffix("Image") == true
      || type?.hasSuffix("ImageView") == true
  }
}
