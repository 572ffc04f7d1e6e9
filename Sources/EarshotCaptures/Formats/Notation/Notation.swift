import EarshotTree

extension CaptureFormat {
  /// Screens as short text for people, `*.screen`; see `Documentation/Formats/Notation.md`.
  public static let notation = CaptureFormat(
    id: "notation", summary: "screen notation, one element a line",
    tellsDirection: true,
    recognizes: { prefix in
      let lines = prefix.text.utf8.split { $0 == 0x0A || $0 == 0x0D }.lazy.map { line in
        Substring(line.drop { $0 == 0x20 })
      }
      let first = lines.first { !$0.isEmpty && !$0.utf8.starts(with: "#".utf8) }
      guard let first, first.utf8.starts(with: "screen".utf8) else { return false }
      return first.utf8.dropFirst(6).first.map { $0 == 0x20 || $0 == 0x22 } ?? true
    },
    read: { bytes, _ throws(CaptureError) in
      let text = String(decoding: try TextEncoding.utf8(bytes), as: UTF8.self)
      let screens: [Screen]
      do throws(NotationError) {
        screens = try ScreenNotation.parse(text)
      } catch {
        throw CaptureError(error)
      }
      guard screens.contains(where: { !$0.elements.isEmpty }) else {
        throw CaptureError(
          .noScreen, "the text holds no element",
          help: "write one element a line, such as 'button \"Add\"'")
      }
      var capture = Capture(format: "notation", screens: screens, losses: losses(of: screens))
      capture.comments = ScreenNotation.comments(in: text, beginningWith: "earshot:")
      return capture
    })

  /// Elements without a frame; the rest that is unknown was left out on purpose.
  private static func losses(of screens: [Screen]) -> [Capture.Loss] {
    var losses = Losses()
    for screen in screens {
      losses.count(
        screen,
        [
          .lost(.frame, "the notation gives no frame, so the order of the lines is read") {
            !$0.element.frame.isCaptured
          }
        ])
    }
    return losses.list
  }
}

extension CaptureError {
  fileprivate init(_ error: NotationError) {
    let code: Code =
      switch error.code {
      case .malformed: .malformed
      case .invalid: .invalid
      case .duplicateID: .duplicateID
      case .limit: .limit
      }
    self.init(code, error.message, help: error.help, at: error.location)
  }
}
