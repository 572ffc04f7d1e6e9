import EarshotCaptures
import Testing

/// A view file with one mistake, and the whole error.
struct ViewFileMistake: Sendable, CustomTestStringConvertible {
  var text: String
  var message: String
  var help: String
  var line: Int
  var column: Int
  var code: CaptureError.Code

  var testDescription: String { message }

  /// The first line of the files, without a language and a root.
  static let header =
    "{\"earshot\": \"view/1\", \"screen\": {\"width\": 375, \"height\": 812, \"scale\": 3},\n"

  /// A mistake in a root node that stands in the second line of a file, from column 28.
  init(
    node: String, _ message: String, _ help: String, line: Int = 2, column: Int,
    _ code: CaptureError.Code = .invalid
  ) {
    self.init(
      file: ViewFileMistake.header + "\"language\": \"en\",\"root\":   \(node)}", message, help,
      line: line, column: column, code)
  }

  init(
    file: String, _ message: String, _ help: String, line: Int = 1, column: Int,
    _ code: CaptureError.Code = .invalid
  ) {
    text = file
    self.message = message
    self.help = help
    self.line = line
    self.column = column
    self.code = code
  }
}

extension ViewFileMistake {
  static let all = headers + nodes + overrides + adjustments

  private static let headers = [
    ViewFileMistake(
      file: "[]", "'view file' must be an object, not an array", "write an object here", column: 1),
    ViewFileMistake(file: "{}", "a view file has no 'earshot'", "add \"earshot\" to it", column: 1),
    ViewFileMistake(
      file: "{\"earshot\": \"view/2\"}", "'view/2' is not a version of the view file",
      "write \"earshot\": \"view/1\"", column: 13),
    ViewFileMistake(
      file: "{\"earshot\": \"view/1\", \"titel\": \"\"}", "unknown key 'titel' in a view file",
      "did you mean 'title'?", column: 23),
    ViewFileMistake(
      file: "{\"earshot\": \"view/1\"}", "a view file has no 'screen'", "add \"screen\" to it",
      column: 1),
    ViewFileMistake(
      file: "{\"earshot\": \"view/1\", \"screen\": {\"width\": 0}}",
      "a view file has no 'language'", "add \"language\" to it", column: 1),
    ViewFileMistake(
      file: "{\"earshot\": \"view/1\", \"language\": \"en\", \"screen\": {\"width\": 0}}",
      "'width' must be greater than 0 and at most 10000000",
      "write it in points, and the scale in pixels per point", column: 61),
    ViewFileMistake(
      file: header + "\"language\": \"русский\"}", "'русский' is not a language",
      "write a BCP 47 tag such as 'ru' or 'en-US'", line: 2, column: 13),
    ViewFileMistake(
      file: header + "\"language\": \"en\", \"idiom\": \"tablet\"}", "unknown idiom 'tablet'",
      "use one of 'phone', 'pad'", line: 2, column: 28),
    ViewFileMistake(
      file: header + "\"language\": \"en\", \"direction\": \"trl\"}", "unknown direction 'trl'",
      "did you mean 'rtl'?", line: 2, column: 32),
  ]

