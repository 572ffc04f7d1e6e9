import EarshotCaptures

extension MalformedCase {
  static let all = structure + scalars

  private static let cutOff = "the file was cut off; save or send it again"
  private static let kinds =
    "a value is an object, an array, a string in \", a number, true, false or null"
  private static let digits = "write numbers like 12, -0.5 or 1e3"

  private static let structure = [
    MalformedCase("", "the input is empty", "send the whole JSON document", at: 1, 1, .empty),
    MalformedCase("\n ", "the input is empty", "send the whole JSON document", at: 2, 2, .empty),
    MalformedCase("[1", "the input ends inside an array", cutOff, at: 1, 3),
    MalformedCase("{\"a\"", "the input ends inside an object", cutOff, at: 1, 5),
    MalformedCase(
      "[1,\n]", "a comma stands before the end of an array", "remove the comma", at: 1, 3),
    MalformedCase(
      "{\"a\": 1,}", "a comma stands before the end of an object", "remove the comma", at: 1, 8),
    MalformedCase(
      "[1 2]", "expected ',' or ']' in an array, found '2'",
      "put a comma between the values of an array, or close it", at: 1, 4),
    MalformedCase("[,]", "expected a value, found ','", kinds, at: 1, 2),
    MalformedCase("[Ж]", "expected a value, found 'Ж'", kinds, at: 1, 2),
    MalformedCase("[+1]", "expected a value, found '+'", kinds, at: 1, 2),
    MalformedCase("[NaN]", "expected a value, found 'N'", kinds, at: 1, 2),
    MalformedCase(
      "{a: 1}", "expected a key, found 'a'", "write the key in quotation marks: \"key\": value",
      at: 1, 2),
    MalformedCase(
      "{\"a\" 1}", "expected ':' after the key 'a', found '1'", "write \"a\": value", at: 1, 6),
    MalformedCase(
      "{} {}", "unexpected '{' after the end of the document",
      "keep one JSON value in a file and remove what follows it", at: 1, 4),
    MalformedCase(
      "{\"a\": 1,\n \"a\": 2}", "the key 'a' stands twice in one object",
      "keep one of the two; the first is in line 1", at: 2, 2),
    MalformedCase(
      "[\u{1}]", "expected a value, found control character", kinds, at: 1, 2),
  ]

  private static let scalars = [
    MalformedCase("[tru]", "expected 'true'", "text needs quotation marks", at: 1, 2),
    MalformedCase("tru", "the input ends inside 'true'", cutOff, at: 1, 1),
    MalformedCase("01", "a number begins with 0", "remove the zeros at its beginning", at: 1, 1),
    MalformedCase("-", "the input ends inside a number", cutOff, at: 1, 2),
    MalformedCase("[1.]", "expected a digit, found ']'", digits, at: 1, 4),
    MalformedCase("[1e]", "expected a digit, found ']'", digits, at: 1, 4),
    MalformedCase(
      "1e999", "the number is too large", "use numbers between -1.7e308 and 1.7e308", at: 1, 1),
    MalformedCase(
      "[\"abc", "the string has no end", "close the string with \", or send the whole file",
      at: 1, 2),
    MalformedCase(
      "\"a\nb\"", "a control character stands in a string",
      "close the string with \", or write the character as \\n, \\t or \\u00XX", at: 1, 3),
    MalformedCase(
      "\"\\x\"", "a backslash stands before 'x'",
      "write a backslash as \\\\; escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", at: 1, 2),
    MalformedCase(
      "\"\\u12G4\"", "expected a hexadecimal digit, found 'G'", "\\u takes four of them: \\u00E9",
      at: 1, 6),
    MalformedCase("\"\\uD83D\"", lone, bothHalves, at: 1, 2),
    MalformedCase("\"\\uDE00\"", lone, bothHalves, at: 1, 2),
    MalformedCase("\"\\uD83D\\u0041\"", lone, bothHalves, at: 1, 2),
  ]

  private static let lone = "half of a surrogate pair stands alone"
  private static let bothHalves =
    "write both halves, such as \\uD83D\\uDE00, or the character itself"
}
