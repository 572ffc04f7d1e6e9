import EarshotCaptures
package import EarshotTree
package import EarshotWriting

/// A screen of the library, as every room opens it.
package struct LibraryScreen: Sendable {
  /// The name in all messages.
  package let id: String
  /// The name of its input.
  let input: String
  /// The path of its input, or the name of a built-in screen.
  package let path: String
  /// Its place among the screens of the input, from 0.
  let number: Int
  /// The name for people.
  let name: String
  /// The identifier of the format; `picture` is a screenshot alone.
  let format: String
  /// Whether its input is an archive, which has to be unpacked to be changed.
  let isPacked: Bool
  /// The screen.
  package let screen: Screen
  /// The properties that the input does not tell.
  let losses: [Capture.Loss]
  /// The screenshot.
  package let picture: ImageFile?
  /// The place of each element in order, and of stops.
  let ordered: OrderedScreen
  /// Whether it was made of another screen, so that the app behind its input does not show it.
  let isChanged: Bool
  /// A number that is the same as long as the screen and its screenshot are.
  let state: Int

  init(
    id: String, input: String, path: String, number: Int, name: String, format: String,
    isPacked: Bool = false, isChanged: Bool = false, screen: Screen, losses: [Capture.Loss],
    picture: ImageFile?
  ) {
    self.id = id
    self.input = input
    self.path = path
    self.number = number
    self.name = name
    self.format = format
    self.isPacked = isPacked
    self.isChanged = isChanged
    self.screen = screen
    self.losses = losses
    self.picture = picture
    ordered = OrderedScreen(screen)
    var hasher = Hasher()
    hasher.combine(screen)
    hasher.combine(picture)
    state = hasher.finalize()
  }

  /// Whether it is a screenshot alone, on which nothing can be judged.
  var isPicture: Bool { format == "picture" }

  /// Whether it is an app that answers rather than a capture.
  var isLive: Bool { format == "built-in" && !isChanged }

  /// The label of an element; `nil` if it has none, or is not on the screen.
  func label(of element: Element.ID?) -> String? {
    element.flatMap { ordered[$0] }?.label.value
  }

  /// The same screen in another state, under another name.
  func changed(id: String, _ screen: Screen) -> LibraryScreen {
    LibraryScreen(
      id: id, input: input, path: path, number: number, name: name, format: format,
      isChanged: true, screen: screen, losses: losses, picture: picture)
  }
}
