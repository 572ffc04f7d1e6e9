package import EarshotTree

/// An expectation of a step.
package enum ScriptExpectation: Hashable, Sendable {
  /// A sentence is heard, with or without its hint.
  case says(String)
  /// A text of the app is heard.
  case announces(String)
  /// A sentence is begun and cut, now or since an earlier step.
  case cut(String)
  /// Nothing is heard.
  case silence
  /// A sound is made; `nil` is none.
  case sounds(Sound?)
  /// The elements that get focus in order; one of them is where it ends, none is nowhere.
  case focus([Element.ID])
  /// The screen has a title.
  case screenTitle(String)
  /// The screen has a number of stops.
  case screenStops(Int)
  /// The app is asked to do something; `nil` is nothing at all.
  case does(ScriptAction?)
  /// The app gets a tap within a point of a place; `nil` is none.
  case taps(Point?)
  /// A line of text, or a text that lies over the screen; `nil` is nothing at all.
  case shows(String?)
  /// A braille display shows cells, or the words that they stand for; `nil` is nothing at all.
  case feels(String?)
  /// What lies over the screen.
  case overlay(ScreenOverlay.Kind)
}
