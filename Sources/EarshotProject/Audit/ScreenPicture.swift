package import EarshotAudit
package import EarshotHost
package import EarshotTree
package import EarshotWriting
import Foundation

/// The screenshot of a capture: its pixels, and the text that can be read in it.
package struct ScreenPicture: Sendable {
  /// The file, for reports.
  package var picture: ImageFile
  /// The pixels; `nil` when no program decodes them.
  package var pixels: Pixels?
  /// The text; `nil` when no program reads it.
  package var text: [RecognizedText]?

  /// Looks at the screenshot beside a capture, or at the one that the user names.
  ///
  /// `nil` when there is none. Says what a missing program leaves unmeasured.
  package static func of(
    _ capture: String, named: Screenshot?, screen: Screen, language: String, _ messages: Messages
  ) -> ScreenPicture? {
    guard let screenshot = named ?? Screenshot.beside(capture, messages) else { return nil }
    let path = screenshot.path
    messages.note("looked at with its screenshot '\(path)'", path: capture)
    var picture = ScreenPicture(picture: screenshot.picture)
    guard let pixels = pixels(of: screenshot, messages) else { return picture }
    picture.pixels = pixels
    guard let size = screen.size else {
      messages.warning(
        "the screenshot is not measured: the capture does not tell the size of the screen",
        path: path)
      return picture
    }
    let text = text(on: screenshot, pixels, size, language, messages)
    picture.text = text.map {
      $0 + self.text(inPicturesOf: screen, on: pixels, size, language, besides: $0)
    }
    return picture
  }

  private static func pixels(of screenshot: Screenshot, _ messages: Messages) -> Pixels? {
    let path = screenshot.path
    do {
      let pixmap = try screenshot.pixmap()
      guard let pixels = Pixels(pixmap) else { throw Program.Failure.failed }
      return pixels
    } catch Program.Failure.isMissing(let package) {
      messages.warning(
        "the screenshot is not measured: install the package \(package)", path: path)
    } catch let failure as Program.Failure where failure != .failed {
      messages.warning(
        "the screenshot is not measured by 'convert': \(failure.reason)", path: path)
    } catch {
      messages.warning("the screenshot is not measured: it cannot be decoded", path: path)
    }
    return nil
  }

  private static func text(
    on screenshot: Screenshot, _ pixels: Pixels, _ size: Size, _ language: String,
    _ messages: Messages
  ) -> [RecognizedText]? {
    let path = screenshot.path
    do {
      let scale = (
        x: size.width / Double(pixels.width), y: size.height / Double(pixels.height)
      )
      return try TextRecognition.lines(on: screenshot, language: language).map { line in
        RecognizedText(
          text: line.text, confidence: line.confidence,
          frame: Rect(
            x: line.frame.x * scale.x, y: line.frame.y * scale.y,
            width: line.frame.width * scale.x, height: line.frame.height * scale.y))
      }
    } catch Program.Failure.isMissing(let package) {
      messages.note(
        "text in pictures is not measured: install the package \(package)", path: path)
    } catch let failure as Program.Failure where failure != .failed {
      messages.warning(
        "text in pictures is not measured by 'tesseract': \(failure.reason)", path: path)
    } catch {
      messages.warning("text in pictures is not measured: tesseract gave up", path: path)
    }
    return nil
  }
}

extension ScreenPicture {
  /// The most pictures of a screen that are looked at one by one.
  private static let mostPictures = 24

  /// The text in single pictures in which the look at the whole screen found none.
  ///
  /// Letters on a coloured badge are lost among all the rest; the badge alone is read.
  private static func text(
    inPicturesOf screen: Screen, on pixels: Pixels, _ size: Size, _ language: String,
    besides lines: [RecognizedText]
  ) -> [RecognizedText] {
    let (across, down) = (
      Double(pixels.width) / size.width, Double(pixels.height) / size.height
    )
    let frames = screen.allElements.filter(\.isPicture).compactMap(\.effectiveFrame).filter {
      frame in
      frame.isFinite && frame.width * across >= 24 && frame.height * down >= 12
        && frame.width * frame.height * 4 <= size.width * size.height
        && !lines.contains { $0.isSure && frame.contains($0.frame.center) }
    }
    return frames.prefix(mostPictures).flatMap { frame -> [RecognizedText] in
      let part = Rect(
        x: frame.x * across, y: frame.y * down, width: frame.width * across,
        height: frame.height * down)
      let file = PortablePixmap.file(
        of: pixels.bytes, width: pixels.width, height: pixels.height, part: part)
      // The look at the whole screen has said what is missing.
      let found = file.flatMap { try? TextRecognition.lines(in: $0, language: language) } ?? []
      return found.map { line in
        RecognizedText(
          text: line.text, confidence: line.confidence,
          frame: Rect(
            x: frame.x + line.frame.x / across, y: frame.y + line.frame.y / down,
            width: line.frame.width / across, height: line.frame.height / down))
      }.filter(\.isSure)
    }
  }
}

extension RecognizedText {
  /// Whether it is rather a word than a part of a drawing.
  fileprivate var isSure: Bool { confidence >= 0.6 && text.count(where: \.isLetter) >= 2 }
}

extension Pixels {
  /// The pixels of a picture; `nil` if it is empty.
  package init?(_ pixmap: PortablePixmap) {
    self.init(width: pixmap.width, height: pixmap.height, bytes: pixmap.bytes)
  }
}

extension Screenshot {
  /// The picture for a report.
  package var picture: ImageFile {
    ImageFile(mediaType: mediaType, bytes: bytes)
  }

  /// The picture that the user names, if one.
  ///
  /// Throws ``RunFailure`` after saying why it cannot be used.
  package static func named(
    _ path: String?, _ messages: Messages
  ) throws(RunFailure) -> Screenshot? {
    guard let path else { return nil }
    do {
      return try Screenshot(named: path)
    } catch {
      messages.error(error, path: path)
      throw RunFailure.wrongUsage
    }
  }

  /// The picture of the name of a capture; one that is none is not what anybody asked for.
  package static func beside(_ capture: String, _ messages: Messages) -> Screenshot? {
    guard let path = path(beside: capture) else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      messages.warning("the screenshot is not used: it cannot be read", path: path)
      return nil
    }
    if let screenshot = Screenshot([UInt8](data), path: path) {
      guard let size = screenshot.hugeSize else { return screenshot }
      messages.warning(
        "the screenshot is not used: it has \(size.width) × \(size.height) pixels", path: path)
      return nil
    }
    messages.warning("the screenshot is not used: it is neither PNG nor JPEG", path: path)
    return nil
  }
}
