/// The bounds of a view as Android writes them.
enum AndroidBounds {
  /// The numbers of `[left,top][right,bottom]`.
  static func numbers(in text: String) -> [Double] {
    text.utf8.split { "[], ".utf8.contains($0) }.compactMap { Double(Substring($0)) }
  }
}
