import EarshotTree
import EarshotWriting

/// Writes how an element looks, in the keys of a view file.
struct ScreenViewLooks {
  var element: Element

  func write(_ json: inout JSONWriter) {
    json.text("placeholder", element.textInput.value?.placeholder)
    writeAppearance(&json)
  }

  /// Writes the keys that tell of the looks alone.
  func writeAppearance(_ json: inout JSONWriter) {
    guard let looks = element.appearance.value else { return }
    json.text("color", looks.color)
    json.text("background", looks.background)
    json.text("weight", looks.fontWeight)
    json.text("image", looks.image)
    json.text("pictureText", looks.pictureText)
    json.text("drawn", looks.drawing)
    json.text("transform", looks.transform)
    for (key, number) in numbers(of: looks) {
      guard let number else { continue }
      json.key(key)
      json.number(number)
    }
    if let frame = looks.visibleFrame {
      json.key("visibleFrame")
      json.value([frame.x, frame.y, frame.width, frame.height])
    }
  }

  private func numbers(of looks: Appearance) -> [(StaticString, Double?)] {
    [
      ("backgroundAlpha", looks.backgroundAlpha), ("alpha", looks.alpha),
      ("fontSize", looks.fontSize), ("numberOfLines", looks.numberOfLines.map(Double.init)),
    ]
  }
}
