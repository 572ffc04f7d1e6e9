import EarshotText
package import EarshotTree
import Foundation

/// A picture as PNG, made of SVG by `rsvg-convert`, which shapes the letters of every script.
package enum PNGPicture {
  /// The most pixels in a row or a column: the limit of the library that paints.
  private static let longest = 32_767.0

  /// Paints a picture.
  ///
  /// - Parameters:
  ///   - svg: the picture.
  ///   - size: the part of the plane that it shows, in points.
  ///   - scale: pixels per point.
  ///   - description: what it shows, for those who cannot see it.
  ///
  /// Throws ``InputError`` when the program is missing, or the picture is too large for it.
  package static func bytes(
    of svg: [UInt8], size: Rect, scale: Double, description: String
  ) throws -> [UInt8] {
    guard max(size.width, size.height) * scale <= longest else {
      throw InputError(
        message: "the picture is too long for a PNG: \(Int(clamping: size.height)) points",
        help: "choose a smaller --scale, or --format svg")
    }
    let program = Program("rsvg-convert", package: "librsvg2-bin")
    do {
      let data = try program.output(on: svg) { path in
        // A screenshot may be larger than what the program takes from strangers.
        ["--unlimited", "--format=png", "--zoom=\(scale)", path]
      }
      guard let picture = PNGMark.marking([UInt8](data), description: description)
      else { throw Program.Failure.failed }
      return picture
    } catch Program.Failure.isMissing(let package) {
      throw InputError(
        message: "a PNG is painted by 'rsvg-convert', which is missing",
        help: "install the package \(package), or choose --format svg")
    } catch let failure as Program.Failure where failure != .failed {
      throw InputError(
        message: "'rsvg-convert' did not paint the picture: \(failure.reason)",
        help: "choose a smaller --scale, or --format svg")
    } catch {
      throw InputError(
        message: "'rsvg-convert' cannot paint the picture",
        help: "choose --format svg, or draw without the screenshot: --layers numbers,frames")
    }
  }
}
