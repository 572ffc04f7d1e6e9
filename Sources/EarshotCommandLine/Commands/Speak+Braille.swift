import ArgumentParser
import EarshotProject

extension Speak {
  /// Refuses options that do nothing with the format.
  func validateBraille(_ format: SpeakFormat) throws {
    guard format.isBraille else {
      if braille.isUsed || display.isUsed {
        throw ValidationError(
          "the options of braille are for '--format braille', 'brf' and 'braille-svg'")
      }
      return
    }
    if voice != nil || rate != nil {
      throw ValidationError("braille has no voice; leave out '--voice' and '--rate'")
    }
    if format == .brf, braille.dots == 8 {
      throw ValidationError("files for embossers have six dots; leave out '--dots 8'")
    }
    if format == .brf, display.isUsed {
      throw ValidationError("pages have 40 cells; leave out the options of the display")
    }
    if format == .brailleSVG, display.showsText {
      throw ValidationError("pictures have the words beneath; leave out '--with-text'")
    }
  }
}