  private static let nodes = [
    ViewFileMistake(
      node: "{\"class\": \"UIView\"}", "a node has no 'frame'", "add \"frame\" to it", column: 28),
    ViewFileMistake(
      node: "{\"frame\": [0, 0, 1]}", "'frame' must be an array of 4 numbers, not of 3",
      "write 4 numbers here", column: 38),
    ViewFileMistake(
      node: "{\"frame\": [0, 0, 1, \"1\"]}", "'frame' must be a number, not a string",
      "write a number here", column: 48),
    ViewFileMistake(
      node: "{\"frame\": [0, 0, 1e308, 1]}", "'frame' reaches farther than 10000000 points",
      "write screen coordinates in points, or leave the view out", column: 38),
    ViewFileMistake(
      node: "{\"frame\": [0, 0, -1, 1]}", "'frame' has a negative width or height",
      "a frame is [x, y, width, height] in points, from the top left corner", column: 38),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1], \"text\": null}", "'text' must be a string, not null",
      "leave the key out instead of writing null", column: 57),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"colour\": \"\"}", "unknown key 'colour' in a node",
      "did you mean 'color'?", line: 3, column: 1),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"color\": \"red\"}", "'red' is not a colour",
      "write 'color' as #RRGGBB, in sRGB", line: 3, column: 10),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"weight\": \"heavy\"}", "unknown weight 'heavy'",
      "use one of 'regular', 'semibold', 'bold'", line: 3, column: 11),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"alpha\": 30}", "'alpha' must be from 0 to 1",
      "write it as a part of 1, such as 0.5", line: 3, column: 10),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"position\": [4, 3]}",
      "'position' is not a place in a series",
      "write [n, m]: the place from 1, and the number of members", line: 3, column: 13),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"row\": 1.5}", "'row' must be a whole number",
      "remove the fraction", line: 3, column: 8),
    ViewFileMistake(
      node: "{\"id\": \"a\", \"frame\": [0,0,1,1], \"children\": [\n"
        + "{\"id\": \"a\", \"frame\": [0,0,1,1]}]}",
      "two nodes have the id 'a'", "rename one of them; the first is in line 2", line: 3,
      column: 8, .duplicateID),
  ]

  private static let overrides = [
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"lable\": \"\"}}", "unknown key 'lable' in 'ax'",
      "did you mean 'label'?", line: 3, column: 8),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"traits\": [\"heading\"]}}",
      "unknown trait 'heading'",
      "did you mean 'header'?", line: 3, column: 19),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"traits\": [\"tasty\"]}}", "unknown trait 'tasty'",
      "the traits are listed in Documentation/Formats/View.md", line: 3, column: 19),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"elements\": [\"buton\"]}, \"children\": [\n"
        + "{\"id\": \"button\", \"frame\": [0,0,1,1]}]}",
      "'elements' names 'buton', and no node has that id", "did you mean 'button'?", line: 3,
      column: 21),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"elements\": [1]}}",
      "'elements' must be an array of ids and nodes, not a number",
      "write an array of ids and nodes here", line: 3, column: 21),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"containerType\": \"grid\"}}",
      "unknown containerType 'grid'",
      "use one of 'semanticGroup', 'list', 'landmark', 'dataTable'", line: 3, column: 25),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"respondsTo\": [\"escape\"]}}",
      "unknown respondsTo 'escape'",
      "use one of 'accessibilityActivate', 'accessibilityPerformEscape', "
        + "'accessibilityPerformMagicTap', 'accessibilityScroll'", line: 3, column: 23),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"customContent\": [{\"label\": \"Sum\"}]}}",
      "an entry of 'customContent' has no 'value'", "add \"value\" to it", line: 3, column: 26),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"isElement\": 1}}",
      "'isElement' must be true or false, not a number", "write true or false here", line: 3,
      column: 21),
  ]

  private static let adjustments = [
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"adjust\": {\"options\": [\"A\"], \"index\": 1}}}",
      "'index' 1 is not an option", "write a number from 0 to 0", line: 3, column: 46),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"adjust\": {\"min\": 0, \"max\": 5, \"step\": 1}}}",
      "'adjust' has no 'value'", "add \"value\" to it", line: 3, column: 18),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"adjust\": {\"min\": 0, \"max\": 5, \"step\": 1, "
        + "\"value\": 6}}}",
      "'value' lies outside of 'min' and 'max'", "write numbers so that min <= value <= max",
      line: 3, column: 59),
    ViewFileMistake(
      node: "{\"frame\": [0,0,1,1],\n\"ax\": {\"adjust\": {\"min\": 0, \"max\": 5, \"step\": 1, "
        + "\"value\": 1, \"template\": \"{count}\"}}}",
      "'{count}' means nothing in a template", "use {n}, {n*575} or {plural:one|few|many}",
      line: 3, column: 74),
  ]
}
