package import EarshotTree
import EarshotWriting

/// The files of a `.vodesign` package with one artboard.
package struct VODesignFiles {
  /// The name of the picture in the folder `Images`.
  package static let pictureName = "screen.png"

  /// The bytes of `document.json`.
  package let document: [UInt8]
  /// The bytes of `info.json`, which states the scale.
  package let info: [UInt8]

  /// Makes the files of a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - scale: pixels of the picture per point; `nil` when there is no picture.
  package init(_ screen: Screen, scale: Double?) {
    let design = ScreenVODesign(screen: screen, scale: scale)
    document = design.write()
    info = JSONWriter.document { json in
      json.field("id", "00000000-0000-0000-0000-000000000002")
      json.field("imageScale", design.scale)
    }
  }
}
