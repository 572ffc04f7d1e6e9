import EarshotCaptures

/// The classes of the app that storyboards and xibs name.
struct NibClasses {
  /// Those of storyboards.
  private(set) var ofStoryboards: Set<String> = []
  /// Those of xibs, by the names of the xibs.
  private(set) var ofXibs: [String: Set<String>] = [:]

  /// Whether no document names any.
  var isEmpty: Bool { ofStoryboards.isEmpty && ofXibs.isEmpty }

  /// Whether a document names a class.
  func names(_ type: String) -> Bool {
    ofStoryboards.contains(type) || ofXibs.values.contains { $0.contains(type) }
  }

  /// Adds a class that a document names.
  mutating func insert(_ type: String, of nib: InterfaceBuilderNib) {
    guard nib.path.hasSuffix(".xib"), let file = nib.path.split(separator: "/").last else {
      ofStoryboards.insert(type)
      return
    }
    ofXibs[String(file.dropLast(4)), default: []].insert(type)
  }
}
