import EarshotTree

extension String {
  /// The template with a place instead of a name in quotation marks, for what has no name.
  ///
  /// - Parameter frame: where it is; `nil` when that is not known.
  func unnamed(at frame: Rect?, inRussian isRussian: Bool) -> String {
    let place = String.place(frame, inRussian: isRussian)
    let name = isRussian ? "«{name}»" : "“{name}”"
    let nouns =
      isRussian ? ["текст", "название", "элемента"] : ["text", "text at", "label", "element"]
    for noun in nouns where contains("\(noun) \(name)") {
      let kept = noun == "text at" ? "text" : noun
      return replacing("\(noun) \(name)", with: "\(kept) \(place)")
    }
    if isRussian {
      return replacing(name, with: "\(hasPrefix(name) ? "элемент" : "элемента") \(place)")
    }
    return replacing(name, with: "an element \(place)")
  }

  private static func place(_ frame: Rect?, inRussian isRussian: Bool) -> String {
    guard let frame, let x = Int(exactly: frame.x.rounded()),
      let y = Int(exactly: frame.y.rounded())
    else { return isRussian ? "без названия" : "without a name" }
    return "\(isRussian ? "в точке" : "at") \(x), \(y)"
  }

  private func replacing(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
